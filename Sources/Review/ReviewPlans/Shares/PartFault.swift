/// The reason why a part of a run cannot be used, or parts cannot be joined.
package struct PartFault: Error, Sendable, Hashable {
  /// The kind of a fault.
  package enum Kind: Sendable, Hashable {
    /// Something is not there, or cannot be read.
    case missing
    /// Something is there and does not belong to the others, or is damaged.
    case invalid
  }

  /// The kind.
  package var kind: Kind
  /// The fault, without a full stop.
  package var message: String
  /// The way out.
  package var hint: String

  /// A fault.
  package init(_ kind: Kind, _ message: String, hint: String) {
    self.kind = kind
    self.message = message
    self.hint = hint
  }
}
