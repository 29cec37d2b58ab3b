public import Foundation
internal import Scenes

extension UIButton {
  /// The appearance and content of a button.
  public struct Configuration: Sendable {
    public var title: String?
    /// The line under the title.
    public var subtitle: String?
    public var image: UIImage?
    /// The edge of the title at which the image is placed.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between the image and the title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between the title and the subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The insets around the content, in points.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The size class of the button. Setting it also sets the insets.
    public var buttonSize = Size.medium { didSet { contentInsets = buttonSize.insets } }
    public var cornerStyle = CornerStyle.dynamic
    public var titleAlignment = TitleAlignment.automatic
    /// The color of the title and the image.
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var background = UIBackgroundConfiguration()
    /// The indicator of a menu. It is stored, but not drawn.
    public var indicator = Indicator.automatic
    /// The transformer of the image's color. It is stored, but not applied.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The transformer of the menu indicator's color. It is stored, but not applied.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// Whether selecting the button changes its appearance. It is stored, but not applied.
    public var automaticallyUpdateForSelection = true
    /// The line break mode of the title. It is stored, but not applied.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The line break mode of the subtitle. It is stored, but not applied.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The style on a Mac. It is stored, but not applied.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// The transformer of the subtitle's attributes. It is stored, but not applied.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var imageReservation: CGFloat = 0
    /// The font of the title; nil to use the font of the size. UIKit keeps it in the attributes of the title.
    public var titleFont: UIFont?
    /// The style of the background.
    var look = ButtonStyle.plain

    /// Returns a configuration without a background.
    public static func plain() -> Configuration { Configuration() }
    /// Returns a configuration with a gray background.
    public static func gray() -> Configuration { Configuration(look: .gray) }
    /// Returns a configuration with a background in a light tint.
    public static func tinted() -> Configuration { Configuration(look: .tinted) }
    /// Returns a configuration with a background in the tint color.
    public static func filled() -> Configuration { Configuration(look: .filled) }
    public static func bordered() -> Configuration { Configuration(look: .gray) }
    /// Returns a configuration with a border and a background in a light tint.
    public static func borderedTinted() -> Configuration { Configuration(look: .tinted) }
    /// Returns a configuration with a border and a background in the tint color.
    public static func borderedProminent() -> Configuration { Configuration(look: .filled) }
    /// Returns a configuration without a border.
    public static func borderless() -> Configuration { Configuration() }

    /// The corner radius of the background, in points, or nil for the system's. A capsule has the largest radius.
    var cornerRadius: CGFloat? {
      switch cornerStyle {
      case .capsule: .greatestFiniteMagnitude
      case .fixed: background.cornerRadius
      case .small: 5
      case .large: 12
      default: nil
      }
    }

    /// Restores the default insets for the button size.
    public mutating func setDefaultContentInsets() { contentInsets = buttonSize.insets }

    private var subtitleSize: CGSize {
      guard let subtitle, !subtitle.isEmpty else { return .zero }
      let font = UIFont.preferredFont(forTextStyle: .caption1)
      return TextMeasuring.size(of: subtitle, in: font, width: nil, numberOfLines: 0)
    }

    /// Returns the size of a button with this configuration, in points.
    func size(_ titleSize: (CGFloat?) -> CGSize, image: CGSize?, width: CGFloat?) -> CGSize {
      let isBeside = imagePlacement == .leading || imagePlacement == .trailing
      let picture = showsActivityIndicator ? CGSize(width: 20, height: 20) : image ?? .zero
      let sides = contentInsets.leading + contentInsets.trailing
      let room = width.map { $0 - sides - (isBeside && picture.width > 0 ? picture.width + imagePadding : 0) }
      var texts = titleSize(room.map { max(0, $0) })
      let second = subtitleSize
      if second.height > 0 {
        texts = CGSize(
          width: max(texts.width, second.width),
          height: texts.height + second.height + (texts.height > 0 ? titlePadding : 0))
      }
      let gap = picture != .zero && texts != .zero ? imagePadding : 0
      let content =
        isBeside
        ? CGSize(width: texts.width + gap + picture.width, height: max(texts.height, picture.height))
        : CGSize(width: max(texts.width, picture.width), height: texts.height + gap + picture.height)
      return CGSize(
        width: content.width + sides, height: content.height + contentInsets.top + contentInsets.bottom)
    }
  }
}

extension UIButton.Configuration {
  /// The title with attributes. Only its characters and its first font are stored.
  public var attributedTitle: AttributedString? {
    get { title.map { AttributedString($0) } }
    set {
      title = newValue.map { String($0.characters) }
      titleFont = newValue?.runs.lazy.compactMap(\.font).first ?? titleFont
    }
  }

  /// A transformer of the title's attributes. The font that it sets measures the title.
  public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { nil }
    set { titleFont = newValue?.change(AttributeContainer()).font ?? titleFont }
  }

  /// The subtitle with attributes. Only its characters are stored.
  public var attributedSubtitle: AttributedString? {
    get { subtitle.map { AttributedString($0) } }
    set { subtitle = newValue.map { String($0.characters) } }
  }
  /// Returns the configuration for the state of a button: the configuration itself.
  public func updated(for button: UIButton) -> UIButton.Configuration { self }
}

extension UIButton.Configuration.Size {
  /// The default insets around the content, in points.
  fileprivate var insets: NSDirectionalEdgeInsets {
    switch self {
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .mini: NSDirectionalEdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 8)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
}
