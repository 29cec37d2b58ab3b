package import MarkupReading

/// A name that is written in a scene file, where it is given or used.
package struct WrittenName: Sendable, Hashable {
  /// The kind of thing that has the name.
  package enum Kind: Sendable, Hashable {
    case view
    case metric
    case group
  }

  /// The kind of thing that has the name.
  package var kind: Kind
  /// The name.
  package var text: String
  /// The place where it is written, without quotes.
  package var range: YAMLRange
  /// The place of all that is said where the name is given; nil where the name is only used.
  package var definition: YAMLRange?
}
