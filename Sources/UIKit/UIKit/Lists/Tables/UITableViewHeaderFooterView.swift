public import Foundation

/// A header or footer of a section. Subviews are added to its content view.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The view for the subviews.
  public let contentView = UIView()
  public package(set) var reuseIdentifier: String?
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let guide = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
    ])
    return label
  }()

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    hold()
  }
  /// Creates a view without an identifier.
  public convenience init() { self.init(reuseIdentifier: nil) }
  /// Creates a view from an archive, always without an identifier.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    hold()
  }
  /// Creates a view that a table creates from a registered class.
  @usableFromInline convenience init(registered: Int) { self.init(reuseIdentifier: ObjectMaking.identifier) }
  private func hold() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    updateMargins(width: 0)
    addSubview(contentView)
  }
  private var margins = CellMargins()
  /// Gives the content view the system's margins, in a table whose rows have a width in points.
  func updateMargins(width: CGFloat) { margins.give(toHeaderWith: contentView, width: width) }
  /// Called before the view is reused.
  open func prepareForReuse() {}
  /// The second line of text. It is stored, but not placed here.
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  /// The view behind the content.
  open var backgroundView: UIView?
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentView.show(contentConfiguration) }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Returns the default configuration of the text, for the style of the table that contains the view.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    guard let table = superview as? UITableView, table.style != .plain else { return .plainHeader() }
    return .groupedHeader()
  }
  override var isLayoutIsland: Bool { isPlaced(by: UITableView.self) }
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}
