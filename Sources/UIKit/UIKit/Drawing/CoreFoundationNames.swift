public import Foundation

/// A list, by the name that drawing code has for it.
public typealias CFArray = NSArray

/// A text, by the name that drawing code has for it.
public typealias CFString = NSString

/// A table, by the name that drawing code has for it.
public typealias CFDictionary = NSDictionary

/// Bytes, by the name that drawing code has for it.
public typealias CFData = NSData

/// Seconds since the first second of 2001.
public typealias CFAbsoluteTime = Double

/// The time now, in seconds since the first second of 2001.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
