internal import MarkupReading

/// The elements that are views, and the views that lie in them.
enum ViewElement {
  /// True where an element is a view: one whose content is read, or one that has a frame.
  static func isView(_ element: XMLElement) -> Bool {
    if ContentReader.reads(element) { return true }
    switch element.name {
    // These have the frame of the past, of a bar item or of a size class, and are not views.
    case .barButtonItem, .navigationItem, .tabBarItem, .refreshControl, .variation: return false
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
}
