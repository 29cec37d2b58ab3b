public import Foundation

/// A view that shows the text and the image of a row.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private let label = UILabel()
  private let secondLabel = UILabel()
  private let imageView = UIImageView()
  private let texts = UIStackView()
  private let row = UIStackView()
  private var edges: [NSLayoutConstraint] = []

  open var configuration: any UIContentConfiguration { didSet { show() } }

  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    texts.addArrangedSubview(label)
    texts.addArrangedSubview(secondLabel)
    row.addArrangedSubview(imageView)
    row.addArrangedSubview(texts)
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    edges = [
      row.topAnchor.constraint(equalTo: topAnchor), row.leadingAnchor.constraint(equalTo: leadingAnchor),
      bottomAnchor.constraint(equalTo: row.bottomAnchor), trailingAnchor.constraint(equalTo: row.trailingAnchor),
    ]
    NSLayoutConstraint.activate(edges)
    show()
  }
  /// Returns nil: archives are not read.
  public required init?(coder: NSCoder) { nil }

  override var ownsItsParts: Bool { true }

  private func show() {
    guard let content = configuration as? UIListContentConfiguration else { return }
    show(content.text, content.attributedText, content.textProperties, in: label)
    show(content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties, in: secondLabel)
    imageView.image = content.image
    imageView.isHidden = content.image == nil
    imageView.tintColor = content.imageProperties.tintColor
    imageView.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
    imageView.setContentHuggingPriority(.required, for: .horizontal)
    let isRow = content.prefersSideBySideTextAndSecondaryText
    texts.axis = isRow ? .horizontal : .vertical
    texts.spacing = isRow ? content.textToSecondaryTextHorizontalPadding : content.textToSecondaryTextVerticalPadding
    row.spacing = content.imageToTextPadding
    updateMargins()
  }

  /// Applies the margins of the content and, at the sides, the superview's if they are wider.
  func updateMargins() {
    guard let content = configuration as? UIListContentConfiguration else { return }
    var margins = content.directionalLayoutMargins
    if let superview, content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      let outer =
        superview.ownDirectionalMargins
        ?? NSDirectionalEdgeInsets(superview.ownMargins, isRightToLeft: superview.isRightToLeft)
      (margins.leading, margins.trailing) = (max(margins.leading, outer.leading), max(margins.trailing, outer.trailing))
    }
    for (edge, margin) in zip(edges, [margins.top, margins.leading, margins.bottom, margins.trailing]) {
      edge.constant = margin
    }
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    updateMargins()
  }

  override func superviewMarginsDidChange() { updateMargins() }

  /// Returns the distance of the texts from the leading edge of a view, in points. Separators begin there.
  func textStart(in view: UIView) -> CGFloat {
    let place = texts.convert(texts.bounds, to: view)
    return isRightToLeft ? view.bounds.maxX - place.maxX : place.minX
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?, _ look: UIListContentConfiguration.TextProperties,
    in label: UILabel
  ) {
    label.font = look.font
    label.textColor = look.color
    label.numberOfLines = look.numberOfLines
    label.lineBreakMode = look.lineBreakMode
    label.textAlignment = look.alignment.textAlignment
    label.text = look.transform.applied(to: text)
    if let attributed { label.attributedText = attributed }
    label.isHidden = text == nil && attributed == nil
  }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
  /// The alignment of a label.
  fileprivate var textAlignment: NSTextAlignment {
    switch self {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }
}
