public import Geometry

/// The settings by which a stack view places its arranged views, with UIKit's words and defaults.
public struct StackLayout: Sendable, Hashable {
  /// The rule by which arranged views share the length of the stack.
  public enum Distribution: String, Sendable, Hashable, CaseIterable {
    /// One view stretches or shrinks: the one that resists it least.
    case fill
    /// All views are equally long.
    case fillEqually
    /// Views are as long as their content, times one factor.
    case fillProportionally
    /// Views keep their lengths; the gaps between them are equal.
    case equalSpacing
    /// The centres of views are equally far apart.
    case equalCentering
  }

  /// The place of arranged views across the stack. A vertical stack has leading and trailing where a horizontal
  /// one has top and bottom.
  public enum Alignment: String, Sendable, Hashable, CaseIterable {
    /// Views reach from edge to edge.
    case fill
    /// Views of a column lie where lines of text begin.
    case leading
    /// Views of a column lie where lines of text end.
    case trailing
    /// Views of a row lie at the top.
    case top
    /// Views of a row lie at the bottom.
    case bottom
    /// Views lie in the middle.
    case center
    /// The first lines of text of a row's views stand on one line.
    case firstBaseline
    /// The last lines of text of a row's views stand on one line.
    case lastBaseline
  }

  /// The direction that views follow each other in.
  public var axis: Axis
  /// The rule by which they share the length.
  public var distribution: Distribution
  /// Their place across the stack.
  public var alignment: Alignment
  /// The distance between neighbours, in points.
  public var spacing: Double
  /// The distances behind single views where they differ from ``spacing``, in points, by the positions of the views.
  public var customSpacing: [Int: Double] = [:]
  /// The distance between the edges of the stack and its views, where its margins apply.
  public var margins: EdgeInsets
  /// The arranged views in order, by their positions in the list of items; hidden ones take no room along the axis.
  public var arrangedViews: [Int]
  /// The arranged view without content that is ``emptyViewLength`` long where nothing decides otherwise, as on Interface
  /// Builder's canvas (specification STK-04); nil for none, as in apps.
  public var emptyView: Int?

  /// The length of ``emptyView``, in points.
  public static let emptyViewLength = 50.0
  /// The priority at which ``emptyView`` is no shorter: constraints on sizes that the scene may change give way.
  public static let emptyViewPriority = LayoutPriority(501)

  /// A stack; without arguments the one that UIKit makes.
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
