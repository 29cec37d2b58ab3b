/// The views that the code of a class creates and places, as far as single statements show it.
package struct BuiltViews: Sendable, Hashable {
  /// A view under a name: a property or a local value.
  package struct Made: Sendable, Hashable {
    package var name: String
    /// The class, as written.
    package var className: String
  }

  /// A view that code adds to another one.
  package struct Added: Sendable, Hashable {
    package var name: String
    /// The property path of the superview. Empty for the object itself.
    package var superview: [String]
    /// Whether it becomes an arranged view of a stack.
    package var isArranged = false
  }

  /// One side of a constraint.
  package struct Side: Sendable, Hashable {
    /// The property path of the view or layout guide. Empty for the object itself.
    package var path: [String]
    /// The anchor, without its suffix: `leading`.
    package var anchor: String
  }

  /// A constraint between anchors.
  package struct Link: Sendable, Hashable {
    package enum Relation: Sendable, Hashable {
      case equal, atMost, atLeast
    }

    package var first: Side
    package var relation: Relation
    /// The other side. Nil for a constant.
    package var second: Side?
    package var constant: Length
    package var multiplier = 1.0
  }

  /// A number of points, or the name of a constant.
  package struct Length: Sendable, Hashable {
    package var word: String
    package var isNegative = false

    /// No points.
    package static let zero = Length(word: "0")
  }

  /// The value of a property of a view.
  package struct Value: Sendable, Hashable {
    /// The name of the view: `view` for that of a controller.
    package var name: String
    /// The property: `text`, or `title` for that of a button.
    package var property: String
    /// The words and numbers of the value as written. Empty if it is not a single line.
    package var words: [String]
    /// The value if it is a string literal, or the key of `NSLocalizedString`. Nil for other values.
    package var text: String?
  }

  /// A length of a frame: a number of points, or a share of a length of the superview and some points.
  package struct Extent: Sendable, Hashable {
    package var share = 0.0
    /// Whether the length of the superview is its width.
    package var isOfWidth = true
    package var points: Double
  }

  /// A frame of a view in its superview.
  package struct Frame: Sendable, Hashable {
    package var name: String
    /// Its left edge, top edge, width and height. Nil for each that is not known, and all nil if it fills its superview.
    package var parts: [Extent?]
  }

  package var made: [Made] = []
  package var added: [Added] = []
  package var links: [Link] = []
  package var values: [Value] = []
  package var frames: [Frame] = []
  /// The identifiers of the controllers that the class instantiates from storyboards.
  package var controllers: [String] = []
  /// The names of the storyboards that it names.
  package var storyboards: [String] = []
  /// The views on which code calls functions that may place them, or that it passes to such functions.
  package var handed: [String] = []
  /// The number of anchors in code that are not those of constraints that were read.
  package var openAnchors = 0
  /// Whether the class has code that may place views in a way that was not understood.
  package var isUnclear = false

  /// Creates an empty list.
  package init() {}

  /// The largest number of entries of a kind. Real classes have fewer.
  static let limit = 400

  /// Appends an entry, unless there are too many.
  static func append<Entry>(_ entry: Entry, to entries: inout [Entry]) {
    if entries.count < limit { entries.append(entry) }
  }

  /// Whether all code was read that may place views.
  package var isUnderstood: Bool {
    !isUnclear && openAnchors == 0
      && [made.count, added.count, links.count, values.count, frames.count, handed.count].allSatisfy { $0 < Self.limit }
  }

  /// Adds what another part of the class does.
  package mutating func add(_ other: BuiltViews) {
    made += other.made
    added += other.added
    links += other.links
    values += other.values
    frames += other.frames
    controllers += other.controllers
    storyboards += other.storyboards
    handed += other.handed
    openAnchors += other.openAnchors
    isUnclear = isUnclear || other.isUnclear
  }
}
