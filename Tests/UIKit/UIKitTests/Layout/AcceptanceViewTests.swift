import AutoLayout
import Geometry
import LayoutTestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// The `layout` cases of the specification, through the UIKit API.
@MainActor
@Suite(.ownFaultLog) struct AcceptanceViewTests {
  @Test(arguments: AcceptanceLayout.all)
  func `views have the frames of the specification`(layout: AcceptanceLayout) throws {
    let scene = try layout.viewScene()
    let found = withoutPixels { scene.root.layoutResult() }
    for (name, expected) in layout.expected.frames {
      let frame = Rect(scene[name].frame)
      #expect(ExpectedLayout.agrees(frame, expected), "\(layout.id) \(name): \(frame)")
    }
    // UIKit resolves an ambiguous position to the bound of an inequality.
    for (name, expected) in layout.expected.alignment where !scene[name].hasAmbiguousLayout {
      let rect = Rect(scene[name].alignmentRect(forFrame: scene[name].frame))
      #expect(ExpectedLayout.agrees(rect, expected), "\(layout.id) \(name): \(rect)")
    }
    expect(found.conflicts.count, is: layout.expected.broken.count)
    expect(scene.root.brokenConstraints.count, is: layout.expected.broken.count)
    for (name, _) in layout.expected.ambiguous {
      let view = name.split(separator: ".").first.map(String.init) ?? ""
      #expect(scene[view].hasAmbiguousLayout, "\(layout.id) \(name)")
    }
  }
}

/// A view with all properties that a case can specify.
private final class CaseView: UIView {
  var content = CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric)
  var insets = UIEdgeInsets.zero
  var baselineFromBottom: Double?

  override var intrinsicContentSize: CGSize { content }
  override var alignmentRectInsets: UIEdgeInsets { insets }
  override var textBaseline: TextBaseline { baselineFromBottom.map { .edges(first: 0, last: $0) } ?? .none }
}

extension AcceptanceLayout {
  /// The case as views with constraints.
  @MainActor
  func viewScene() throws -> ViewScene {
    let safeArea = UIEdgeInsets(
      top: CGFloat(guides["top"] ?? 0), left: 0, bottom: CGFloat(guides["bottom"] ?? 0), right: 0)
    let scene = ViewScene(width: size[0], height: size[1], safeArea: safeArea)
    scene.root.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    for view in views { scene.add(caseView(view), name: view.name, to: view.parent) }
    for constraint in constraints {
      switch constraint {
      case .equation(let text): try scene.constrain(text)
      case .format(let text, let options, let metrics):
        let options = NSLayoutConstraint.FormatOptions(options.compactMap(NSLayoutConstraint.FormatOptions.init(name:)))
        NSLayoutConstraint.activate(scene.constraints(text, options: options, metrics: metrics))
      }
    }
    return scene
  }

  @MainActor
  private func caseView(_ view: View) -> UIView {
    let made = CaseView()
    made.content = CGSize(
      width: view.intrinsic[0].map { CGFloat($0) } ?? UIView.noIntrinsicMetric,
      height: view.intrinsic[1].map { CGFloat($0) } ?? UIView.noIntrinsicMetric)
    let insets = view.insets.map { CGFloat($0) }
    made.insets = UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
    made.baselineFromBottom = view.baselineFromBottom
    for (index, axis) in [NSLayoutConstraint.Axis.horizontal, .vertical].enumerated() {
      made.setContentHuggingPriority(UILayoutPriority(Float(view.hugging[index])), for: axis)
      made.setContentCompressionResistancePriority(UILayoutPriority(Float(view.compression[index])), for: axis)
    }
    return made
  }
}
