internal import Foundation

extension UIView {
  /// Whether the views below the view show no text, images or controls, and no colors of their own.
  package var isBare: Bool {
    subviews.allSatisfy { view in
      if view.isHidden || view.alpha == 0 { return true }
      switch view {
      case let label as UILabel: return label.text?.isEmpty ?? true && label.attributedText?.length ?? 0 == 0
      case let picture as UIImageView: return picture.image == nil && picture.isColorless
      case let button as UIButton:
        return button.currentTitle == nil && button.currentImage == nil && button.configuration == nil
          && button.isColorless
      case let field as UITextField: return field.text?.isEmpty ?? true && field.placeholder == nil
      case let text as UITextView: return text.text.isEmpty
      case is UIControl, is UISearchBar, is UIActivityIndicatorView, is UIProgressView: return false
      case is UINavigationBar, is UITabBar, is UIToolbar: return true
      default: return view.isColorless && view.isBare
      }
    }
  }

  /// Whether the view itself has no border, layers, or color that differs from the background of a screen.
  package var isColorless: Bool {
    guard layer.borderWidth == 0, layer.sublayers?.isEmpty ?? true || !subviews.isEmpty else { return false }
    guard let color = backgroundColor, color.cgColor.alpha > 0 else { return true }
    let pages: [UIColor] = [.systemBackground, .systemGroupedBackground, .white]
    return pages.contains { $0.resolvedColor(with: traitCollection).cgColor == color.cgColor }
  }

  /// Whether there is text, all of it is nearly white, and nothing is behind it.
  package var hasOnlyLightText: Bool {
    guard isColorless, !isBare else { return false }
    return subviews.allSatisfy { view in
      if view.isHidden || view.alpha == 0 { return true }
      if let label = view as? UILabel { return label.isColorless && label.textColor.isNearlyWhite }
      return !(view is UIControl || view is UIImageView) && view.isColorless && (view.isBare || view.hasOnlyLightText)
    }
  }

  /// Fills empty lists below the view with rows: one for each registered cell or prototype, and three if there is one.
  ///
  /// - Returns: Whether there are such lists.
  package func showSampleRows() -> Bool {
    var isFilled = false
    for view in [self] + subviews where view === self || !view.isHidden {
      switch view {
      case let table as UITableView: isFilled = table.fillWithSamples() || isFilled
      case let collection as UICollectionView: isFilled = collection.fillWithSamples() || isFilled
      case _ where view !== self: isFilled = view.showSampleRows() || isFilled
      default: break
      }
    }
    return isFilled
  }

  /// Whether the view is a list with rows of ``showSampleRows()``.
  var showsSampleRows: Bool {
    (self as? UITableView)?.sampleRows != nil || (self as? UICollectionView)?.sampleItems != nil
  }
}

extension UIColor {
  /// Whether the color is as light as the background of a screen in light mode.
  fileprivate var isNearlyWhite: Bool {
    var (white, alpha) = (CGFloat(0), CGFloat(0))
    return unsafe getWhite(&white, alpha: &alpha) && white > 0.9 && alpha > 0
  }
}
