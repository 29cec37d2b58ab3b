public import AutoLayout

extension View {
  /// What the document outline calls the view: Interface Builder's name for it, the label, or the name in the scene
  /// (specification OUT-03).
  public var nameInOutline: String { outlineName ?? displayName }

  /// How findings call the view: by its name in the outline with its object id behind it, or the name in the scene.
  var nameInFindings: String { outlineName.map { "'\($0)' (\(name))" } ?? "'\(displayName)'" }
}

extension ResolvedScene {
  /// What the document outline calls a view or guide.
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
