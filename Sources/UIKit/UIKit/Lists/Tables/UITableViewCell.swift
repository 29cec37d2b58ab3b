public import Foundation

/// A row of a table. Subviews are added to its content view.
@preconcurrency @MainActor
open class UITableViewCell: UITableViewCellDeclarations {
  /// The view for the subviews.
  public let contentView = UIView()
  public package(set) var reuseIdentifier: String?
  private let style: CellStyle
  open private(set) lazy var textLabel: UILabel? = label(.body)
  open private(set) lazy var detailTextLabel: UILabel? = {
    guard style != .default else { return nil }
    let label = label(style == .subtitle ? .caption1 : .body)
    if style == .value1 { label.textColor = .secondaryLabel }
    return label
  }()
  open private(set) lazy var imageView: UIImageView? = {
    let view = UIImageView()
    // Code often sets the text first. The image is before it anyway.
    contentView.insertSubview(view, at: 0)
    return view
  }()
  /// The accessory at the trailing edge.
  open var accessoryType = AccessoryType.none {
    didSet {
      updateMargins()
      requestLayout()
    }
  }
  /// The accessory view at the trailing edge.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      updateMargins()
      requestLayout()
    }
  }
  /// The configuration of the content; nil if code adds subviews instead.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentView.show(contentConfiguration) }
  }
  /// The position of the cell in its section, or nil outside a table.
  var listPlace: ListPlace?
  private(set) var margins = CellMargins()
  open var isSelected = false
  /// Whether the cell is being touched.
  open var isHighlighted = false
  /// Whether the cell is being edited.
  open var isEditing = false

  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    hold()
  }
  /// Creates a cell from an archive; here an empty one.
  public required init?(coder: NSCoder) {
    (style, reuseIdentifier) = (.default, nil)
    super.init(coder: coder)
    hold()
  }

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Returns the default configuration of the text and the image for the style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default, .subtitle: .cell()
    case .value1, .value2: .valueCell()
    }
  }
  /// Updates the content for a state.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  open func setNeedsUpdateConfiguration() {
    updateConfiguration(using: UICellConfigurationState(traitCollection: traitCollection))
  }

  /// Creates a cell that a table creates from a registered class.
  @usableFromInline convenience init(registered: Int) {
    self.init(style: .default, reuseIdentifier: ObjectMaking.identifier)
  }

  private func hold() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.preservesSuperviewLayoutMargins = true
    addSubview(contentView)
    updateMargins()
  }

  /// Gives the cell the system's margins.
  ///
  /// - Parameter width: The width of the cell in a table, in points; nil to keep the margins at the sides.
  func updateMargins(width: CGFloat? = nil) {
    let hasAccessory = accessoryView != nil || accessoryType != .none
    if margins.give(to: self, contentView, width: width, hasAccessory: hasAccessory) { requestLayout() }
  }

  private func label(_ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(label)
    return label
  }

  override var isLayoutIsland: Bool { isPlaced(by: UITableView.self) }

  /// The subviews without an unused content view, which the author has not added.
  override var shownSubviews: [UIView] {
    let isHeld = constraints.contains { $0.firstItem === contentView || $0.secondItem === contentView }
    return contentView.isUnused && !isHeld ? subviews.filter { $0 !== contentView } : subviews
  }

  /// Called before the cell is reused.
  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Sets whether the cell is being edited.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// The distance of the accessory from the edge, in points. As in documents, inset groups keep 16.
  private var accessoryMargin: CGFloat {
    guard let table = superview as? UITableView, table.style == .insetGrouped else { return margins.side }
    return 16
  }

  /// The width of the accessory, in points.
  private var accessoryWidth: CGFloat {
    if let accessoryView { return accessoryView.bounds.width + accessoryMargin }
    let further = accessoryMargin - 16
    switch accessoryType {
    case .none: return 0
    case .disclosureIndicator: return 34 + further
    case .checkmark: return 40 + further
    case .detailButton: return 48 + further
    case .detailDisclosureButton: return 67 + further
    }
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let room = CGSize(width: max(0, targetSize.width - accessoryWidth), height: targetSize.height)
    guard contentView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else {
      return CGSize(width: targetSize.width, height: textsHeight)
    }
    let size = contentView.systemLayoutSizeFitting(
      room, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
    let least = (contentConfiguration as? UIListContentConfiguration)?.minimumRowHeight ?? 0
    return CGSize(width: size.width + accessoryWidth, height: max(least, size.height))
  }

  /// The height of a cell with the labels of its style, in points.
  private var textsHeight: CGFloat {
    let texts = contentView.subviews.compactMap { $0 as? UILabel }.map { $0.intrinsicContentSize.height }
    let height = style == .subtitle ? texts.reduce(0, +) : texts.max() ?? 0
    return max(44, (height + 23).rounded(.up))
  }

  open override func layoutSubviews() {
    updateMargins()
    let content = mirrored(CGRect(x: 0, y: 0, width: max(0, bounds.width - accessoryWidth), height: bounds.height))
    // An unused content view must not cause another layout.
    if contentView.isUnused { contentView.move(to: content) } else { contentView.frame = content }
    if let accessoryView {
      let x = bounds.width - accessoryMargin - accessoryView.bounds.width / 2
      accessoryView.center = CGPoint(x: isRightToLeft ? bounds.width - x : x, y: bounds.midY)
    }
    placeTexts()
    super.layoutSubviews()
  }

  private func mirrored(_ rect: CGRect, in bounds: CGRect? = nil) -> CGRect {
    isRightToLeft ? rect.mirrored(in: bounds ?? self.bounds) : rect
  }

  private func placeTexts() {
    let content = contentView.bounds
    // Computed from the leading edge, and mirrored.
    let insets = NSDirectionalEdgeInsets(contentView.layoutMargins, isRightToLeft: isRightToLeft)
    let margins = UIEdgeInsets(insets, isRightToLeft: false)
    var left = margins.left
    for case let view as UIImageView in contentView.subviews
    where view === contentView.subviews.first && view.image != nil && view.translatesAutoresizingMaskIntoConstraints {
      let size = view.intrinsicContentSize
      let place = CGRect(x: left, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      view.frame = mirrored(place, in: content)
      left += size.width + 16
    }
    let labels = contentView.subviews.compactMap { $0 as? UILabel }.filter {
      $0.translatesAutoresizingMaskIntoConstraints && ($0.text?.isEmpty == false)
    }
    guard let first = labels.first, first === textLabel else { return }
    let room = content.width - left - margins.right
    if style == .default {
      // As recorded in Xcode: the label of this style fills the content view, so that its alignment matters.
      first.frame = mirrored(CGRect(x: left, y: 0, width: max(0, room), height: content.height), in: content)
      return
    }
    let sizes = labels.map(\.intrinsicContentSize)
    let height = style == .subtitle ? sizes.map(\.height).reduce(0, +) : sizes[0].height
    var top = ((bounds.height - height) / 2).rounded()
    for (label, size) in zip(labels, sizes) {
      let isAtEnd = style == .value1 && label === detailTextLabel
      let width = min(size.width, room)
      let place = CGRect(x: isAtEnd ? left + room - width : left, y: top, width: width, height: size.height)
      label.frame = mirrored(place, in: content)
      if style == .subtitle { top += size.height }
    }
  }
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
  /// A handler that changes the appearance when the state changes.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)?
}
