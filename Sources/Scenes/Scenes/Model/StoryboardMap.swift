public import Geometry

/// The controllers of a storyboard with their places on Interface Builder's canvas, and the segues between them.
public struct StoryboardMap: Sendable, Hashable {
  /// A box on the canvas: a controller, or a reference to one of another storyboard.
  public struct Node: Sendable, Hashable {
    /// The kind of a box.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// A controller that shows its own view.
      case controller
      /// A controller that shows others and has no view of its own in the document, such as a navigation controller.
      case container
      case reference
    }

    /// The displayed name, the scene's if there is one.
    public var name: String
    /// The kind of box.
    public var kind: Kind
    /// The ``Scene/identifier`` of its scene, or nil if it has no view that could be laid out.
    public var scene: String?
    /// The identifier by which code creates the controller: `LoginViewController`.
    public var storyboardIdentifier: String?
    /// The name of the storyboard to which a reference leads. Nil for the same storyboard, and for other boxes.
    public var storyboard: String?
    /// The middle of the box in fractions of a screen to the right and down, from ``StoryboardMap/place(x:y:)``. Nil if
    /// the document does not contain it.
    public var place: Point?

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

  public struct Segue: Sendable, Hashable {
    /// The effect of a segue.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// Shows the next screen, like a push in a navigation controller.
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
      /// Depends on the app's code.
      case custom
      /// Leads back to a screen that was shown before.
      case unwind
    }

    /// The effect of the segue.
    public var kind: Kind
    /// The identifier by which code performs the segue.
    public var identifier: String?
    /// The purpose of a relationship, such as `root` or `tab`. Nil for other segues.
    public var relationship: String?
    /// The view, cell or item that starts the segue, by its name in the document outline. Nil for the controller
    /// itself.
    public var trigger: String?
    /// The position of the box at which the segue starts.
    public var source: Int
    /// The position of the box to which it leads. Nil for an unwind segue, whose target code decides.
    public var target: Int?

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

  /// The largest numbers of boxes and segues in a map. More are unreadable, and a damaged document may have millions.
  public static let limit = (nodes: 1000, segues: 4000)

  /// The boxes, in the order of the document.
  public var nodes: [Node]
  /// The segues, in the order of the document.
  public var segues: [Segue]
  /// The position of the initial box, or nil if there is none.
  public var initial: Int?
  /// The number of skipped boxes and segues beyond the ``limit``.
  public var omitted: Int

  /// Creates a map. Segues to missing boxes are skipped.
  public init(nodes: [Node], segues: [Segue], initial: Int? = nil, omitted: Int = 0) {
    self.nodes = nodes
    self.segues = segues.filter { nodes.indices.contains($0.source) && $0.target.map(nodes.indices.contains) ?? true }
    self.initial = initial.flatMap { nodes.indices.contains($0) ? $0 : nil }
    self.omitted = omitted
  }

  /// Returns the position of the box that a controller shows first: itself, or the root of a navigation controller or
  /// the first tab of a tab bar controller, at any depth. Nil if that is not in the storyboard.
  public func shown(by node: Int) -> Int? {
    var current = node
    var seen: Set<Int> = []
    // The segues of damaged documents may form cycles.
    while nodes.indices.contains(current), seen.insert(current).inserted {
      guard nodes[current].kind == .container else { return current }
      let way = segues.first { $0.source == current && ($0.relationship == "root" || $0.relationship == "tab") }
      guard let next = way?.target else { return nil }
      current = next
    }
    return nil
  }

  /// Returns the place for the `canvasLocation` of a document.
  ///
  /// Interface Builder stores the middle of a scene in points of a canvas whose screens are 600 × 600 points, as Xcode
  /// 6 draws them. With another device, the distances between scenes stay the same in fractions of a screen.
  ///
  /// - Returns: The place in fractions of a screen. Nil if the numbers are NaN or beyond any canvas.
  public static func place(x: Double, y: Double) -> Point? {
    let canvas = 600.0
    guard abs(x) <= 1e6, abs(y) <= 1e6 else { return nil }
    return Point(x: x / canvas, y: y / canvas)
  }
}
