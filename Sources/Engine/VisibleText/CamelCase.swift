extension String {
  /// The words of a name in camel case, with spaces between them: `table View Controller` for `tableViewController`.
  package var camelCaseWords: String {
    var result = ""
    var isAfterLowercase = false
    for letter in self {
      // Nearly all letters are ASCII, which needs no lookup in the Unicode tables.
      let isUppercase = letter.asciiValue.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? letter.isUppercase
      if isUppercase, isAfterLowercase { result.append(" ") }
      result.append(letter)
      isAfterLowercase = !isUppercase
    }
    return result
  }
}
