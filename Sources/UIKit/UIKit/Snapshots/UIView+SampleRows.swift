internal import Foundation

extension UIView {
  /// Whether the views below the view show nothing. The color of the view itself does not count.
  package var isBare: Bool { subviews.allSatisfy(\.showsNothing) }

  /// Whether the view and those below it show no text, images or controls, and no colors of their own.
  var showsNothing: Bool {
    if isHidden || alpha == 0 || self is UINavigationBar || self is UITabBar || self is UIToolbar { return true }
    return isColorless && !showsOwnContent && isBare
  }

  /// Whether the view shows text, an image or a control, apart from its subviews and its background.
  private var showsOwnContent: Bool {
    switch self {
    case let label as UILabel: label.attributedText?.length ?? 0 > 0
    case let picture as UIImageView: picture.image != nil
    case let button as UIButton:
      button.currentTitle != nil || button.currentAttributedTitle != nil || button.currentImage != nil
        || button.currentBackgroundImage != nil || button.configuration != nil
    case let field as UITextField: field.hasText || field.placeholder != nil || field.borderStyle != .none
    case let text as UITextView: text.hasText
    case let refresh as UIRefreshControl: refresh.isRefreshing
    case is UIControl, is UISearchBar, is UIActivityIndicatorView, is UIProgressView: true
    default: false
    }
  }

  /// Whether the view itself has no border, layers, or color that differs from the background of a screen.
  private var isColorless: Bool {
    guard !hasLayers else { return false }
    guard let color = backgroundColor, color.cgColor.alpha > 0 else { return true }
    let pages: [UIColor] = [.systemBackground, .systemGroupedBackground, .white]
    return pages.contains { $0.resolvedColor(with: traitCollection).cgColor == color.cgColor }
  }

  /// Whether the view has a border, a layer that is not a plain one, or layers that belong to no view.
  private var hasLayers: Bool {
    layer.borderWidth > 0 || type(of: layer) != CALayer.self || layer.sublayers?.contains { $0.view == nil } == true
  }

  /// Whether the view shows text, all of it is nearly white, and nothing is behind it.
  package var hasOnlyLightText: Bool { !showsNothing && showsOnlyLightText }

  /// Whether the view has no background and shows nothing other than text that is nearly white.
  private var showsOnlyLightText: Bool {
    if isHidden || alpha == 0 { return true }
    guard !hasLayers, backgroundColor?.cgColor.alpha ?? 0 == 0, subviews.allSatisfy(\.showsOnlyLightText) else {
      return false
    }
    switch self {
    case _ where !showsOwnContent: return true
    case let label as UILabel: return label.attributedText?.isNearlyWhite(in: label.textColor) == true
    case let text as UITextView: return text.textStorage.copiedText.isNearlyWhite(in: text.textColor ?? .label)
    case let button as UIButton:
      guard button.configuration == nil, button.currentImage == nil, button.currentBackgroundImage == nil else {
        return false
      }
      let color = button.currentTitleColor
      return button.currentAttributedTitle.map { $0.isNearlyWhite(in: color) } ?? color.isNearlyWhite
    default: return false
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

extension NSAttributedString {
  /// Whether all of a string is as light as the background of a screen in light mode, without images or colors behind
  /// it.
  ///
  /// - Parameter color: The color of the parts that have none.
  fileprivate func isNearlyWhite(in color: UIColor) -> Bool {
    var isLight = true
    unsafe enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, _, _ in
      let isText = attributes[.attachment] == nil && attributes[.backgroundColor] == nil && attributes[.link] == nil
      if !isText || !(attributes[.foregroundColor] as? UIColor ?? color).isNearlyWhite { isLight = false }
    }
    return isLight
  }
}

extension UIColor {
  /// Whether the color is as light as the background of a screen in light mode.
  fileprivate var isNearlyWhite: Bool {
    var (white, alpha) = (CGFloat(0), CGFloat(0))
    return unsafe getWhite(&white, alpha: &alpha) && white > 0.9 && alpha > 0
  }
}
