public import Foundation
internal import Geometry
package import Scenes
internal import Typography

/// An image with a size.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  open class Configuration: NSObject, @unchecked Sendable {}

  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat
    let scale: SymbolScale
    /// The color of the first layer, in which all are drawn; nil to use the tint of the view.
    let color: UIColor?
    /// The text style whose size the symbol has, also at another text size.
    let style: UIFont.TextStyle?

    /// Creates a configuration with a point size.
    public init(pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified) {
      (self.pointSize, self.scale, color, style) = (pointSize, scale, nil, nil)
    }
    init(pointSize: CGFloat, scale: SymbolScale, color: UIColor?, style: UIFont.TextStyle? = nil) {
      (self.pointSize, self.scale, self.color, self.style) = (pointSize, scale, color, style)
    }
    /// Creates a configuration with a text style.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) {
      self.init(
        pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale, color: nil, style: textStyle)
    }
    /// Returns the configuration at the text size of traits.
    func adjusted(to traits: UITraitCollection) -> SymbolConfiguration {
      guard let style else { return self }
      let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
      return SymbolConfiguration(pointSize: size, scale: scale, color: color, style: style)
    }
    /// Creates a configuration with a scale relative to the text.
    public convenience init(scale: SymbolScale) { self.init(pointSize: 17, scale: scale) }
    public convenience init(weight: SymbolWeight) { self.init(pointSize: 17, weight: weight) }
    /// Creates a configuration with the size of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
  }

  /// The image in the form of scenes, with its files and size.
  let content: ImageContent
  public let scale: CGFloat
  public let renderingMode: RenderingMode
  /// The tint of the image; nil to use its view's.
  let tint: UIColor?

  /// The size of the image, in points.
  public var size: CGSize { content.size.map { CGSize(width: $0.width, height: $0.height) } ?? .zero }
  /// The name of the image or symbol; nil if it has none.
  public var name: String? { content.name }
  /// Whether it is a symbol of the system or of a catalog.
  public var isSymbolImage: Bool { content.isSymbol }

  init(_ content: ImageContent, scale: CGFloat, mode: RenderingMode, tint: UIColor? = nil) {
    (self.content, self.scale, renderingMode, self.tint) = (content, scale, mode, tint)
  }

  /// Creates an image of a catalog or a file.
  package convenience init(_ content: ImageContent) {
    let mode: RenderingMode =
      switch content.artwork?.intent {
      case .original: .alwaysOriginal
      case .template: .alwaysTemplate
      case .automatic, nil: .automatic
      }
    self.init(content, scale: CGFloat(content.pictureScales.last ?? 1), mode: mode)
  }

  convenience init(size: CGSize, scale: CGFloat = 1, name: String? = nil) {
    let size = Size(width: Double(size.width), height: Double(size.height))
    self.init(ImageContent(name: name, size: size), scale: scale, mode: .automatic)
  }

  public override convenience init() { self.init(size: .zero) }

  /// Creates an image with the given size in points, for layouts whose artwork is missing. UIKit has no such
  /// initializer.
  public convenience init(layoutSize size: CGSize, named name: String? = nil) { self.init(size: size, name: name) }

  /// Creates an image literal. Its size is zero if there is no file.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(AppResources.image(named: name, in: .main) ?? ImageContent(name: name))
  }

  /// Looks up the image with the given name in the main bundle, or next to the sources; nil if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Looks up the image with the given name in a bundle, by default the main one: an image or a symbol of an asset
  /// catalog, or a file; nil if there is none.
  ///
  /// It is drawn for the appearance, scale and device of each layout, regardless of the given traits.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil) {
    guard let found = AppResources.image(named: name, in: bundle ?? .main) else { return nil }
    self.init(found)
  }

  /// Creates a symbol of the system. Its default configuration is for text of 17 points. Sizes are those in Interface
  /// Builder documents.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration? = nil) {
    guard !name.isEmpty else { return nil }
    let settings = configuration as? SymbolConfiguration
    let configuration = Scenes.SymbolConfiguration(
      pointSize: (settings?.pointSize).map(Double.init), scale: settings?.scale.documentScale ?? .medium)
    let size = SymbolSizes.size(recorded: nil, configuration)
    var content = ImageContent(name: name, size: Size(width: size.width, height: size.height), isSymbol: true)
    content.symbolPointSize = configuration.statedPointSize
    let color = settings?.color
    self.init(content, scale: 3, mode: color == nil ? .automatic : .alwaysOriginal, tint: color)
  }

  /// Creates the image in the bytes of a PNG, JPEG, PDF or SVG file, or nil for others.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates the image in the bytes of a PNG, JPEG, PDF or SVG file, with a scale in pixels for each point, or nil for
  /// others.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = AppResources.image(of: [UInt8](data), scale: Double(scale)) else { return nil }
    self.init(image)
  }

  /// Creates the image in a file, with the scale in its name, or nil if it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let image = AppResources.image(at: path) else { return nil }
    self.init(image)
  }

  private func copy(_ mode: RenderingMode, tint: UIColor?) -> UIImage {
    UIImage(content, scale: scale, mode: mode, tint: tint)
  }

  /// Returns the image after a change.
  func changed(_ change: (inout ImageContent) -> Void) -> UIImage {
    var changed = content
    change(&changed)
    return UIImage(changed, scale: scale, mode: renderingMode, tint: tint)
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { copy(renderingMode, tint: tint) }
  open func withTintColor(_ color: UIColor) -> UIImage { copy(renderingMode, tint: color) }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copy(renderingMode, tint: color)
  }
  /// Returns the image with a configuration. Only symbols of the system have another size.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard isSymbolImage, !content.isCustomSymbol,
      let made = UIImage(systemName: name ?? "", withConfiguration: configuration)
    else { return self }
    return made.tint == nil ? made.copy(renderingMode, tint: tint) : made
  }
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }
  /// The pixels of the image; nil, since none are kept here.
  open var cgImage: CGImage? { nil }
  /// The orientation of the pixels.
  open var imageOrientation: Orientation { .up }
  /// Returns the bytes of a PNG; nil, since no pixels are kept here.
  open func pngData() -> Data? { nil }
  /// Returns the bytes of a JPEG; nil, since no pixels are kept here.
  open func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  /// Returns an image that tiles the area between its caps.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }
  /// Returns the image with a middle that is resized in a mode. The insets around it, in points, keep their size.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changed { content in
      for position in content.artwork?.files.indices ?? 0..<0 {
        let insets = EdgeInsets(capInsets).scaled(by: content.artwork?.files[position].scale ?? 1)
        content.artwork?.files[position].slicing = ArtworkSlicing(insets: insets, tiles: resizingMode == .tile)
      }
    }
  }
  /// Returns the image, mirrored in right-to-left layouts.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.isDirectional = true } }
}

public typealias _ImageLiteralType = UIImage

extension UIImage.SymbolScale {
  /// The scale in the form of documents.
  fileprivate var documentScale: SymbolSizes.Scale {
    switch self {
    case .small: .small
    case .large: .large
    case .default, .unspecified, .medium: .medium
    }
  }
}
