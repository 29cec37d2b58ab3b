public import Foundation

/// A cell of a collection view. Subviews are added to its content view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionViewCellDeclarations {
  /// The view for the subviews.
  public let contentView = UIView()
  open var isSelected = false
  /// Whether the cell is being touched.
  open var isHighlighted = false
  /// The configuration of the content; nil if code adds subviews instead.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentView.show(contentConfiguration) }
  }
  /// Updates the content for a state.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  open func setNeedsUpdateConfiguration() {
    updateConfiguration(using: UICellConfigurationState(traitCollection: traitCollection))
  }
  /// Creates a cell with size zero.
  public convenience init() { self.init(frame: .zero) }

  /// Creates a cell with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hold()
  }
  /// Creates a cell from an archive; here an empty one.
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
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
  /// A handler that changes the appearance when the state changes.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
}
