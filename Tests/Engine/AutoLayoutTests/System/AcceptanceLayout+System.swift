import AutoLayout
import Geometry
import LayoutTestSupport

extension AcceptanceLayout {
  /// Returns the system of the case.
  func system() throws -> TestSystem {
    var test = TestSystem(
      width: size[0], height: size[1],
      safeArea: EdgeInsets(top: guides["top"] ?? 0, bottom: guides["bottom"] ?? 0),
      direction: isRightToLeft ? .rightToLeft : .leftToRight)
    for view in views {
      test.add(view.name, to: view.parent) { item in
        item.intrinsicContentSize = IntrinsicContentSize(width: view.intrinsic[0], height: view.intrinsic[1])
        item.contentHugging = AxisPriorities(
          horizontal: LayoutPriority(view.hugging[0]), vertical: LayoutPriority(view.hugging[1]))
        item.compressionResistance = AxisPriorities(
          horizontal: LayoutPriority(view.compression[0]), vertical: LayoutPriority(view.compression[1]))
        item.alignmentRectInsets = EdgeInsets(
          top: view.insets[0], left: view.insets[1], bottom: view.insets[2], right: view.insets[3])
        if let distance = view.baselineFromBottom { item.baseline = .edges(first: 0, last: distance) }
      }
    }
    for constraint in constraints {
      switch constraint {
      case .equation(let text): test.constrain(text)
      case .format(let text, let options, let metrics):
        test.add(try constraints(of: text, options, metrics, in: test))
      }
    }
    return test
  }

  private func constraints(
    of format: String, _ options: [String], _ metrics: [String: Double], in test: TestSystem
  ) throws -> [LayoutConstraint] {
    let options = options.compactMap(VisualFormatOptions.init(name:)).reduce(VisualFormatOptions()) { $0.union($1) }
    return try VisualFormat(parsing: format).constraints(views: test.bindings, metrics: metrics, options: options) {
      item in
      item.guide == nil ? test.system.items[item.view].superview.map { LayoutItemID(view: $0) } : .root
    }
  }
}
