public import Foundation
internal import Scenes

extension UIButton {
  /// The look of a button.
  public struct Configuration: Sendable {
    public var title: String?
    /// The line under it.
    public var subtitle: String?
    public var image: UIImage?
    /// The edge that the picture stands at.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between picture and title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between title and the line under it, in points.
    public var titlePadding: CGFloat = 1
    /// The room around everything, in points.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The size of the button.
    public var buttonSize = Size.medium { didSet { contentInsets = buttonSize.insets } }
    /// The shape of the corners.
    public var cornerStyle = CornerStyle.dynamic
    public var titleAlignment = TitleAlignment.automatic
    /// The colour of title and picture.
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    /// True while a wheel turns in the place of the picture.
    public var showsActivityIndicator = false
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The look of what is behind.
    public var background = UIBackgroundConfiguration()
    /// The sign that tells of a menu; kept.
    public var indicator = Indicator.automatic
    /// The rule by which the colour of the picture changes; kept.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The rule by which the colour of the sign of a menu changes; kept.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// Whether being selected changes the look; kept.
    public var automaticallyUpdateForSelection = true
    /// The rule for lines of the title that are too long; kept.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The rule for lines under the title that are too long; kept.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The look on computers; kept.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// The rule by which the look of the line under the title changes; kept.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var imageReservation: CGFloat = 0
    /// The font of the title; nil for that of the size. UIKit has it in the title's attributes.
    public var titleFont: UIFont?
    /// The style of its ground.
    var look = ButtonStyle.plain

    /// A look without anything behind.
    public static func plain() -> Configuration { Configuration() }
    /// A look with a grey ground.
    public static func gray() -> Configuration { Configuration(look: .gray) }
    /// A look with a ground in a light tint.
    public static func tinted() -> Configuration { Configuration(look: .tinted) }
    /// A look with a ground in the tint.
    public static func filled() -> Configuration { Configuration(look: .filled) }
    /// A look with a line around.
    public static func bordered() -> Configuration { Configuration(look: .gray) }
    /// A look with a line around, in the tint.
    public static func borderedTinted() -> Configuration { Configuration(look: .tinted) }
    /// A look with a line around, for what matters most.
    public static func borderedProminent() -> Configuration { Configuration(look: .filled) }
    /// A look without a line.
    public static func borderless() -> Configuration { Configuration() }

    /// The radius of the ground's corners, in points; nil for that of the system. A capsule has the greatest.
    var cornerRadius: CGFloat? {
      switch cornerStyle {
      case .capsule: .greatestFiniteMagnitude
      case .fixed: background.cornerRadius
      case .small: 5
      case .large: 12
      default: nil
      }
    }

    /// Gives back the room that the size has.
    public mutating func setDefaultContentInsets() { contentInsets = buttonSize.insets }

    private var subtitleSize: CGSize {
      guard let subtitle, !subtitle.isEmpty else { return .zero }
      let font = UIFont.preferredFont(forTextStyle: .caption1)
      return TextMeasuring.size(of: subtitle, in: font, width: nil, numberOfLines: 0)
    }

    /// The size of a button of this look, in points.
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
  /// The title with its attributes: its letters, and the font of the first ones, are kept.
  public var attributedTitle: AttributedString? {
    get { title.map { AttributedString($0) } }
    set {
      title = newValue.map { String($0.characters) }
      titleFont = newValue?.runs.lazy.compactMap(\.font).first ?? titleFont
    }
  }

  /// Changes the attributes of the title; the font that it sets measures the title.
  public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { nil }
    set { titleFont = newValue?.change(AttributeContainer()).font ?? titleFont }
  }

  /// The line under the title with its attributes: its letters are kept.
  public var attributedSubtitle: AttributedString? {
    get { subtitle.map { AttributedString($0) } }
    set { subtitle = newValue.map { String($0.characters) } }
  }
  /// The look for the state of a button: the look itself.
  public func updated(for button: UIButton) -> UIButton.Configuration { self }
}

extension UIButton.Configuration.Size {
  /// The room around the content, in points.
  fileprivate var insets: NSDirectionalEdgeInsets {
    switch self {
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .mini: NSDirectionalEdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 8)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
}
