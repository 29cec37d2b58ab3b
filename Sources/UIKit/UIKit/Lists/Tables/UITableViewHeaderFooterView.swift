public import Foundation

/// A view above or below a section; what it holds lies in its content.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The view for what it holds.
  public let contentView = UIView()
  /// The name under which it is used again.
  public let reuseIdentifier: String?
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    label.font = .systemFont(ofSize: 13)
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
  /// A view without a name.
  public convenience init() { self.init(reuseIdentifier: nil) }
  /// A view from an archive: here one without a name.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    hold()
  }
  /// A view of a registered class, made by ``ObjectMaking``.
  @usableFromInline convenience init(registered: Int) { self.init(reuseIdentifier: ObjectMaking.identifier) }
  private func hold() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.ownMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    addSubview(contentView)
  }
  /// Called before it is used again.
  open func prepareForReuse() {}
  /// The second line of text; it is kept, and has no place here.
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The content by values.
  open var contentConfiguration: (any UIContentConfiguration)?
  open var backgroundConfiguration: UIBackgroundConfiguration?
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
