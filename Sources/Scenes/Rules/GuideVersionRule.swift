internal import AutoLayout

/// Scenes that use layout guides on a system that has none (specification GUI-05).
enum GuideVersionRule: SceneRule {
  static func findings(in layout: Layout) -> [Finding] {
    guard let version = layout.resolved.variant.systemVersion, version < 7,
      let constraint = layout.resolved.constraints.first(where: \.usesBarGuide)
    else { return [] }
    return [
      Finding(
        code: "guides-need-ios-7", severity: .note, message: "Layout guides need iOS 7",
        hint: "on iOS \(version) they have no length at the edges of the root view",
        source: constraint.source ?? layout.resolved.scene.source, constraints: [constraint])
    ]
  }
}

extension LayoutConstraint {
  /// Whether it keeps to what bars leave free of the root view.
  fileprivate var usesBarGuide: Bool {
    [firstItem, secondItem].contains { item in
      switch item?.guide {
      case .topLayoutGuide, .bottomLayoutGuide, .safeArea: item?.view == 0
      default: false
      }
    }
  }
}
