public import Geometry

/// A line of Apple's Visual Format Language, parsed but not yet bound to views (specification VFL-02).
///
/// Every part keeps its range in ``text``, counted in Unicode scalars from 0, so that errors can show where an unknown
/// name is written.
public struct VisualFormat: Sendable, Hashable {
  /// The format as it was written.
  public let text: String
  /// The direction of the format, horizontal if it states none (specification VFL-03).
  public let axis: Axis
  /// The connection from the superview's first edge to the first view, or nil for a format that begins with a view.
  public let leadingConnection: Connection?
  /// The views in the order of the layout, at least one.
  public let views: [Element]
  /// The connections between neighbors, one fewer than there are views.
  public let connections: [Connection]
  /// The connection from the last view to the superview's last edge, or nil for a format that ends with a view.
  public let trailingConnection: Connection?

  /// A view in square brackets.
  public struct Element: Sendable, Hashable {
    /// The name of the view.
    public let name: String
    /// The range of the name in the text of the format, in Unicode scalars from 0.
    public let range: Range<Int>
    /// The predicates for the size of the view along the axis. May be empty.
    public let sizes: [Predicate]
  }

  /// A connection between two neighbors, or between a view and the superview.
  public enum Connection: Sendable, Hashable {
    /// Nothing: the edges touch.
    case flush
    /// A bare `-`: the standard spacing (specification CON-10).
    case standard
    /// One or more distances, all of which apply.
    case spacing([Predicate])
  }

  /// A number with a relation and a priority: `>=44@750`.
  public struct Predicate: Sendable, Hashable {
    /// The relation of the size or distance to the object.
    public let relation: LayoutRelation
    /// The number or name that the size or distance relates to.
    public let object: Object
    /// The priority of the predicate, or nil if required.
    public let priority: Object?
  }

  /// A number, or a name that represents one.
  public struct Object: Sendable, Hashable {
    /// The content of an object.
    public enum Value: Sendable, Hashable {
      /// A number, in points or as a priority.
      case number(Double)
      /// A metric or, in the size of a view, a view.
      case name(String)
    }

    /// The number or name.
    public let value: Value
    /// The range of the object in the text of the format, in Unicode scalars from 0.
    public let range: Range<Int>
  }

  /// Parses a format.
  ///
  /// - Throws: ``VisualFormatError`` with the position of the first character that does not fit.
  public init(parsing text: String) throws(VisualFormatError) {
    var parser = VisualFormatParser(text)
    self = try parser.format()
  }

  /// Whether the format states its direction with `H:` or `V:`. Without one it is horizontal.
  public var hasOrientationPrefix: Bool { !Self.lacksOrientationPrefix(text) }

  /// Whether a string is a visual format, judging by its beginning, that does not state its direction
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
