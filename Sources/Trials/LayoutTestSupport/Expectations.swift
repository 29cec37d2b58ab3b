public import Testing

/// Expects that a computed value equals another one, and shows both if it does not. `#expect(try …)` shows neither.
///
/// It compiles in a third of the time of `#expect(value == expected)`, which is expanded at each place. The location is
/// that of the call, as parts that cost no expansion.
public func expect<Value: Equatable>(
  _ value: Value, is expected: Value, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  #expect(value == expected, comment(), sourceLocation: location)
}

/// Expects that a string contains another one, and shows both if it does not.
public func expect(
  _ text: String, contains part: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column
) {
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  #expect(text.contains(part), sourceLocation: location)
}
