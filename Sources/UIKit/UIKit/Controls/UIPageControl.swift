internal import AutoLayout
public import Foundation
internal import Scenes

/// Dots that tell which of several pages is shown.
open class UIPageControl: UIPageControlDeclarations {
  open var numberOfPages = 0 { didSet { contentDidChange() } }
  /// The page that is shown.
  open var currentPage = 0
  /// The colour of dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the page.
  open var currentPageIndicatorTintColor: UIColor?

  /// The size of dots for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    pageCount > 0 ? CGSize(UIControl.metrics.pageControlSize(pages: pageCount)) : CGSize(width: 0, height: 26)
  }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
