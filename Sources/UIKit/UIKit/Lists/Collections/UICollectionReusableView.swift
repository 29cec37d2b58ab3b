public import Foundation

@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  public package(set) var reuseIdentifier: String?
  /// Creates a view with a frame, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view that a collection view creates from a registered class.
  @usableFromInline convenience init(registered: Int) {
    self.init(frame: ObjectMaking.frame)
    reuseIdentifier = ObjectMaking.identifier
  }
  /// Creates a view from an archive; here an empty one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Called before the view is reused.
  open func prepareForReuse() {}
  /// Called when the layout sets the attributes of the view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Returns the attributes that the view prefers.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = systemLayoutSizeFitting(
      layoutAttributes.size, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
    if size.width > 0, size.height > 0 { layoutAttributes.size = size }
    return layoutAttributes
  }
  override var isLayoutIsland: Bool { isPlaced(by: UICollectionView.self) }
  /// Called before the layout is replaced. Does nothing.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called after the layout was replaced. Does nothing.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
}
