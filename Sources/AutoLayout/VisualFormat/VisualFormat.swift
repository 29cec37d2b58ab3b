public import Geometry

/// A line of Apple's Visual Format Language, parsed but not yet bound to views (specification VFL-02).
///
/// Every part keeps its range in ``text``, counted in Unicode scalars from 0, so that a name that is bound to nothing
/// can be shown where it is written.
public struct VisualFormat: Sendable, Hashable {
  /// The format as it was written.
  public let text: String
  /// The direction that it describes; horizontal where it does not say (specification VFL-03).
  public let axis: Axis
  /// What lies between the superview's first edge and the first view; nil for a format that begins with a view.
  public let leadingConnection: Connection?
  /// The views in the order of the layout, at least one.
  public let views: [Element]
  /// What lies between neighbours: one less than there are views.
  public let connections: [Connection]
  /// What lies between the last view and the superview's last edge; nil for a format that ends with a view.
  public let trailingConnection: Connection?

  /// A view in square brackets.
  public struct Element: Sendable, Hashable {
    /// The name of the view.
    public let name: String
    /// Where the name stands.
    public let range: Range<Int>
    /// What is said of its size along the axis.
    public let sizes: [Predicate]
  }

  /// What lies between two neighbours.
  public enum Connection: Sendable, Hashable {
    /// Nothing: the edges touch.
    case flush
    /// A bare `-`: the standard spacing (specification CON-10).
    case standard
    /// Distances that all apply, at least one.
    case spacing([Predicate])
  }

  /// A number with a relation and a priority: `>=44@750`.
  public struct Predicate: Sendable, Hashable {
    /// How the size or distance relates to the object.
    public let relation: LayoutRelation
    /// What it relates to.
    public let object: Object
    /// How important it is; nil for required.
    public let priority: Object?
  }

  /// A number, or a name that stands for one.
  public struct Object: Sendable, Hashable {
    /// What is written.
    public enum Value: Sendable, Hashable {
      /// A number, in points or as a priority.
      case number(Double)
      /// A metric or, in the size of a view, a view.
      case name(String)
    }

    /// What is written.
    public let value: Value
    /// Where it is written.
    public let range: Range<Int>
  }

  /// The format of a text.
  ///
  /// - Throws: ``VisualFormatError`` with the place of the first character that does not fit.
  public init(parsing text: String) throws(VisualFormatError) {
    var parser = VisualFormatParser(text)
    self = try parser.format()
  }

  /// Whether it says its direction with `H:` or `V:`, without which it is horizontal.
  public var hasOrientationPrefix: Bool { !Self.lacksOrientationPrefix(text) }

  /// Whether a text is a visual format, as far as its beginning tells, that does not say its direction
  /// (specification VFL-03).
  package static func lacksOrientationPrefix(_ text: String) -> Bool { text.hasPrefix("[") || text.hasPrefix("|") }

  init(
    text: String, axis: Axis, leadingConnection: Connection?, views: [Element], connections: [Connection],
    trailingConnection: Connection?
  ) {
    self.text = text
    self.axis = axis
    self.leadingConnection = leadingConnection
    self.views = views
    self.connections = connections
    self.trailingConnection = trailingConnection
  }
}
