public import Geometry

/// The rectangles of all views of a system, exact, with what the engine has to say about them.
public struct LayoutSolution: Sendable, Hashable {
  /// The alignment rectangle of each view in root coordinates, in points, not rounded; in the order of the items.
  public var alignmentRects: [Rect]
  /// The frame of each view in root coordinates, in points, not rounded.
  public var absoluteFrames: [Rect]
  /// The content size of each scroll view by the position of its view, in order.
  public var contentSizes: [ContentSize]
  /// The rectangle in root coordinates of every guide that a constraint names, in order.
  public var guides: [SolvedGuide]
  /// Required constraints that could not all hold, in the order they were found.
  public var conflicts: [UnsatisfiableConstraints]
  /// Positions and sizes that more than one layout could give.
  public var ambiguities: [AmbiguousLayout]
  /// The directions in which these positions and sizes move, by which one tells what belongs together.
  public var movements = OpenMovements()
  /// Content sizes that more than one layout could give: nothing ties the far edge of the content to what lies in it.
  /// The views are scroll views, the attributes ``LayoutAttribute/width`` and ``LayoutAttribute/height`` of their
  /// content.
  public var ambiguousContentSizes: [AmbiguousLayout]
  /// Indicates whether the rectangles are those of Auto Layout; false where so many constraints depend on each other
  /// that the engine gave up on some.
  public var isComplete: Bool

  /// The content size of one scroll view.
  public struct ContentSize: Sendable, Hashable {
    /// The position of the scroll view in the list of items.
    public var view: Int
    /// The size of its content, in points.
    public var size: Size

    /// The content size of the scroll view at a position.
    public init(view: Int, size: Size) {
      self.view = view
      self.size = size
    }
  }

  /// A guide and its rectangle.
  public struct SolvedGuide: Sendable, Hashable {
    /// The guide.
    public var item: LayoutItemID
    /// Its rectangle in root coordinates, in points.
    public var rect: Rect

    /// A guide and its rectangle.
    public init(item: LayoutItemID, rect: Rect) {
      self.item = item
      self.rect = rect
    }
  }

  /// A solution as the engine found it.
  public init(
    alignmentRects: [Rect], absoluteFrames: [Rect], contentSizes: [ContentSize] = [], guides: [SolvedGuide] = [],
    conflicts: [UnsatisfiableConstraints] = [], ambiguities: [AmbiguousLayout] = [],
    ambiguousContentSizes: [AmbiguousLayout] = [], isComplete: Bool = true
  ) {
    self.alignmentRects = alignmentRects
    self.absoluteFrames = absoluteFrames
    self.contentSizes = contentSizes
    self.guides = guides
    self.conflicts = conflicts
    self.ambiguities = ambiguities
    self.ambiguousContentSizes = ambiguousContentSizes
    self.isComplete = isComplete
  }
}

extension LayoutSolution {
  /// Replaces what the solution says about open positions and sizes by what another solution of the same views says.
  public mutating func takeAmbiguities(from other: LayoutSolution) {
    ambiguities = other.ambiguities
    movements = other.movements
    ambiguousContentSizes = other.ambiguousContentSizes
  }

  /// The frame of each view in its superview's coordinates, in points, with every edge on the pixel grid.
  ///
  /// Edges are rounded in root coordinates and the frame is the difference to the rounded origin of the superview,
  /// so that neighbours never leave a gap (specification PIX-02; Interface Builder records frames this way).
  public func frames(of items: [LayoutItem], on grid: PixelGrid) -> [Rect] {
    let rounded = absoluteFrames.map(grid.rounded)
    return zip(items, rounded).map { item, frame in
      guard let superview = item.superview else { return frame }
      let origin = rounded[superview].origin
      return frame.moved(byX: -origin.x, y: -origin.y)
    }
  }
}
