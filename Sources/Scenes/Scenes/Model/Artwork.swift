public import AutoLayout
public import Geometry

/// The files of an image, of which each screen shows one (Asset Catalog Format Reference, image set).
public struct Artwork: Sendable, Hashable {
  /// The way in which the image is coloured.
  public enum RenderingIntent: String, Sendable, Hashable {
    /// As the view that shows it has it: in the tint in bars and buttons of the system, in its own colours elsewhere.
    case automatic
    /// In its own colours.
    case original
    /// In the tint, of which the opacity of the image tells where.
    case template
  }

  /// The files, in the order of their description.
  public var files: [ArtworkFile]
  /// The way in which the image is coloured.
  public var intent: RenderingIntent

  /// The files of an image.
  public init(files: [ArtworkFile], intent: RenderingIntent = .automatic) {
    self.files = files
    self.intent = intent
  }
}

/// One file of an image, and the screens that show it.
public struct ArtworkFile: Sendable, Hashable {
  /// The path by which it is read.
  public var path: String
  /// The text that stands for its contents.
  public var digest: String
  /// Pixels per point; 1 for drawings.
  public var scale: Double
  /// True where the file is there for screens of all densities.
  public var suitsAllScales: Bool
  /// The kind of device that shows it; nil for all.
  public var idiom: Device.Idiom?
  /// The appearance in which it is shown; nil for all.
  public var appearance: Appearance?
  /// True where it is there for people who asked for more contrast.
  public var isForIncreasedContrast = false
  /// The writing direction for which it is made; nil for both.
  public var direction: LayoutDirection?
  /// The language that it is made for; nil for all.
  public var language: String?
  /// The bytes of a file that lies in another one, as the drawings of a symbol do; nil where the path leads to them.
  public var contents: [UInt8]?
  /// The reason why it cannot be shown, where that is known without reading it, in a sentence without its end; nil for none.
  public var fault: String?
  /// The part that is stretched; nil where all of it is.
  public var slicing: ArtworkSlicing?

  /// A file that stands for an image whose files are not known.
  package static func faulty(_ path: String, _ fault: String) -> ArtworkFile {
    var file = ArtworkFile(path: path, digest: "no file: \(path)")
    file.fault = fault
    return file
  }

  /// A file for all screens unless said otherwise.
  public init(path: String, digest: String, scale: Double = 1, suitsAllScales: Bool = true) {
    self.path = path
    self.digest = digest
    self.scale = scale
    self.suitsAllScales = suitsAllScales
  }
}

/// The parts of an image that keep their size where it is drawn larger, and what the rest does.
public struct ArtworkSlicing: Sendable, Hashable {
  /// The lengths at the edges that keep their size, in pixels of the file; zero along an axis along which all of it is
  /// stretched.
  public var insets: EdgeInsets
  /// The size of the part between them that is shown, in pixels; nil for all that lies between.
  public var center: Size?
  /// True where the part is repeated instead of stretched.
  public var tiles: Bool

  /// Edges that keep their size.
  public init(insets: EdgeInsets, center: Size? = nil, tiles: Bool = false) {
    self.insets = insets
    self.center = center
    self.tiles = tiles
  }
}

extension Artwork {
  /// The pixels for each point of its pictures, in order; empty where a drawing is among them, which suits every size, or
  /// where edges keep their size.
  package var pictureScales: [Double] {
    let isSharp = files.contains { file in
      let name = file.path.lowercased()
      return name.hasSuffix(".pdf") || name.hasSuffix(".svg") || file.slicing != nil
    }
    return isSharp ? [] : Set(files.map(\.scale)).sorted()
  }

  /// The file that a screen shows: that for its kind, language, appearance, contrast and writing direction where there is
  /// one, else that for all; of several the one for the density of the screen, else the next denser one, else the densest.
  ///
  /// - Returns: Nil where there is no file.
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
  /// The badness of the file for a screen: what it is made for counts before what suits all, and what it is not made for last.
  fileprivate func rank(for variant: SceneVariant) -> Int {
    func rank<Value: Equatable>(_ made: Value?, _ asked: Value) -> Int { made == nil ? 1 : made == asked ? 0 : 100 }
    let spoken = variant.locale.prefix { $0 != "-" && $0 != "_" }
    let language = language.map { $0 == variant.locale || $0 == spoken ? 0 : 100 } ?? 1
    let contrast = rank(isForIncreasedContrast ? true : nil, variant.accessibility.contains(.increasedContrast))
    return rank(idiom, variant.device.idiom) * 16 + language * 8 + rank(appearance, variant.appearance) * 4
      + contrast * 2 + rank(direction, variant.direction)
  }

  /// The distance of the density from that of a screen; those that are less dense come after all that are denser.
  fileprivate func distance(from scale: Double) -> Double {
    if suitsAllScales { return 0 }
    return self.scale >= scale ? self.scale - scale : 100 + scale - self.scale
  }
}
