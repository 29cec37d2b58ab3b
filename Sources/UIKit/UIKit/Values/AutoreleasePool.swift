/// Runs code in an autorelease pool. Linux has none, so this only calls the function.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
