public import Foundation

/// An array, by its Core Foundation name.
public typealias CFArray = NSArray

/// A string, by its Core Foundation name.
public typealias CFString = NSString

/// A dictionary, by its Core Foundation name.
public typealias CFDictionary = NSDictionary

/// Bytes, by their Core Foundation name.
public typealias CFData = NSData

/// Seconds since January 1, 2001.
public typealias CFAbsoluteTime = Double

/// Returns the current time in seconds since January 1, 2001.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
