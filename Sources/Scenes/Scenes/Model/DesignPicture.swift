public import Findings
public import Geometry
internal import Typography

/// A picture of the design of a whole screen, with which layouts of a scene are compared.
public struct DesignPicture: Sendable, Hashable {
  /// The name or path as written in the scene or the configuration.
  public var name: String
  /// The file. Nil if it was not read.
  public var file: ArtworkFile?
  /// The size in pixels. Nil if the file was not read or is not a picture.
  public var pixelSize: Size?
  /// The identifier of the only device that it shows, or nil for every device of its size.
  public var device: String?
  /// The location in the scene or the configuration.
  public var source: SourceLocation?

  public init(name: String, device: String? = nil, source: SourceLocation? = nil) {
    self.name = name
    self.device = device
    self.source = source
  }

  /// The numbers of pixels per point in which designs are exported.
  private static let scales = [1.0, 2, 3, 4]

  /// Returns the pixels per point at which the picture has the size of a screen, or nil if it has another size.
  ///
  /// Half a point more or less is allowed, because some tools round the size of a screen before they export it.
  public func pixelsPerPoint(onScreenOf size: Size) -> Double? {
    guard let pixelSize else { return nil }
    return Self.scales.first { scale in
      abs(pixelSize.width / scale - size.width) <= 0.5 && abs(pixelSize.height / scale - size.height) <= 0.5
    }
  }
}

extension Scene {
  /// Whether the designs of the scene may show a layout: the scene as written, in its first language and
  /// appearance, with text in the usual size. Designs of other languages or sizes are different pictures.
  package func designsShow(_ variant: SceneVariant) -> Bool {
    variant.locale == selection.locales.first ?? languages.first ?? variant.locale
      && variant.appearance == selection.appearances.first ?? .light
      && variant.state == selection.states.first ?? nil
      && variant.textSize == selection.textSizes.first ?? variant.device.statements.textSize ?? .l
      && variant.systemVersion == selection.systemVersions.first && variant.accessibility.isEmpty
  }

  /// Returns the design of a layout with the position of its picture, and its pixels per point. Nil if there is none.
  ///
  /// A picture for one device takes precedence over a picture for every device of its size.
  package func design(
    of variant: SceneVariant, onScreenOf size: Size
  ) -> (position: Int, picture: DesignPicture, pixelsPerPoint: Double)? {
    guard !designPictures.isEmpty, designsShow(variant) else { return nil }
    let fitting = designPictures.enumerated().compactMap { position, picture in
      picture.pixelsPerPoint(onScreenOf: size).map { (position: position, picture: picture, pixelsPerPoint: $0) }
    }
    return fitting.first { $0.picture.device == variant.device.identifier }
      ?? fitting.first { $0.picture.device == nil }
  }
}
