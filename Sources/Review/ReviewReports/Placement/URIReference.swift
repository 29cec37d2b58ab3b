internal import VisibleText

/// Paths as references of URIs.
package enum URIReference {
  /// Returns a path in which all bytes except ASCII letters, digits and `-._~/` are percent-encoded.
  package static func text(of path: String) -> String {
    path.utf8.reduce(into: "") { reference, byte in
      let character = Character(Unicode.Scalar(byte))
      if character.isASCII, character.isLetter || character.isNumber || "-._~/".contains(character) {
        reference.append(character)
      } else {
        reference += "%\(byte.digits(2, radix: 16, uppercase: true))"
      }
    }
  }
}
