// Cells and a layout of a collection, as apps write them.
import UIKit

final class TileCell: UICollectionViewCell {
  static let reuseIdentifier = String(describing: TileCell.self)
  let titleLabel = UILabel()
  override var isSelected: Bool { didSet { contentView.backgroundColor = isSelected ? .red : .clear } }
  override var isHighlighted: Bool { didSet {} }
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(titleLabel)
    backgroundView = UIView()
    selectedBackgroundView = UIView()
  }
  required init?(coder: NSCoder) { fatalError() }
  override func prepareForReuse() {
    super.prepareForReuse()
    titleLabel.text = nil
  }
  override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.frame.size = contentView.systemLayoutSizeFitting(
      layoutAttributes.size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return attributes
  }
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { super.apply(layoutAttributes) }
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColorTransformer = .init { _ in .red }
    if state.isSelected || state.isHighlighted || state.isDisabled {}
    backgroundConfiguration = background.updated(for: state)
  }
}
final class GridHeader: UICollectionReusableView { let label = UILabel() }
final class CustomLayout: UICollectionViewLayout {
  private var cache: [UICollectionViewLayoutAttributes] = []
  override func prepare() {
    guard let collectionView else { return }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = .zero
    attributes.zIndex = 1
    attributes.alpha = 0.5
    attributes.transform = .identity
    attributes.transform3D = CATransform3DIdentity
    attributes.center = .zero
    attributes.isHidden = false
    cache.append(attributes)
    _ = collectionView.bounds
    _ = attributes.indexPath
    _ = attributes.representedElementCategory == .cell
    _ = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "x", with: IndexPath(item: 0, section: 0))
    _ = attributes.copy() as! UICollectionViewLayoutAttributes
  }
  override var collectionViewContentSize: CGSize { .zero }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    cache.filter { $0.frame.intersects(rect) }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cache[indexPath.item]
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { .zero }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
  }
  override class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
}
