/// JSON as text: the same bytes for the same value, everywhere.
///
/// The text is also safe inside a script: it holds no `<`, and no line separators that end a JavaScript line.
public enum JSONText {
  /// A value on one line, without spaces.
  public static func line(_ value: JSONValue) -> String {
    var buffer = JSONBuffer()
    buffer.append(value)
    return buffer.text
  }

  /// A value on lines of its own, indented by two spaces, without a line break at the end.
  ///
  /// An array or object of scalars and of arrays of scalars stands on one line, so that a difference between two
  /// reports shows whole views and findings.
  ///
  /// - Parameters:
  ///   - indentation: How many times two spaces stand before each line but the first.
  ///   - start: What stands before it, as it is.
  ///   - end: What stands after it, as it is.
  public static func lines(
    _ value: JSONValue, indentation: Int = 0, after start: String = "", before end: String = ""
  ) -> String {
    var buffer = JSONBuffer()
    buffer.append(characters: start)
    buffer.append(value, indentation: indentation)
    buffer.append(characters: end)
    return buffer.text
  }

  /// A number in decimal notation with at most four decimals and no exponent; `null` where it is not finite or so large
  /// that its digits mean nothing (above 10¹⁴).
  public static func number(_ number: Double) -> String {
    var buffer = JSONBuffer()
    buffer.append(number)
    return buffer.text
  }

  /// A string in quotes, with everything escaped that JSON or a script could misread.
  public static func string(_ string: String) -> String {
    var buffer = JSONBuffer()
    buffer.append(string)
    return buffer.text
  }
}
