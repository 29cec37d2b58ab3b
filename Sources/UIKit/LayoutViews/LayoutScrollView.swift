internal import AutoLayout
public import Geometry

/// A view whose content may be larger than itself; UIKit's `UIScrollView`.
///
/// An edge of the scroll view means its content in constraints with what it holds; its size and its centre always mean
/// the scroll view itself.
open class LayoutScrollView: LayoutView {
  /// The size of the content after the last layout, in points.
  public internal(set) var contentSize = Size.zero

  /// True where the constraints left the size of the content open in the last layout; it is then that of the scroll
  /// view.
  public internal(set) var hasAmbiguousContentSize = false

  /// The content, whose size constraints decide.
  public var contentLayoutGuide: ViewLayoutGuide { standardGuides.guide(.scrollContent, of: self) }
  /// The frame of the scroll view, as its contents see it.
  public var frameLayoutGuide: ViewLayoutGuide { standardGuides.guide(.scrollFrame, of: self) }
}
