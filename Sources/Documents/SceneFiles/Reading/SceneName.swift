internal import Findings
internal import MarkupReading
internal import Scenes

/// The names that an author gives to views and metrics.
enum SceneName {
  /// Reports names that equations and visual formats could not refer to. Returns whether the name is valid.
  static func check(_ node: YAMLNode, _ name: String, _ what: String, _ context: ReadingContext) -> Bool {
    if EquationNames.reserved.contains(name) {
      context.report(
        .reservedName, "\(what) cannot be called '\(name)'", at: node.place,
        hint: "it is a reserved word in equations")
      return false
    }
    let scalars = name.unicodeScalars
    guard let first = scalars.first, EquationLexer.beginsName(first), scalars.allSatisfy(EquationLexer.continuesName)
    else {
      context.report(
        .invalidName, "'\(name)' cannot be the name of \(what)", at: node.place,
        hint: "a name consists of letters, digits and '_', and does not begin with a digit")
      return false
    }
    return true
  }
}
