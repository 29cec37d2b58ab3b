/// Returns the time since the system started, in seconds.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// A time in seconds.
public typealias CFTimeInterval = Double
