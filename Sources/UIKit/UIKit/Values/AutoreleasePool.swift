/// Runs code whose temporary objects are released afterwards: on Linux they are released anyway.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
