internal import AutoLayout
internal import Findings
internal import SceneLayouts
internal import Scenes

/// The rule for scenes that use layout guides on a system without them (specification GUI-05).
enum GuideVersionRule: LayoutRule {
  static let code = FindingCode(
    "guides-need-ios-7", .note, "A scene uses layout guides on a version of iOS that does not have them.",
    why: "Before iOS 7 the root view was between the bars. The guides have no length there and are not needed.",
    mend: "Remove the guides from layouts for iOS 6, or do not select such versions with `--os`.")

  static func findings(in layout: Layout) -> [Finding] {
    guard let version = layout.resolved.variant.systemVersion, version < 7,
      let constraint = layout.resolved.constraints.first(where: \.usesBarGuide)
    else { return [] }
    return [
      Finding(
        code: code, message: "layout guides require iOS 7",
        hint: "on iOS \(version) they have no length at the edges of the root view",
        source: constraint.source ?? layout.resolved.source, constraints: [constraint].inFindings)
    ]
  }
}

extension LayoutConstraint {
  /// Whether it refers to the part of the root view that bars leave free.
  fileprivate var usesBarGuide: Bool {
    [firstItem, secondItem].contains { item in
      switch item?.guide {
      case .topLayoutGuide, .bottomLayoutGuide, .safeArea: item?.view == 0
      default: false
      }
    }
  }
}
