/// The reason why a part of a run cannot be used, or parts cannot be joined.
package struct PartFault: Error, Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// Something does not exist or cannot be read.
    case missing
    /// Something is damaged or does not belong to the other parts.
    case invalid
  }

  package var kind: Kind
  /// The reason, without a full stop.
  package var message: String
  /// A hint on what to do.
  package var hint: String

  package init(_ kind: Kind, _ message: String, hint: String) {
    self.kind = kind
    self.message = message
    self.hint = hint
  }
}
