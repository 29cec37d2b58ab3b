public import Testing

/// Expects that a computed value equals another one, and shows both if it does not. `#expect(try …)` shows neither.
public func expect<Value: Equatable>(
  _ value: Value, is expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(value == expected, comment(), sourceLocation: sourceLocation)
}

/// Expects that a string contains another one, and shows both if it does not.
public func expect(_ text: String, contains part: String, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(text.contains(part), sourceLocation: sourceLocation)
}
