package import MarkupReading

/// An occurrence of a name in a scene file.
package struct WrittenName: Sendable, Hashable {
  /// The kind of thing that has the name.
  package enum Kind: Sendable, Hashable {
    case view
    case metric
    case group
  }

  /// The kind of thing that has the name.
  package var kind: Kind
  package var text: String
  /// The range, without quotes.
  package var range: YAMLRange
  /// The range of the whole definition, if this occurrence defines the name. Nil for a use.
  package var definition: YAMLRange?
}
