/// Conversion of names of an author's devices and states for files and links.
package enum NameIdentifier {
  /// Returns the name in lower case, with hyphens for everything except letters and digits: `Signed in` becomes
  /// `signed-in`.
  package static func identifier(of name: String) -> String {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}
