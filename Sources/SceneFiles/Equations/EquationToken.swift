internal import AutoLayout

/// A word, number or sign of an equation.
struct EquationToken: Sendable, Hashable {
  /// What it is.
  enum Kind: Sendable, Hashable {
    case number(Double)
    case name(String)
    case relation(LayoutRelation)
    /// One of `+ - * / ( ) . @`.
    case sign(Unicode.Scalar)
    /// `#name` at the end.
    case identifier(String)
    case end
  }

  /// What it is.
  let kind: Kind
  /// Where it stands, in Unicode scalars from 0.
  let range: Range<Int>
}
