import AutoLayout
import Geometry
import LayoutTestSupport
import LayoutViews
import Testing

/// The `layout` cases of the specification through the API in UIKit's manner.
@Suite struct AcceptanceViewTests {
  @Test(arguments: AcceptanceLayout.all)
  func `views come to lie where the specification says`(layout: AcceptanceLayout) throws {
    let scene = try layout.viewScene()
    let found = try scene.root.layoutIfNeeded()
    for (name, expected) in layout.expected.frames {
      #expect(ExpectedLayout.agrees(scene[name].frame, expected), "\(layout.id) \(name): \(scene[name].frame)")
    }
    for (name, expected) in layout.expected.alignment {
      let rect = scene[name].alignmentRect(forFrame: scene[name].frame)
      #expect(ExpectedLayout.agrees(rect, expected), "\(layout.id) \(name): \(rect)")
    }
    #expect(found.conflicts.count == layout.expected.broken.count)
    #expect(scene.root.brokenConstraints.count == layout.expected.broken.count)
    for (name, _) in layout.expected.ambiguous {
      let view = name.split(separator: ".").first.map(String.init) ?? ""
      #expect(scene[view].hasAmbiguousLayout, "\(layout.id) \(name)")
    }
  }
}

/// A view with everything that a case can say of one.
private final class CaseView: LayoutView {
  var content = Size(width: noIntrinsicMetric, height: noIntrinsicMetric)
  var insets = EdgeInsets.zero
  var baselineFromBottom: Double?

  override var intrinsicContentSize: Size { content }
  override var alignmentRectInsets: EdgeInsets { insets }
  override var textBaseline: TextBaseline { baselineFromBottom.map { .edges(first: 0, last: $0) } ?? .none }
}

extension AcceptanceLayout {
  /// The case as views with constraints.
  func viewScene() throws -> ViewScene {
    let safeArea = EdgeInsets(top: guides["top"] ?? 0, bottom: guides["bottom"] ?? 0)
    let scene = ViewScene(width: size[0], height: size[1], safeArea: safeArea)
    scene.root.userInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    for view in views { scene.add(caseView(view), name: view.name, to: view.parent) }
    for constraint in constraints {
      switch constraint {
      case .equation(let text): try scene.constrain(text)
      case .format(let text, let options, let metrics):
        let options = VisualFormatOptions(options.compactMap(VisualFormatOptions.init(name:)))
        try ViewConstraint.activate(scene.constraints(text, options: options, metrics: metrics))
      }
    }
    return scene
  }

  private func caseView(_ view: View) -> LayoutView {
    let made = CaseView()
    made.content = Size(
      width: view.intrinsic[0] ?? LayoutView.noIntrinsicMetric,
      height: view.intrinsic[1] ?? LayoutView.noIntrinsicMetric)
    made.insets = EdgeInsets(top: view.insets[0], left: view.insets[1], bottom: view.insets[2], right: view.insets[3])
    made.baselineFromBottom = view.baselineFromBottom
    for (index, axis) in [Axis.horizontal, .vertical].enumerated() {
      made.setContentHuggingPriority(LayoutPriority(view.hugging[index]), for: axis)
      made.setContentCompressionResistancePriority(LayoutPriority(view.compression[index]), for: axis)
    }
    return made
  }
}
