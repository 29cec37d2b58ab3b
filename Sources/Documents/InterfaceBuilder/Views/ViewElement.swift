internal import MarkupReading

/// The elements that are views, and their subviews.
enum ViewElement {
  /// Whether an element is a view: its content is supported, or it has a frame.
  static func isView(_ element: XMLElement) -> Bool {
    if ContentReader.reads(element) { return true }
    switch element.name {
    // These elements have frames but are not views: the frames are obsolete, or belong to a bar item or a size class.
    case .barButtonItem, .navigationItem, .tabBarItem, .refreshControl, .variation: return false
    default: return element.child(.rect, key: .frame) != nil
    }
  }

  /// Returns the direct subviews of a view, back to front, in document order.
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

  /// Returns the custom views of the items in a bar.
  private static func barViews(_ item: XMLElement) -> [XMLElement] {
    item.children.flatMap { child in
      child.has(.key) && isView(child) ? [child] : child.name == .barButtonItem ? barViews(child) : []
    }
  }
}
