public import Geometry

/// The settings that a stack view uses to place its arranged views, with UIKit's names and defaults.
public struct StackLayout: Sendable, Hashable {
  /// How arranged views share the length of the stack.
  public enum Distribution: String, Sendable, Hashable, CaseIterable {
    /// One view stretches or shrinks: the one that resists it least.
    case fill
    /// All views are equally long.
    case fillEqually
    /// Views are as long as their content, times one factor.
    case fillProportionally
    /// Views keep their lengths, and the gaps between them are equal.
    case equalSpacing
    /// The centers of views are equally far apart.
    case equalCentering
  }

  /// The place of arranged views across the stack. Leading and trailing apply to a vertical stack, top and bottom to a
  /// horizontal one.
  public enum Alignment: String, Sendable, Hashable, CaseIterable {
    /// Views extend from edge to edge.
    case fill
    /// Views of a column are at the edge where lines of text begin.
    case leading
    /// Views of a column are at the edge where lines of text end.
    case trailing
    /// Views of a row are at the top.
    case top
    /// Views of a row are at the bottom.
    case bottom
    /// Views are centered.
    case center
    /// The first baselines of a row's views are aligned.
    case firstBaseline
    /// The last baselines of a row's views are aligned.
    case lastBaseline
  }

  /// The direction in which views follow each other.
  public var axis: Axis
  /// How views share the length.
  public var distribution: Distribution
  /// The place across the stack.
  public var alignment: Alignment
  /// The distance between neighbors, in points.
  public var spacing: Double
  /// The distances after single views that differ from ``spacing``, in points, by the position of the view.
  public var customSpacing: [Int: Double] = [:]
  /// The distances between the edges of the stack and its views, in points, if its margins apply.
  public var margins: EdgeInsets
  /// The positions of the arranged views in the list of items, in order. Hidden ones take no space along the axis.
  public var arrangedViews: [Int]
  /// The arranged view without content that is ``emptyViewLength`` long unless something else decides, as on Interface
  /// Builder's canvas (specification STK-04). Nil if there is none, as in apps.
  public var emptyView: Int?

  /// The length of ``emptyView``, in points.
  public static let emptyViewLength = 50.0
  /// The priority of the constraint that makes ``emptyView`` at least ``emptyViewLength`` long.
  public static let emptyViewPriority = LayoutPriority(501)

  /// Creates a stack, by default with UIKit's settings.
  public init(
    axis: Axis = .horizontal, distribution: Distribution = .fill, alignment: Alignment = .fill,
    spacing: Double = 0, margins: EdgeInsets = .zero, arrangedViews: [Int] = []
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    self.margins = margins
    self.arrangedViews = arrangedViews
  }
}
