public import Geometry

/// The exact rectangles of all views of a system, with conflicts and ambiguities.
public struct LayoutSolution: Sendable, Hashable {
  /// The alignment rectangle of each view in root coordinates, in points, unrounded, in the order of the items.
  public var alignmentRects: [Rect]
  /// The frame of each view in root coordinates, in points, unrounded.
  public var absoluteFrames: [Rect]
  /// The content size of each scroll view, in the order of the views.
  public var contentSizes: [ContentSize]
  /// The rectangle in root coordinates of every guide that a constraint names, in order.
  public var guides: [SolvedGuide]
  /// The required constraints that could not all hold, in the order they were found.
  public var conflicts: [UnsatisfiableConstraints]
  /// The positions and sizes that could have more than one value.
  public var ambiguities: [AmbiguousLayout]
  /// The directions in which these positions and sizes move. They show which belong together.
  public var movements = OpenMovements()
  /// The content sizes that could have more than one value, since nothing ties the far edge of the content to its
  /// views. The views are scroll views, the attributes ``LayoutAttribute/width`` and ``LayoutAttribute/height`` of
  /// their content.
  public var ambiguousContentSizes: [AmbiguousLayout]
  /// Whether the rectangles are the ones that Auto Layout would give. False if so many constraints depend on each other
  /// that the solver gave up on some.
  public var isComplete: Bool

  /// The content size of one scroll view.
  public struct ContentSize: Sendable, Hashable {
    /// The position of the scroll view in the list of items.
    public var view: Int
    /// The size of its content, in points.
    public var size: Size

    /// Creates the content size of the scroll view at a position.
    public init(view: Int, size: Size) {
      self.view = view
      self.size = size
    }
  }

  /// A guide and its rectangle.
  public struct SolvedGuide: Sendable, Hashable {
    public var item: LayoutItemID
    /// The rectangle in root coordinates, in points.
    public var rect: Rect

    /// Creates a guide with its rectangle.
    public init(item: LayoutItemID, rect: Rect) {
      self.item = item
      self.rect = rect
    }
  }

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
  /// Replaces the open positions and sizes with the values of another solution of the same views.
  public mutating func takeAmbiguities(from other: LayoutSolution) {
    ambiguities = other.ambiguities
    movements = other.movements
    ambiguousContentSizes = other.ambiguousContentSizes
  }

  /// Returns the frame of each view in its superview's coordinates, in points, with every edge on the pixel grid.
  ///
  /// Edges are rounded in root coordinates, and frames are relative to the rounded origin of the superview. So
  /// neighbors never leave a gap (specification PIX-02; Interface Builder records frames this way).
  public func frames(of items: [LayoutItem], on grid: PixelGrid) -> [Rect] {
    let rounded = absoluteFrames.map(grid.rounded)
    return zip(items, rounded).map { item, frame in
      guard let superview = item.superview else { return frame }
      let origin = rounded[superview].origin
      return frame.moved(byX: -origin.x, y: -origin.y)
    }
  }
}
