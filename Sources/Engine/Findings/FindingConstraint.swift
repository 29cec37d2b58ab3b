public import Geometry

extension Finding {
  /// A constraint that a finding is about: what it relates, and its location.
  public struct Constraint: Sendable, Hashable {
    /// An attribute of a view or of one of its guides.
    public struct Side: Sendable, Hashable {
      /// The position of the view in the scene.
      public var view: Int
      /// The attribute after the view, `.top`. For a guide it includes the guide's name: `[safeArea].top`.
      public var attribute: String

      /// Creates a side of a constraint.
      public init(view: Int, attribute: String) {
        self.view = view
        self.attribute = attribute
      }
    }

    /// The left side.
    public var first: Side
    /// The relation between the sides: `==`, `<=`, `>=`.
    public var relation: String
    /// The right side, or nil if it is only a constant.
    public var second: Side?
    /// The constant that is added, in points.
    public var constant: Double
    /// The axis along which it places or sizes the first view, or nil for an attribute without an axis.
    public var axis: Axis?
    /// Whether the author wrote it. Otherwise the layout added it, for a content size or a stack.
    public var isWritten: Bool
    /// The location in the document, or nil.
    public var source: SourceLocation?

    /// Creates a constraint between two sides, or between a side and a constant.
    public init(
      _ first: Side, _ relation: String, _ second: Side? = nil, constant: Double, axis: Axis?, isWritten: Bool,
      source: SourceLocation?
    ) {
      self.first = first
      self.relation = relation
      self.second = second
      self.constant = constant
      self.axis = axis
      self.isWritten = isWritten
      self.source = source
    }

    /// The positions of the views that it names.
    var namedViews: [Int] { [first.view] + (second.map { [$0.view] } ?? []) }

    /// Returns the sides and the relation, `0.top == 1.bottom`. The mark stays the same when the numbers are edited.
    ///
    /// - Parameter number: Returns the number that represents a view.
    func mark(_ number: (Int) -> Int) -> String {
      func text(_ side: Side) -> String { "\(number(side.view))\(side.attribute)" }
      return "\(text(first)) \(relation)\(second.map { " \(text($0))" } ?? "")"
    }
  }
}
