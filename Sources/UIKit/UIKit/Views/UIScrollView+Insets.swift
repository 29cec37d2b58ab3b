internal import Foundation

extension UIScrollView {
  /// Whether the top and bottom safe areas add to the insets. They do if the content scrolls or bounces vertically,
  /// and for `automatic` also in a controller with a navigation bar (`UIScrollView.ContentInsetAdjustmentBehavior`).
  var adjustsVerticalInsets: Bool {
    switch contentInsetAdjustmentBehavior {
    case .never: false
    case .always: true
    case .scrollableAxes: scrollsVertically
    case .automatic: scrollsVertically || isUnderNavigationBar
    }
  }

  /// Whether the left and right safe areas add to the insets.
  var adjustsHorizontalInsets: Bool {
    // The content of a table is as wide as the table. Its content size would count the rows before their width is
    // known.
    if self is UITableView { return contentInsetAdjustmentBehavior == .always }
    return switch contentInsetAdjustmentBehavior {
    case .never: false
    case .always: true
    case .automatic, .scrollableAxes:
      isScrollEnabled
        && (alwaysBounceHorizontal || contentSize.width + contentInset.left + contentInset.right > bounds.width)
    }
  }

  private var scrollsVertically: Bool {
    guard isScrollEnabled else { return false }
    return alwaysBounceVertical || contentSize.height + contentInset.top + contentInset.bottom > bounds.height
  }

  private var isUnderNavigationBar: Bool {
    guard let controller = enclosingController, controller.automaticallyAdjustsScrollViewInsets else { return false }
    return controller.navigationController != nil
  }

  /// The controller of the nearest ancestor view that has one.
  private var enclosingController: UIViewController? {
    var view: UIView? = self
    while let current = view {
      if let controller = current.controller { return controller }
      view = current.superview
    }
    return nil
  }

  /// Lets bars follow the content. Large titles and search bars shrink when it is scrolled.
  func contentDidScroll() {
    guard let navigation = enclosingController?.navigationController, navigation.followsContent(of: self) else {
      return
    }
    navigation.viewIfLoaded?.setNeedsLayout()
  }

  /// The largest vertical offset, at which the end of the content is at the bottom inset, in points.
  var greatestOffset: CGFloat {
    let insets = adjustedContentInset
    return max(-insets.top, contentSize.height + insets.bottom - bounds.height)
  }
}
