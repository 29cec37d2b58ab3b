internal import Geometry

extension DeviceCatalogue {
  /// A screen and the models that have it.
  struct Screen {
    let identifier: String
    let models: [String]
    let size: Size
    let scale: Double
    let idiom: Device.Idiom
    let portrait: EdgeInsets
    let landscape: EdgeInsets
    /// The insets of tablets and phones with a home indicator on iOS 26 and later. Nil if they are `portrait` and
    /// `landscape`.
    let later: Device.Insets?
    let cornerRadius: Double?
    let cutout: ScreenCutout?
    let sizeClassRule: Device.SizeClassRule
    /// Whether the screen is in groups of devices. False if another screen represents it there, or if it is not
    /// suitable for groups.
    let isInGroups: Bool
    let sources: FigureSources

    /// Creates a screen from before iOS 26.
    init(
      _ identifier: String, _ models: [String], _ width: Double, _ height: Double, scale: Double,
      _ idiom: Device.Idiom, portrait: EdgeInsets, landscape: EdgeInsets, corners: Double = 0, _ cutout: Cutout? = nil,
      sources: FigureSources = FigureSources()
    ) {
      self.init(
        identifier, models, Size(width: width, height: height), scale, idiom,
        Device.Insets(portrait: portrait, landscape: landscape),
        later: portrait.bottom > 0 ? Self.later(idiom, portrait: portrait, landscape: landscape) : nil, corners, cutout,
        .ofKind, isInGroups: true, sources)
    }

    /// Creates a screen that shipped with iOS 26 or later.
    init(
      newer identifier: String, _ models: [String], _ width: Double, _ height: Double, scale: Double,
      _ idiom: Device.Idiom, portrait: EdgeInsets, landscape: EdgeInsets, corners: Double?, _ cutout: Cutout? = nil,
      sizes sizeClassRule: Device.SizeClassRule = .ofKind, isInGroups: Bool = false,
      sources: FigureSources = .measured
    ) {
      self.init(
        identifier, models, Size(width: width, height: height), scale, idiom,
        Device.Insets(portrait: portrait, landscape: landscape), later: nil, corners, cutout, sizeClassRule,
        isInGroups: isInGroups, sources)
    }

    private init(
      _ identifier: String, _ models: [String], _ size: Size, _ scale: Double, _ idiom: Device.Idiom,
      _ insets: Device.Insets, later: Device.Insets?, _ cornerRadius: Double?, _ cutout: Cutout?,
      _ sizeClassRule: Device.SizeClassRule, isInGroups: Bool, _ sources: FigureSources
    ) {
      self.identifier = identifier
      self.models = models
      self.size = size
      self.scale = scale
      self.idiom = idiom
      (portrait, landscape) = (insets.portrait, insets.landscape)
      self.later = later
      self.cornerRadius = cornerRadius
      self.cutout = cutout.map { $0.cutout(width: size.width, scale: scale) }
      self.sizeClassRule = sizeClassRule
      self.isInGroups = isInGroups
      self.sources = sources
    }

    /// Returns the insets on iOS 26: a point less below a phone in landscape, and more at both ends of a tablet, since
    /// window controls are in the status bar.
    private static func later(_ idiom: Device.Idiom, portrait: EdgeInsets, landscape: EdgeInsets) -> Device.Insets {
      var (portrait, landscape) = (portrait, landscape)
      switch idiom {
      case .phone: landscape.bottom = 20
      case .pad: (portrait, landscape) = (tabletInsets, tabletInsets)
      }
      return Device.Insets(portrait: portrait, landscape: landscape)
    }

    /// The insets of a tablet without a home button on iOS 26 and later, in every orientation.
    static let tabletInsets = EdgeInsets(top: 32, bottom: 25)

    func isLikeUpright(_ other: Screen) -> Bool {
      size == other.size && scale == other.scale && portrait == other.portrait
    }

    func device(named name: String) -> Device {
      var device = Device(
        identifier: DeviceCatalogue.identifier(of: name), name: name, size: size, scale: scale, idiom: idiom,
        portraitInsets: portrait, landscapeInsets: landscape)
      device.laterInsets = later
      device.cornerRadius = cornerRadius
      device.cutout = cutout
      device.sizeClassRule = sizeClassRule
      return device
    }
  }

  /// A cutout, given by its extent on a screen of yet unknown width.
  enum Cutout {
    /// A notch with its width and height, in points.
    case notch(Double, Double)
    /// An island with its width and its distance from the upper edge, in pixels.
    case island(width: Double, top: Double)
    /// The hole of a camera, in points.
    case camera(Rect)

    /// The height of every island so far, in pixels.
    private static let islandHeight = 110.0

    /// Returns the cutout on a screen of the given width, centered on whole pixels. The hole of a camera has its own
    /// position.
    func cutout(width: Double, scale: Double) -> ScreenCutout {
      func left(_ length: Double) -> Double { ((width - length) / 2 * scale).rounded(.down) / scale }
      switch self {
      case .notch(let length, let height):
        return ScreenCutout(.notch, Rect(x: left(length), y: 0, width: length, height: height))
      case .island(let pixels, let top):
        let length = pixels / scale
        return ScreenCutout(
          .island, Rect(x: left(length), y: top / scale, width: length, height: Self.islandHeight / scale))
      case .camera(let frame): return ScreenCutout(.camera, frame)
      }
    }
  }
}
