public import Foundation
internal import Geometry
internal import Scenes

/// Pixels. None are kept here.
public final class CGImage: NSObject {
  /// The number of pixels from side to side.
  public var width: Int { 0 }
  /// The number of pixels from top to bottom.
  public var height: Int { 0 }
}

/// A picture with a size.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// Ways in which pictures are coloured.
  public enum RenderingMode: Int, Sendable {
    /// By the place.
    case automatic = 0
    /// As they are.
    case alwaysOriginal = 1
    /// In the tint.
    case alwaysTemplate = 2
  }

  /// Directions of the pixels.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case up = 0
    /// On its head.
    case down = 1
    /// Turned to the left.
    case left = 2
    /// Turned to the right.
    case right = 3
  }

  /// Ways in which the middle of a picture stretches.
  public enum ResizingMode: Int, Sendable {
    /// By repeating.
    case tile = 0
    /// By stretching.
    case stretch = 1
  }

  /// The size of symbols.
  public enum SymbolScale: Int, Sendable {
    /// That of the text.
    case `default` = -1
    /// That of the surroundings.
    case unspecified = 0
    /// Small.
    case small = 1
    /// Medium.
    case medium = 2
    /// Large.
    case large = 3
  }

  /// The weight of symbols.
  public enum SymbolWeight: Int, Sendable {
    /// That of the surroundings.
    case unspecified = 0
    /// The lightest.
    case ultraLight = 1
    /// Very light.
    case thin = 2
    /// Light.
    case light = 3
    /// That of text.
    case regular = 4
    /// A little heavier.
    case medium = 5
    /// That of headlines.
    case semibold = 6
    /// Bold.
    case bold = 7
    /// Very bold.
    case heavy = 8
    /// The heaviest.
    case black = 9
  }

  /// Settings of a picture.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// Settings of a symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat
    let scale: SymbolScale

    /// A size of text, in points.
    public init(pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified) {
      (self.pointSize, self.scale) = (pointSize, scale)
    }
    /// The size of a use of text.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) {
      self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale)
    }
    /// A size beside the text.
    public convenience init(scale: SymbolScale) { self.init(pointSize: 17, scale: scale) }
    /// A weight.
    public convenience init(weight: SymbolWeight) { self.init(pointSize: 17, weight: weight) }
    /// The size and weight of a font.
    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }
  }

  /// The size of the picture, in points.
  public let size: CGSize
  /// The pixels of a point.
  public let scale: CGFloat
  /// The name of the picture or symbol, nil for one without.
  public let name: String?
  /// The way in which it is coloured.
  public let renderingMode: RenderingMode
  /// True for a symbol of the system.
  public let isSymbolImage: Bool

  init(size: CGSize, scale: CGFloat = 1, name: String? = nil, mode: RenderingMode = .automatic, isSymbol: Bool = false)
  {
    (self.size, self.scale, self.name, renderingMode, isSymbolImage) = (size, scale, name, mode, isSymbol)
  }

  /// An empty picture.
  public override convenience init() { self.init(size: .zero) }

  /// A picture of a size in points, for layouts whose artwork is elsewhere; UIKit has no such initializer.
  public convenience init(layoutSize size: CGSize, named name: String? = nil) { self.init(size: size, name: name) }

  /// A picture that an editor shows as such: without a size where there is no file.
  public required convenience init(imageLiteralResourceName name: String) {
    let found = UIImage(named: name)
    self.init(layoutSize: found?.size ?? .zero, named: name)
  }

  /// The picture of a name beside the program: a PNG in the main bundle, at the density that its name tells; nil where
  /// there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The picture of a name in a bundle; nil where there is none.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil) {
    for (suffix, scale) in [("", 1), ("@2x", 2), ("@3x", 3)] as [(String, CGFloat)] {
      guard let path = (bundle ?? .main).path(forResource: name + suffix, ofType: "png"),
        let pixels = FileManager.default.contents(atPath: path).flatMap(Self.pixels)
      else { continue }
      self.init(size: CGSize(width: pixels.width / scale, height: pixels.height / scale), scale: scale, name: name)
      return
    }
    return nil
  }

  /// A symbol of the system, beside text of 17 points unless its settings say otherwise; as large as documents have it.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration? = nil) {
    guard !name.isEmpty else { return nil }
    let settings = configuration as? SymbolConfiguration
    let size = SymbolSizes.size(
      recorded: nil,
      Scenes.SymbolConfiguration(
        pointSize: (settings?.pointSize).map(Double.init), scale: settings?.scale.documentScale ?? .medium))
    self.init(size: CGSize(width: size.width, height: size.height), scale: 3, name: name, isSymbol: true)
  }

  /// The picture of a PNG; nil for other bytes.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The picture of a PNG, with a number of pixels for a point; nil for other bytes.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let pixels = Self.pixels(of: data), scale > 0 else { return nil }
    self.init(size: CGSize(width: pixels.width / scale, height: pixels.height / scale), scale: scale)
  }

  /// The picture of a PNG file; nil for another file.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The size of a PNG, in pixels: two numbers of four bytes behind the name of its first chunk.
  private static func pixels(of data: Data) -> CGSize? {
    let bytes = Array(data.prefix(24))
    guard bytes.count == 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    func number(_ start: Int) -> CGFloat { bytes[start..<start + 4].reduce(0) { $0 * 256 + CGFloat($1) } }
    return CGSize(width: number(16), height: number(20))
  }

  private func copy(_ mode: RenderingMode) -> UIImage {
    UIImage(size: size, scale: scale, name: name, mode: mode, isSymbol: isSymbolImage)
  }

  /// The picture coloured in a way.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { copy(renderingMode) }
  /// The picture in a tint.
  open func withTintColor(_ color: UIColor) -> UIImage { copy(renderingMode) }
  /// The picture in a tint, coloured in a way.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { copy(renderingMode) }
  /// The picture with settings.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    isSymbolImage ? UIImage(systemName: name ?? "", withConfiguration: configuration) ?? self : self
  }
  /// The symbol with settings.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }
  /// A part of a picture's pixels; nil, for none are kept here.
  open var cgImage: CGImage? { nil }
  /// The direction of the pixels.
  open var imageOrientation: Orientation { .up }
  /// The bytes of a PNG; nil, for no pixels are kept here.
  open func pngData() -> Data? { nil }
  /// The bytes of a JPEG; nil, for no pixels are kept here.
  open func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  /// Draws the picture; nothing is drawn here.
  open func draw(in rect: CGRect) {}
  /// Draws the picture; nothing is drawn here.
  open func draw(at point: CGPoint) {}
  /// The picture whose middle stretches.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  /// The picture whose middle stretches in a way.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }
  /// The picture that turns with the direction of reading.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
}

/// The pictures that names in code are.
public typealias _ImageLiteralType = UIImage

extension UIImage.SymbolScale {
  /// The scale as documents have it.
  fileprivate var documentScale: SymbolSizes.Scale {
    switch self {
    case .small: .small
    case .large: .large
    case .default, .unspecified, .medium: .medium
    }
  }
}
