/// A view of a system, or one of the view's guides.
///
/// Views are identified by their position in the list of items, the root first. So results fit in arrays, and nothing
/// depends on the order of a hash table.
public struct LayoutItemID: Sendable, Hashable, Comparable {
  /// The position of the view in the list of items; 0 is the root.
  public var view: Int
  /// The guide of the view, or nil for the view itself.
  public var guide: LayoutGuide?

  /// Creates the identifier of the view at a position, or of one of its guides.
  public init(view: Int, guide: LayoutGuide? = nil) {
    self.view = view
    self.guide = guide
  }

  /// Whether the item has baselines, which only views have. For a guide they are its bottom edge, and scene files name
  /// that instead.
  package var hasBaselines: Bool { guide == nil }

  /// The root view of the system.
  public static let root = LayoutItemID(view: 0)

  /// Orders items by view, with a view before its guides.
  public static func < (first: LayoutItemID, second: LayoutItemID) -> Bool {
    (first.view, first.guide?.rawValue ?? -1) < (second.view, second.guide?.rawValue ?? -1)
  }
}
