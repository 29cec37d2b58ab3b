/// The look of the lines between the items of a list; it is kept.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
  /// The look of the lines of a kind of list.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
  init() {}
  /// The colour.
  public var color = UIColor.separator
  /// The line above.
  public var topSeparatorVisibility = Visibility.automatic
  /// The line below.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The distances of the line above, in points.
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// The distances of the line below, in points.
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
}
