public import Geometry

extension Finding {
  /// A constraint that a finding is about: what it relates, and where it is written.
  public struct Constraint: Sendable, Hashable {
    /// An attribute of a view or of one of its guides.
    public struct Side: Sendable, Hashable {
      /// The view, by its position in the scene.
      public var view: Int
      /// The attribute behind the view, `.top`; for a guide with its name, `[safeArea].top`.
      public var attribute: String

      /// A side of a constraint.
      public init(view: Int, attribute: String) {
        self.view = view
        self.attribute = attribute
      }
    }

    /// The left side.
    public var first: Side
    /// The relation between the sides: `==`, `<=`, `>=`.
    public var relation: String
    /// The right side; nil if it is a constant alone.
    public var second: Side?
    /// The constant that is added, in points.
    public var constant: Double
    /// The axis that it places or sizes the first view along; nil for an attribute of neither.
    public var axis: Axis?
    /// Whether the author wrote it; otherwise the layout added it, for a content size or a stack.
    public var isWritten: Bool
    /// The place in the document; nil if it has none.
    public var source: SourceLocation?

    /// A constraint between two sides, or between a side and a constant.
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

    /// The views that it names, by their positions.
    var namedViews: [Int] { [first.view] + (second.map { [$0.view] } ?? []) }

    /// The sides and the relation, `0.top == 1.bottom`: by this it is the same after an edit of its numbers.
    ///
    /// - Parameter number: The number that stands for a view.
    func mark(_ number: (Int) -> Int) -> String {
      func text(_ side: Side) -> String { "\(number(side.view))\(side.attribute)" }
      return "\(text(first)) \(relation)\(second.map { " \(text($0))" } ?? "")"
    }
  }
}
