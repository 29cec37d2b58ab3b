public import AutoLayout
public import Geometry

/// The files of an image, one of which each screen shows (Asset Catalog Format Reference, image set).
public struct Artwork: Sendable, Hashable {
  /// How the image is colored.
  public enum RenderingIntent: String, Sendable, Hashable {
    /// Depending on the view: in the tint in system bars and buttons, in its own colors elsewhere.
    case automatic
    /// In its own colors.
    case original
    /// In the tint, with the opacity of the image.
    case template
  }

  /// The files, in the order of the asset catalog.
  public var files: [ArtworkFile]
  /// How the image is colored.
  public var intent: RenderingIntent

  /// Creates the files of an image.
  public init(files: [ArtworkFile], intent: RenderingIntent = .automatic) {
    self.files = files
    self.intent = intent
  }
}

/// One file of an image, and the screens that show it.
public struct ArtworkFile: Sendable, Hashable {
  /// The path by which it is read.
  public var path: String
  /// A digest of the contents.
  public var digest: String
  /// Pixels per point, 1 for drawings.
  public var scale: Double
  /// Whether the file is for screens of all densities.
  public var suitsAllScales: Bool
  /// The kind of device that shows it, or nil for all.
  public var idiom: Device.Idiom?
  /// The appearance in which it is shown, or nil for all.
  public var appearance: Appearance?
  /// Whether it is for the Increase Contrast setting.
  public var isForIncreasedContrast = false
  /// The writing direction that it is for, or nil for both.
  public var direction: LayoutDirection?
  /// The language that it is for, or nil for all.
  public var language: String?
  /// The contents of a file inside another one, such as the drawings of a symbol. Nil if they are at the path.
  public var contents: [UInt8]?
  /// The reason why it cannot be shown, if that is known without reading it, as a sentence without a full stop. Nil for
  /// none.
  public var fault: String?
  /// The stretchable part, or nil if all of it stretches.
  public var slicing: ArtworkSlicing?

  /// Returns a file that represents an image whose files are unknown.
  package static func faulty(_ path: String, _ fault: String) -> ArtworkFile {
    var file = ArtworkFile(path: path, digest: "no file: \(path)")
    file.fault = fault
    return file
  }

  /// Creates a file, by default for all screens.
  public init(path: String, digest: String, scale: Double = 1, suitsAllScales: Bool = true) {
    self.path = path
    self.digest = digest
    self.scale = scale
    self.suitsAllScales = suitsAllScales
  }
}

/// The parts of an image that keep their size when it is drawn larger, and what the rest does.
public struct ArtworkSlicing: Sendable, Hashable {
  /// The lengths at the edges that keep their size, in pixels of the file. Zero along an axis along which all of it
  /// stretches.
  public var insets: EdgeInsets
  /// The size of the part between the edges that is shown, in pixels. Nil for all of it.
  public var center: Size?
  /// Whether the part is repeated instead of stretched.
  public var tiles: Bool

  /// Creates edges that keep their size.
  public init(insets: EdgeInsets, center: Size? = nil, tiles: Bool = false) {
    self.insets = insets
    self.center = center
    self.tiles = tiles
  }
}

extension Artwork {
  /// The pixels per point of its bitmaps, ascending. Empty if it contains a drawing, which suits every size, or if
  /// edges keep their size.
  package var pictureScales: [Double] {
    let isSharp = files.contains { file in
      let name = file.path.lowercased()
      return name.hasSuffix(".pdf") || name.hasSuffix(".svg") || file.slicing != nil
    }
    return isSharp ? [] : Set(files.map(\.scale)).sorted()
  }

  /// Returns the file that a screen shows: the one for its kind, language, appearance, contrast and writing direction,
  /// or else the one for all. Among several it is the one for the screen's density, else the next denser one, else the
  /// densest.
  ///
  /// - Returns: Nil if there is no file.
  public func file(for variant: SceneVariant) -> ArtworkFile? {
    let scale = variant.device.scale
    return files.enumerated().min { first, second in
      let ranks = (first.element.rank(for: variant), second.element.rank(for: variant))
      if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
      let densities = (first.element.distance(from: scale), second.element.distance(from: scale))
      return densities.0 != densities.1 ? densities.0 < densities.1 : first.offset < second.offset
    }?.element
  }
}

extension ArtworkFile {
  /// Returns the rank of the file for a screen, lower for a better match: a specific match, then a file for all, then a
  /// mismatch.
  fileprivate func rank(for variant: SceneVariant) -> Int {
    func rank<Value: Equatable>(_ made: Value?, _ asked: Value) -> Int { made == nil ? 1 : made == asked ? 0 : 100 }
    let spoken = variant.locale.prefix { $0 != "-" && $0 != "_" }
    let language = language.map { $0 == variant.locale || $0 == spoken ? 0 : 100 } ?? 1
    let contrast = rank(isForIncreasedContrast ? true : nil, variant.accessibility.contains(.increasedContrast))
    return rank(idiom, variant.device.idiom) * 16 + language * 8 + rank(appearance, variant.appearance) * 4
      + contrast * 2 + rank(direction, variant.direction)
  }

  /// Returns the distance of the file's density from a screen's density. Lower densities come after all higher ones.
  fileprivate func distance(from scale: Double) -> Double {
    if suitsAllScales { return 0 }
    return self.scale >= scale ? self.scale - scale : 100 + scale - self.scale
  }
}
