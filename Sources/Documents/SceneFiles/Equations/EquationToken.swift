internal import AutoLayout

/// A name, number or sign in an equation.
struct EquationToken: Sendable, Hashable {
  /// The kind of a token, with its value.
  enum Kind: Sendable, Hashable {
    case number(Double)
    case name(String)
    case relation(LayoutRelation)
    /// One of `+ - * / ( ) . @`.
    case sign(Unicode.Scalar)
    /// `#name`, which is the last token before the end.
    case identifier(String)
    case end
  }

  let kind: Kind
  /// The range in the text, in Unicode scalars from 0.
  let range: Range<Int>
}
