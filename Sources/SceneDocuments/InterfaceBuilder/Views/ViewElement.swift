/// Which elements are views, and which views lie in which.
enum ViewElement {
  /// The elements whose content we understand.
  static let known: Set<String> = [
    "view", "label", "button", "imageView", "textField", "textView", "switch", "slider", "segmentedControl", "stepper",
    "progressView", "activityIndicatorView", "pageControl", "pickerView", "datePicker", "searchBar", "navigationBar",
    "toolbar", "tabBar", "tableView", "tableViewCell", "tableViewCellContentView", "collectionView",
    "collectionViewCell", "collectionViewCellContentView", "collectionReusableView", "scrollView", "stackView",
    "containerView", "visualEffectView", "mapView", "webView", "wkWebView", "control",
  ]

  /// Elements with the frame of the past or of a bar item, which are no views.
  private static let never: Set<String> = ["barButtonItem", "navigationItem", "tabBarItem", "refreshControl"]

  /// Whether an element is a view: one we know, or one that has a frame.
  static func isView(_ element: XMLElement) -> Bool {
    known.contains(element.name)
      || (!never.contains(element.name) && element.child("rect", key: "frame") != nil)
  }

  /// The views directly in a view, back to front, in the order of the document.
  static func subviews(of element: XMLElement) -> [XMLElement] {
    element.children.flatMap { child -> [XMLElement] in
      switch child.name {
      case "subviews", "cells", "prototypes": child.children.filter(isView)
      case "sections": child.children.flatMap { $0.list("cells").filter(isView) }
      case "items": child.children.flatMap(barViews)
      default: child["key"] != nil && isView(child) ? [child] : []
      }
    }
  }

  /// The custom views of the items of a bar.
  private static func barViews(_ item: XMLElement) -> [XMLElement] {
    item.children.flatMap { child in
      child["key"] != nil && isView(child) ? [child] : child.name == "barButtonItem" ? barViews(child) : []
    }
  }

  /// Whether a view is the cell of a table or collection, or its content view.
  static func isCellPart(_ element: XMLElement) -> Bool {
    element.name.hasPrefix("tableViewCell") || element.name.hasPrefix("collectionViewCell")
  }
}
