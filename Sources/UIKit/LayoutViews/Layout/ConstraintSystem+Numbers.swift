internal import AutoLayout
internal import Geometry

extension ConstraintSystem {
  /// Refuses numbers of views that are infinite or none at all; those of constraints are checked with them.
  func checkNumbers() throws(ConstraintError) {
    guard rootSize.width.isFinite, rootSize.height.isFinite else {
      throw ConstraintError(.notFinite("the size of the root"))
    }
    for item in items {
      guard item.numbers.allSatisfy({ $0.isFinite }) else {
        throw ConstraintError(.notFinite("the frame, content, margins or priorities of '\(item.name)'"))
      }
    }
  }
}

extension LayoutItem {
  /// Every number that takes part in the layout.
  fileprivate var numbers: [Double] {
    var numbers = [intrinsicContentSize.width, intrinsicContentSize.height].compactMap { $0 }
    for rect in [designFrame, autoresizing?.frame].compactMap({ $0 }) {
      numbers += [rect.minX, rect.minY, rect.width, rect.height]
    }
    for insets in [alignmentRectInsets, guideInsets.safeArea, guideInsets.layoutMargins] {
      numbers += [insets.top, insets.left, insets.bottom, insets.right]
    }
    for priorities in [contentHugging, compressionResistance] {
      numbers += [priorities.horizontal.rawValue, priorities.vertical.rawValue]
    }
    if let size = autoresizing?.superviewSize { numbers += [size.width, size.height] }
    if let stack { numbers += [stack.spacing] + stack.customSpacing.values }
    return numbers + baseline.numbers
  }
}

extension TextBaseline {
  fileprivate var numbers: [Double] {
    switch self {
    case .none: []
    case .edges(let first, let last): [first, last]
    case .line(let first, let last, let height): [first, last, height]
    case .centered(let offset): [offset]
    }
  }
}
