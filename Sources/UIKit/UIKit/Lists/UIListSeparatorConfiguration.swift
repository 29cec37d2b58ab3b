/// The look of the lines between the items of a list; it is kept.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
  /// The look of the lines of a kind of list.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
  init() {}
  public var color = UIColor.separator
  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The distances of the line above, in points.
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// The distances of the line below, in points.
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
}
