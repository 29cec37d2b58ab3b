/// The names of an author's devices and states in files and links.
package enum NameIdentifier {
  /// The name in lower case, everything but letters and digits being a hyphen: `Signed in` is `signed-in`.
  package static func identifier(of name: String) -> String {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}
