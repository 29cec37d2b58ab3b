extension String {
  /// The string as it is written between the quotes of a literal in Swift.
  var inSwiftLiteral: String { replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
}
