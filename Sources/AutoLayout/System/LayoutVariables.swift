internal import Geometry
internal import LinearConstraints

/// The variables of a system: four for each view and for each guide that is used.
///
/// They are the left and top edge, in root coordinates, and the width and height of the alignment rectangle. Root
/// coordinates keep the rows short: a constraint between two views names no superview on the way.
struct LayoutVariables {
  /// The first of the four variables of each guide that is used, in the order of ``guides``.
  private let guideStarts: [LayoutItemID: Int]
  /// The guides that are used, in order.
  let guides: [LayoutItemID]
  /// How many variables there are.
  let count: Int

  /// The variables for `viewCount` views and the guides that `constraints` name.
  init(viewCount: Int, constraints: [LayoutConstraint]) {
    let named = constraints.flatMap { [$0.firstItem, $0.secondItem].compactMap { $0 } }
    guides = Set(named.filter { $0.guide != nil && $0.view < viewCount }).sorted()
    guideStarts = Dictionary(
      uniqueKeysWithValues: guides.enumerated().map { ($0.element, 4 * (viewCount + $0.offset)) })
    count = 4 * (viewCount + guides.count)
  }

  /// The variable of the left edge of an item, or nil for a guide that nobody uses.
  func left(_ item: LayoutItemID) -> Int? {
    item.guide == nil ? 4 * item.view : guideStarts[item]
  }

  /// The variables that are never negative: widths and heights (specification SOL-02).
  var sizes: [Int] { stride(from: 0, to: count, by: 4).flatMap { [$0 + 2, $0 + 3] } }
}
