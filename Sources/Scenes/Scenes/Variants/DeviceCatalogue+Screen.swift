internal import Geometry

extension DeviceCatalogue {
  /// One screen and the models that have it.
  struct Screen {
    let identifier: String
    let models: [String]
    let size: Size
    let scale: Double
    let idiom: Device.Idiom
    let portrait: EdgeInsets
    let landscape: EdgeInsets
    /// The insets of tablets and phones with a home indicator from iOS 26 on; nil where `portrait` and `landscape` are
    /// those.
    let later: Device.Insets?
    let cornerRadius: Double?
    let cutout: ScreenCutout?
    let sizeClassRule: Device.SizeClassRule
    /// False where another screen stands for this one in groups, or where it is not fit to stand with others.
    let isInGroups: Bool
    let sources: FigureSources

    /// A screen of a system before iOS 26.
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

    /// A screen of a system from iOS 26 on.
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

    /// The room that iOS 26 keeps free: below a phone held sideways a point less, and on tablets more at both ends, since
    /// the controls of windows lie in the status bar.
    private static func later(_ idiom: Device.Idiom, portrait: EdgeInsets, landscape: EdgeInsets) -> Device.Insets {
      var (portrait, landscape) = (portrait, landscape)
      switch idiom {
      case .phone: landscape.bottom = 20
      case .pad: (portrait, landscape) = (tabletInsets, tabletInsets)
      }
      return Device.Insets(portrait: portrait, landscape: landscape)
    }

    /// The insets of a tablet without a home button from iOS 26 on, held either way.
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

  /// A cutout by its extent on a screen whose width is not yet known.
  enum Cutout {
    /// A notch by its width and height, in points.
    case notch(Double, Double)
    /// An island by its width and its distance from the upper edge, in pixels.
    case island(width: Double, top: Double)
    /// The hole of a camera, in points.
    case camera(Rect)

    /// The height of every island so far, in pixels.
    private static let islandHeight = 110.0

    /// The cutout in the middle of a screen of a width, on whole pixels; the hole of a camera where it is.
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
