internal import AutoLayout
public import Foundation

/// A button with a title and an image.
@preconcurrency @MainActor
open class UIButton: UIButtonDeclarations {
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var images: [State: UIImage] = [:]
  private var backgrounds: [State: UIImage] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var symbolConfigurations: [State: UIImage.SymbolConfiguration] = [:]

  public package(set) var buttonType = ButtonType.custom
  /// The configuration; nil for a button that uses the API without configurations.
  open var configuration: Configuration? { didSet { contentDidChange() } }
  /// A handler that changes the configuration when the state changes.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { updateConfigurationIfShown() } }
  /// The insets around the title and the image, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// The insets that move the title, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The insets that move the image, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// The label of the title. Its font measures the title.
  open private(set) lazy var titleLabel: UILabel? = {
    let label = ButtonLabel()
    label.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
    label.button = self
    return label
  }()
  open private(set) lazy var imageView: UIImageView? = UIImageView()

  /// Creates a button with a frame, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a button from an archive; here an empty one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .touchUpInside)
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentDidChange()
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    contentDidChange()
  }
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentDidChange()
  }
  /// Sets the configuration of a symbol that is the image for a state.
  open override func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state] = configuration
    contentDidChange()
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state] = image
    contentDidChange()
  }
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  /// The displayed title.
  open var currentTitle: String? { chosenAction?.title ?? configuration?.title ?? title(for: state) }
  /// The displayed image.
  open var currentImage: UIImage? { chosenAction?.image ?? configuration?.image ?? image(for: state) }
  /// The menu of a pop-up button. Nil for other buttons.
  private var popUpMenu: UIMenu? { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction ? menu : nil }
  /// The action of the menu that a pop-up button shows.
  private var chosenAction: UIAction? { popUpMenu?.chosenAction }
  /// The displayed image as it is drawn: a symbol in the preferred configuration.
  var shownImage: UIImage? {
    if showsIndicator { return Self.indicator }
    let preferred = shownSymbolConfiguration?.adjusted(to: traitCollection)
    return preferred.flatMap { currentImage?.withConfiguration($0) } ?? currentImage
  }
  private var shownSymbolConfiguration: UIImage.SymbolConfiguration? {
    configuration?.preferredSymbolConfigurationForImage ?? symbolConfigurations[state] ?? symbolConfigurations[.normal]
  }
  /// The arrows at the end of a pop-up button.
  private static let indicator = UIImage(
    systemName: "chevron.up.chevron.down", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13))
  /// Whether arrows show that the button has a menu: in a button without an image.
  private var showsIndicator: Bool {
    guard let configuration, currentImage == nil else { return false }
    return configuration.indicator == .popup || configuration.indicator == .automatic && popUpMenu != nil
  }
  /// The configuration with the place of the arrows.
  var shownConfiguration: Configuration? {
    guard var shown = configuration, showsIndicator else { return configuration }
    (shown.imagePlacement, shown.imagePadding) = (.trailing, 5)
    return shown
  }
  /// The displayed title, with its attributes.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// Requests an update of the configuration.
  open func setNeedsUpdateConfiguration() {
    updateConfiguration()
    configurationUpdateHandler?(self)
    contentDidChange()
  }
  open func updateConfiguration() {}

  override func traitsDidChange() {
    titleLabel?.adjustFont(to: traitCollection)
    if configuration != nil || shownSymbolConfiguration?.style != nil { contentDidChange() }
  }

  override func stateDidChange() { updateConfigurationIfShown() }

  /// Updates the configuration of a button in a superview. Others are updated when they get one: UIKit waits until a
  /// button is shown as well, so that code which is still creating it is not called.
  func updateConfigurationIfShown() {
    guard superview != nil, configuration != nil || configurationUpdateHandler != nil else { return }
    setNeedsUpdateConfiguration()
  }

  // MARK: - Size

  var titleFont: UIFont {
    guard let configuration else { return titleLabel?.font ?? .systemFont(ofSize: 15) }
    // Titles of configurations have the body style, and a smaller style in small buttons.
    let isSmall = configuration.buttonSize == .small || configuration.buttonSize == .mini
    return configuration.titleFont
      ?? .preferredFont(forTextStyle: isSmall ? .subheadline : .body, compatibleWith: traitCollection)
  }

  private func titleSize(width: CGFloat?) -> CGSize {
    let lines = configuration == nil ? titleLabel?.numberOfLines ?? 1 : 0
    if let title = currentAttributedTitle {
      return StyledText(title, font: titleFont).size(width: width, numberOfLines: lines)
    }
    guard let title = currentTitle, !title.isEmpty else { return .zero }
    return TextMeasuring.size(of: title, in: titleFont, width: width, numberOfLines: lines)
  }

  open override var intrinsicContentSize: CGSize { naturalSize(width: nil) }

  override func contentSize(solvedWidth: Double?) -> CGSize {
    let natural = intrinsicContentSize
    guard let solvedWidth, solvedWidth + 0.5 < natural.width, configuration != nil || titleLabel?.numberOfLines != 1
    else { return natural }
    return CGSize(width: natural.width, height: naturalSize(width: CGFloat(solvedWidth)).height)
  }

  private func naturalSize(width: CGFloat?) -> CGSize {
    if let shownConfiguration {
      return shownConfiguration.size(titleSize, image: shownImage?.size, width: width)
    }
    let (title, image) = (titleSize(width: width), shownImage?.size ?? .zero)
    // As recorded in Xcode: a button has 6 points above and below its title, and a minimum width of 30. An empty one is
    // as tall as a line. Explicit insets replace this padding.
    let hasInsets = contentEdgeInsets != .zero
    let holdsNothing = title == .zero && image == .zero
    let line = holdsNothing && !hasInsets ? TextMeasuring.metrics(of: titleFont).lineHeight : Double(title.height)
    let padding: CGFloat = line > 0 && !hasInsets ? 12 : 0
    let content = CGSize(
      width: title.width + image.width + contentEdgeInsets.left + contentEdgeInsets.right,
      height: max(CGFloat(line) + padding, image.height) + contentEdgeInsets.top + contentEdgeInsets.bottom)
    let least: CGFloat = hasInsets || title == .zero && image != .zero ? 0 : 30
    let background = backgrounds[.normal]?.size ?? .zero
    return CGSize(
      width: max(content.width.rounded(.up), least, background.width),
      height: max(content.height.rounded(.up), background.height))
  }

  override func naturalSizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var textBaseline: TextBaseline {
    let metrics = TextMeasuring.metrics(of: titleFont)
    return .centered(offset: (metrics.ascender - metrics.descender) / 2)
  }

  override var logTitle: String? { currentTitle.flatMap { $0.isEmpty ? nil : $0 } }
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    return button
  }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open func backgroundImage(for state: UIControl.State) -> UIImage? { backgrounds[state] ?? backgrounds[.normal] }
  /// The displayed background image.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// Returns the rectangle of the title and the image within the bounds, in points.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// Returns the rectangle of the background within the bounds, in points.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the title after layout, in points. Overriding it has no effect here.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { titleLabel?.frame ?? contentRect }
  /// Returns the rectangle of the image after layout, in points. Overriding it has no effect here.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { imageView?.frame ?? contentRect }
}

/// The label of a button. Changing it changes the size of the button.
private final class ButtonLabel: UILabel {
  weak var button: UIButton?

  override func contentDidChange() { button?.contentDidChange() }
}
