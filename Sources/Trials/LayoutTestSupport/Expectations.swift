public import Testing

/// Expects that a computed value equals another, and shows both if it does not. `#expect(try …)` shows neither.
///
/// It compiles several times as fast as `#expect(value == expected)`, a macro that is expanded at each place. The
/// location is given by literals for the same reason.
public func expect<Value: Equatable>(
  _ value: Value, is expected: Value, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  #expect(value == expected, comment(), sourceLocation: location)
}

/// Expects that a string contains another, and shows both if it does not.
public func expect(
  _ text: String, contains part: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column
) {
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  #expect(text.contains(part), sourceLocation: location)
}
