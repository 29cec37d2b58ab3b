/// JSON as text: the same bytes for the same value, everywhere.
///
/// The text is also safe inside a script: it holds no `<`, and no line separators that end a JavaScript line.
public enum JSONText {
  /// A value on one line, without spaces.
  public static func line(_ value: JSONValue) -> String {
    var text = JSONBytes()
    text.append(value)
    return text.string
  }

  /// A value on lines of its own, indented by two spaces, without a line break at the end.
  ///
  /// An array or object of scalars and of arrays of scalars stands on one line, so that a difference between two
  /// reports shows whole views and findings.
  public static func lines(_ value: JSONValue) -> String {
    var text = JSONBytes()
    text.append(value, depth: 0)
    return text.string
  }

  /// A number in decimal notation with at most four decimals and no exponent; `null` where it is not finite or so large
  /// that its digits mean nothing (above 10¹⁴).
  public static func number(_ number: Double) -> String {
    // Digits are counted on both sides of the point alone, since their product could be inexact.
    let whole = number.magnitude.rounded(.down)
    let decimals = ((number.magnitude - whole) * 10_000).rounded()
    guard number.magnitude < 1e14, let units = Int(exactly: whole), let fraction = Int(exactly: decimals) else {
      return "null"
    }
    let isNegative = number < 0 && units + fraction > 0
    return (isNegative ? "-" : "") + digits(units + fraction / 10_000, fraction % 10_000)
  }

  /// A whole number and ten-thousandths, without zeros at the end.
  private static func digits(_ units: Int, _ fraction: Int) -> String {
    guard fraction > 0 else { return String(units) }
    var decimals = String(10_000 + fraction).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return "\(units).\(decimals)"
  }

  /// A string in quotes, with everything escaped that JSON or a script could misread.
  public static func string(_ string: String) -> String {
    var text = JSONBytes()
    text.append(string)
    return text.string
  }
}
