public import Foundation

/// A list, by the name that drawing code has for it.
public typealias CFArray = NSArray

/// A text, by the name that drawing code has for it.
public typealias CFString = NSString

/// A table, by the name that drawing code has for it.
public typealias CFDictionary = NSDictionary

/// Bytes, by the name that drawing code has for it.
public typealias CFData = NSData
