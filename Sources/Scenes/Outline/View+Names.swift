public import AutoLayout

extension Views.View {
  /// The name of the view in the document outline: Interface Builder's name for it, the label, or the name in the scene
  /// (specification OUT-03).
  public var nameInOutline: String { outlineName ?? displayName }

  /// The name of the view in findings: that in the outline with its object id behind it, or the name in the scene.
  var nameInFindings: String { outlineName.map { "'\($0)' (\(name))" } ?? "'\(displayName)'" }
}

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
    case .layoutMargins, .scrollContent, nil:
      views.indices.contains(item.view) ? views[item.view].nameInOutline : "?"
    }
  }
}

extension Views.View {
  /// The names by which people may ask for the view: that in the scene or the object id, the label, the outlet, and the
  /// one in the document outline; `root` for the view that holds all others.
  package var allNames: [String] {
    let names = [name, label, outlet, outlineName].compactMap(\.self)
    return superview == nil ? names + ["root"] : names
  }
}

extension Layout {
  /// The positions of the views that have a name among all of theirs, in their order.
  package func positions(ofViewsNamed name: String) -> [Int] {
    resolved.views.indices.filter { resolved.views[$0].allNames.contains(name) }
  }
}
