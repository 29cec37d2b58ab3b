public import AutoLayout
internal import Scenes

extension ResolvedScene {
  /// Returns the name of a view or guide in the document outline.
  public func nameInOutline(of item: LayoutItemID) -> String {
    switch item.guide {
    case .safeArea: "Safe Area"
    case .topLayoutGuide: "Top Layout Guide"
    case .bottomLayoutGuide: "Bottom Layout Guide"
    case .keyboard: "Keyboard Layout Guide"
    case .readableContent: "Readable Content Guide"
    case .scrollFrame: "Frame Layout Guide"
    // Xcode uses the name of the view itself for its margins and content.
    case .layoutMargins, .scrollContent, .contentMargins, nil:
      views.indices.contains(item.view) ? views[item.view].nameInOutline : "?"
    }
  }
}

extension Layout {
  /// Returns the positions of the views with the given name, considering all their names, in order.
  package func positions(ofViewsNamed name: String) -> [Int] {
    resolved.views.indices.filter { resolved.views[$0].allNames.contains(name) }
  }
}
