/// The variables of a system: four for each view and for each guide that is used.
///
/// They are the left and top edge, in root coordinates, and the width and height of the alignment rectangle. Root
/// coordinates keep the rows short: a constraint between two views names no superview on the way.
struct LayoutVariables {
  /// The first of the four variables of each guide that is used, in the order of ``guides``.
  private let guideStarts: [LayoutItemID: Int]
  /// The guides that are used, in order.
  let guides: [LayoutItemID]
  /// The number of variables.
  let count: Int

  /// The variables for `viewCount` views and the guides that `constraints` name.
  init(viewCount: Int, constraints: [LayoutConstraint]) {
    let named = constraints.flatMap { [$0.firstItem, $0.secondItem].compactMap { $0 } }
    guides = Set(named.filter { $0.guide != nil && $0.view < viewCount }).withContents.sorted()
    guideStarts = Dictionary(
      uniqueKeysWithValues: guides.enumerated().map { ($0.element, 4 * (viewCount + $0.offset)) })
    count = 4 * (viewCount + guides.count)
  }

  /// The variable of the left edge of an item, or nil for a guide that nobody uses.
  func left(_ item: LayoutItemID) -> Int? {
    item.guide == nil ? 4 * item.view : guideStarts[item]
  }

  /// The variables that are never negative: widths and heights of views and of scrolled content (specification SOL-02).
  ///
  /// Other guides may be turned inside out: a safe area that is larger than its view is no conflict.
  var sizes: [Int] {
    let views = 0..<(count / 4 - guides.count)
    let contents = guides.indices.filter { guides[$0].guide == .scrollContent }.map { views.count + $0 }
    return (views + contents).flatMap { [4 * $0 + 2, 4 * $0 + 3] }
  }
}
