public import Foundation

/// An item of a collection; what it holds lies in its content.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionViewCellDeclarations {
  /// The view for what it holds.
  public let contentView = UIView()
  open var isSelected = false
  /// Whether it is touched.
  open var isHighlighted = false
  /// The texts and picture in the content; nil for what code puts there.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentView.show(contentConfiguration) }
  }
  /// Gives the cell its content after its state.
  open func updateConfiguration(using state: UICellConfigurationState) {}
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
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
  /// Changes the look when the state has changed.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
}
