public import AutoLayout
internal import Scenes

extension ResolvedScene {
  /// The name of a view or guide in the document outline.
  public func nameInOutline(of item: LayoutItemID) -> String {
    switch item.guide {
    case .safeArea: "Safe Area"
    case .topLayoutGuide: "Top Layout Guide"
    case .bottomLayoutGuide: "Bottom Layout Guide"
    case .keyboard: "Keyboard Layout Guide"
    case .readableContent: "Readable Content Guide"
    case .scrollFrame: "Frame Layout Guide"
    // Xcode speaks of the view itself where a constraint names its margins or its content.
    case .layoutMargins, .scrollContent, .contentMargins, nil:
      views.indices.contains(item.view) ? views[item.view].nameInOutline : "?"
    }
  }
}

extension Layout {
  /// The positions of the views that have a name among all of theirs, in their order.
  package func positions(ofViewsNamed name: String) -> [Int] {
    resolved.views.indices.filter { resolved.views[$0].allNames.contains(name) }
  }
}
