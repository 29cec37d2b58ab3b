public import Geometry

/// The controllers of a storyboard with their places on Interface Builder's canvas, and the segues between them.
public struct StoryboardMap: Sendable, Hashable {
  /// One box of the canvas: a controller, or a reference to one of another storyboard.
  public struct Node: Sendable, Hashable {
    /// The kind of a box.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// A controller that shows a view of its own.
      case controller
      /// A controller that shows others and has no view of its own in the document: a navigation controller.
      case container
      /// A storyboard reference.
      case reference
    }

    /// The name that people use, that of the scene where there is one.
    public var name: String
    /// The kind.
    public var kind: Kind
    /// The ``Scene/identifier`` of its scene; nil where it has no view that could be laid out.
    public var scene: String?
    /// The name by which code makes the controller: `LoginViewController`.
    public var storyboardIdentifier: String?
    /// The name of the storyboard that a reference leads to; nil for its own, and for other boxes.
    public var storyboard: String?
    /// The middle of the box in parts of a screen to the right and down, as ``StoryboardMap/place(x:y:)`` makes it; nil
    /// where the document does not tell.
    public var place: Point?

    /// A box.
    public init(
      name: String, kind: Kind, scene: String? = nil, storyboardIdentifier: String? = nil, place: Point? = nil
    ) {
      self.name = name
      self.kind = kind
      self.scene = scene
      self.storyboardIdentifier = storyboardIdentifier
      self.place = place
    }
  }

  /// One segue.
  public struct Segue: Sendable, Hashable {
    /// The way in which a segue leads on.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// Shows the next screen, as a push does in a navigation controller.
      case show
      /// Shows the screen in the other column of a split view.
      case showDetail = "show-detail"
      /// Presents the next screen over this one.
      case present
      /// Presents it in a popover.
      case popover
      /// Shows the next scene in a container view of this one.
      case embed
      /// The next controller is a part of this one: its root, a tab, a column.
      case relationship
      /// The code of the app decides.
      case custom
      /// Leads back to a screen that was shown before.
      case unwind
    }

    /// The kind.
    public var kind: Kind
    /// The name by which code performs the segue.
    public var identifier: String?
    /// The purpose of a relationship: `root`, `tab`; nil for others.
    public var relationship: String?
    /// The view, cell or item that starts the segue, by the name of the document outline; nil for the controller itself.
    public var trigger: String?
    /// The position of the box that the segue leaves.
    public var source: Int
    /// The position of the box that it leads to; nil for one that leads back, which code decides.
    public var target: Int?

    /// A segue.
    public init(
      kind: Kind, identifier: String? = nil, relationship: String? = nil, trigger: String? = nil, source: Int,
      target: Int?
    ) {
      self.kind = kind
      self.identifier = identifier
      self.relationship = relationship
      self.trigger = trigger
      self.source = source
      self.target = target
    }
  }

  /// The most boxes that a map shows, and the most segues: nobody reads more, and a damaged document may have millions.
  public static let limit = (nodes: 1000, segues: 4000)

  /// The boxes, in the order of the document.
  public var nodes: [Node]
  /// The segues, in the order of the document.
  public var segues: [Segue]
  /// The position of the box that the storyboard begins with; nil where it has none.
  public var initial: Int?
  /// The number of boxes and segues beyond the ``limit``, which are left out.
  public var leftOut: Int

  /// A map; positions that no box has are left out.
  public init(nodes: [Node], segues: [Segue], initial: Int? = nil, leftOut: Int = 0) {
    self.nodes = nodes
    self.segues = segues.filter { nodes.indices.contains($0.source) && $0.target.map(nodes.indices.contains) ?? true }
    self.initial = initial.flatMap { nodes.indices.contains($0) ? $0 : nil }
    self.leftOut = leftOut
  }

  /// The position of the box that is seen first where a controller is: its own, or that of the root of a navigation
  /// controller and of the first tab of a tab bar controller, at any depth; nil where that is none of the storyboard.
  public func shown(by node: Int) -> Int? {
    var current = node
    var seen: Set<Int> = []
    // Segues of damaged documents may lead in circles.
    while nodes.indices.contains(current), seen.insert(current).inserted {
      guard nodes[current].kind == .container else { return current }
      let way = segues.first { $0.source == current && ($0.relationship == "root" || $0.relationship == "tab") }
      guard let next = way?.target else { return nil }
      current = next
    }
    return nil
  }

  /// The place that `canvasLocation` of a document says.
  ///
  /// Interface Builder keeps the middle of a scene in points of a canvas whose screens are 600 points wide and high, those
  /// of Xcode 6: with another device the scenes keep their distances in parts of a screen.
  ///
  /// - Returns: The place in parts of a screen, or nil for numbers that are none or lie beyond any canvas.
  public static func place(x: Double, y: Double) -> Point? {
    let canvas = 600.0
    guard abs(x) <= 1e6, abs(y) <= 1e6 else { return nil }
    return Point(x: x / canvas, y: y / canvas)
  }
}
