internal import MarkupReading

/// Which elements are views, and which views lie in which.
enum ViewElement {
  /// Whether an element is one whose content we understand.
  static func isKnown(_ element: XMLElement) -> Bool {
    switch element.name {
    case .view, .label, .button, .imageView, .textField, .textView, .switch, .slider, .segmentedControl, .stepper,
      .progressView, .activityIndicatorView, .pageControl, .pickerView, .datePicker, .searchBar, .navigationBar,
      .toolbar, .tabBar, .tableView, .tableViewCell, .tableViewCellContentView, .collectionView, .collectionViewCell,
      .collectionViewCellContentView, .collectionReusableView, .scrollView, .stackView, .containerView,
      .visualEffectView, .mapView, .webView, .wkWebView, .control:
      true
    default: false
    }
  }

  /// Whether an element is a view: one we know, or one that has a frame.
  static func isView(_ element: XMLElement) -> Bool {
    if isKnown(element) { return true }
    switch element.name {
    // These have the frame of the past or of a bar item and are no views.
    case .barButtonItem, .navigationItem, .tabBarItem, .refreshControl: return false
    default: return element.child(.rect, key: .frame) != nil
    }
  }

  /// The views directly in a view, back to front, in the order of the document.
  static func subviews(of element: XMLElement) -> [XMLElement] {
    element.children.flatMap { child -> [XMLElement] in
      switch child.name {
      case .subviews, .cells, .prototypes: child.children.filter(isView)
      case .sections: child.children.flatMap { $0.list(.cells).filter(isView) }
      case .items: child.children.flatMap(barViews)
      default: child.has(.key) && isView(child) ? [child] : []
      }
    }
  }

  /// The custom views of the items of a bar.
  private static func barViews(_ item: XMLElement) -> [XMLElement] {
    item.children.flatMap { child in
      child.has(.key) && isView(child) ? [child] : child.name == .barButtonItem ? barViews(child) : []
    }
  }

  /// Whether a view is the cell of a table or collection, or its content view.
  static func isCellPart(_ element: XMLElement) -> Bool {
    element.tag.hasPrefix("tableViewCell") || element.tag.hasPrefix("collectionViewCell")
  }
}
