internal import AutoLayout
public import Foundation
internal import Scenes

/// Dots that show which of several pages is the current one.
open class UIPageControl: UIPageControlDeclarations {
  open var numberOfPages = 0 { didSet { contentDidChange() } }
  /// The index of the current page.
  open var currentPage = 0
  /// The color of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The color of the dot of the current page.
  open var currentPageIndicatorTintColor: UIColor?

  /// Returns the size for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    pageCount > 0 ? CGSize(UIControl.metrics.pageControlSize(pages: pageCount)) : CGSize(width: 0, height: 26)
  }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
