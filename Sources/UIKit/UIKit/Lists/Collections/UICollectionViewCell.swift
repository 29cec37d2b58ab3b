public import Foundation

/// A view of a collection that is used again.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The name under which it is used again.
  public internal(set) var reuseIdentifier: String?
  /// A view with a frame, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A view that a collection makes of a class that was registered.
  public required convenience init(reusing identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
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

/// An item of a collection; what it holds lies in its content.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Called when the cell is taken up or put down; nothing is moved here.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// The view for what it holds.
  public let contentView = UIView()
  /// True where it is selected.
  open var isSelected = false
  /// True where it is touched.
  open var isHighlighted = false
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content while it is selected.
  open var selectedBackgroundView: UIView?
  /// The texts and picture in the content; nil for what code puts there.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentView.show(contentConfiguration) }
  }
  /// The look of what is behind.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Gives the cell its content after its state.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// Asks for that.
  open func setNeedsUpdateConfiguration() {
    updateConfiguration(using: UICellConfigurationState(traitCollection: traitCollection))
  }
  /// A cell without size.
  public convenience init() { self.init(frame: .zero) }

  /// A cell with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hold()
  }
  /// A cell from an archive: here one without anything.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    hold()
  }
  private func hold() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
  /// The state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
  /// Changes the look when the state has changed.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
  /// The look behind the cell unless it says otherwise.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Kept; nothing here depends on it.
  open var automaticallyUpdatesBackgroundConfiguration = true
}
