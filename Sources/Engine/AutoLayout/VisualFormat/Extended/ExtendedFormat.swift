internal import Geometry

/// A line of the extended visual format language, parsed but not yet bound to views.
struct ExtendedFormat: Sendable {
  /// The line without its comment.
  let text: String
  /// The statement that the line makes.
  let statement: Statement

  enum Statement: Sendable {
    /// Views from edge to edge, along each of the axes: `H:`, `V:`, `HV:`.
    case chain(Chain, [Axis])
    /// Views from back to front: `Z:`.
    case order([Name])
    /// Attributes of views one by one: `C:`.
    case attributes([AttributeRule])
  }

  /// A name and its range in the text, in Unicode scalars from 0.
  struct Name: Sendable {
    let text: String
    let range: Range<Int>
  }

  /// Views next to each other, as in the standard language.
  struct Chain: Sendable {
    let leadingConnection: Connection?
    let elements: [Element]
    let connections: [Connection]
    let trailingConnection: Connection?
  }

  /// A view, or a group of views under one name.
  struct Element: Sendable {
    let name: Name
    let sizes: [Predicate]
    let group: Chain?
  }

  /// A connection between two edges.
  enum Connection: Sendable {
    case flush
    case standard
    case spacing([Predicate])

    var isFlush: Bool { if case .flush = self { true } else { false } }
  }

  /// A value with a relation and a priority.
  struct Predicate: Sendable {
    let relation: LayoutRelation
    let value: Value
    let priority: Value?
    /// The range of the value, in Unicode scalars from 0.
    let range: Range<Int>
  }

  /// The statements on one attribute of a view.
  struct AttributeRule: Sendable {
    let name: Name
    let attribute: LayoutAttribute
    let predicates: [Predicate]
  }

  /// A value as it is written.
  indirect enum Value: Sendable {
    case number(Double)
    /// A part of the superview's size. 1 is the whole size.
    case part(Double)
    /// A metric or a view. With an attribute it is a view.
    case name(Name, LayoutAttribute?)
    /// A value and the operations applied to it in turn.
    case operations(Value, [Step])
  }

  /// An operator and the value after it.
  struct Step: Sendable {
    let operation: Operator
    let value: Value
  }

  /// The arithmetic operators.
  enum Operator: Character, Sendable, CaseIterable {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"

    var isSum: Bool { self == .plus || self == .minus }
  }
}
