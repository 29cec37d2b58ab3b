internal import AutoLayout

/// A word, number or sign of an equation.
struct EquationToken: Sendable, Hashable {
  /// The kinds of tokens; all but the end carry a value.
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

  /// The kind of the token, with its value where it has one.
  let kind: Kind
  /// The place of the token in the text of the equation, in Unicode scalars from 0.
  let range: Range<Int>
}
