/// The variables of a system: four for each view and for each used guide.
///
/// They are the left and top edge of the alignment rectangle, in root coordinates, and its width and height. Root
/// coordinates keep the rows short, as a constraint between two views involves no superviews.
struct LayoutVariables {
  /// The first of the four variables of each used guide.
  private let guideStarts: [LayoutItemID: Int]
  /// The used guides, in order.
  let guides: [LayoutItemID]
  /// The number of variables.
  let count: Int

  /// Creates variables for `viewCount` views and the guides that `constraints` name.
  init(viewCount: Int, constraints: [LayoutConstraint]) {
    let named = constraints.flatMap { [$0.firstItem, $0.secondItem].compactMap { $0 } }
    guides = Set(named.filter { $0.guide != nil && $0.view < viewCount }).withContents.sorted()
    guideStarts = Dictionary(
      uniqueKeysWithValues: guides.enumerated().map { ($0.element, 4 * (viewCount + $0.offset)) })
    count = 4 * (viewCount + guides.count)
  }

  /// Returns the variable of an item's left edge, or nil for an unused guide.
  func left(_ item: LayoutItemID) -> Int? {
    item.guide == nil ? 4 * item.view : guideStarts[item]
  }

  /// The variables that are never negative: widths and heights of views and of scrolled content (specification SOL-02).
  ///
  /// Other guides may be inverted: a safe area whose insets exceed its view is not a conflict.
  var sizes: [Int] {
    let views = 0..<(count / 4 - guides.count)
    let contents = guides.indices.filter { guides[$0].guide == .scrollContent }.map { views.count + $0 }
    return (views + contents).flatMap { [4 * $0 + 2, 4 * $0 + 3] }
  }
}
