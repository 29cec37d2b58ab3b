public import Foundation

/// A view of a collection that is used again.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The name under which it is used again.
  public internal(set) var reuseIdentifier: String?
  /// A view with a frame, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A view of a registered class, made by ``ObjectMaking``.
  @usableFromInline convenience init(registered: Int) {
    self.init(frame: .zero)
    reuseIdentifier = ObjectMaking.identifier
  }
  /// A view from an archive: here one without anything.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Called before it is used again.
  open func prepareForReuse() {}
  /// Called when the layout gives it a place.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// The place that it would rather have.
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
  /// Called before another layout; does nothing.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called after another layout; does nothing.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
}
