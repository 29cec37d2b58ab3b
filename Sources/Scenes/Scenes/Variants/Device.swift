public import AutoLayout
public import Geometry

/// A screen that scenes are laid out on (specification DEV-01, DEV-02).
public struct Device: Sendable, Hashable {
  /// The kind of device, which some rules depend on.
  public enum Idiom: String, Sendable, Hashable, CaseIterable {
    case phone
    case pad
  }

  /// The rules by which a whole screen has its size classes (specification ORI-10).
  public enum SizeClassRule: Sendable, Hashable {
    /// Those of the kind and size.
    case ofKind
    /// Those of a small phone, however wide the screen is.
    case smallPhone
    /// Those of a tablet: regular in both directions.
    case tablet
  }

  /// The insets of an empty screen held upright and sideways, in points.
  public struct Insets: Sendable, Hashable {
    /// Those of the screen held upright.
    public var portrait: EdgeInsets
    /// Those of the screen held sideways.
    public var landscape: EdgeInsets

    /// Insets for both ways.
    public init(portrait: EdgeInsets, landscape: EdgeInsets) {
      self.portrait = portrait
      self.landscape = landscape
    }
  }

  /// The name in files and links: `iphone-16-pro`.
  public var identifier: String
  /// The name that people use: `iPhone 16 Pro`.
  public var name: String
  /// The size held upright, in points.
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  /// The kind of device.
  public var idiom: Idiom
  /// The safe area insets of an empty screen held upright, in points.
  public var portraitInsets: EdgeInsets
  /// The safe area insets of an empty screen held sideways, in points.
  public var landscapeInsets: EdgeInsets
  /// The safe area insets from iOS 26 on; nil where they are the same or nobody knows them.
  public var laterInsets: Insets?
  /// The radius of the round corners of the screen, in points; 0 for square ones, nil where it is not known.
  public var cornerRadius: Double?
  /// The cutout of the screen; nil for a screen without one.
  public var cutout: ScreenCutout?
  /// The rule for its size classes.
  public var sizeClassRule = SizeClassRule.ofKind
  /// The part of the screen that the app has beside another one; nil for the whole screen.
  public var split: SplitView?
  /// The size of the window that the app has on the screen, in points; nil for the whole screen.
  public var window: Size?
  /// The part of the screen that a scene has in its container; nil for the whole screen.
  public var part: ScreenPart?
  /// The name of the device that a window of a sweep lies on; nil where the device has its own name.
  public var host: String?
  /// The statements of a document on the screen, in place of the rules for screens; none unless given.
  public var statements = DeviceStatements()

  /// A screen.
  public init(
    identifier: String, name: String, size: Size, scale: Double, idiom: Idiom,
    portraitInsets: EdgeInsets, landscapeInsets: EdgeInsets
  ) {
    self.identifier = identifier
    self.name = name
    self.size = size
    self.scale = scale
    self.idiom = idiom
    self.portraitInsets = portraitInsets
    self.landscapeInsets = landscapeInsets
  }

  /// The name for people where there is room: `iPhone 16 Pro`, `500 points wide on iPad mini (6th gen)`.
  public var title: String { host.map { "\(name) on \($0)" } ?? name }

  /// The title with the part of the screen that a scene has: `iPad mini (6th gen) in a form sheet`.
  public var placedTitle: String { part.map { "\(title) \($0.words)" } ?? title }

  /// The size of the screen in an orientation, or of the part or window of it that the app has, in points.
  public func size(in orientation: Orientation) -> Size {
    if let window { return window }
    let screen = orientation.isPortrait ? size : size.rotated
    if let part { return part.size(on: screen, screenInsets(in: orientation), idiom) }
    return split.map { size(ofPart: $0, of: screen) } ?? screen
  }

  /// The insets of an empty screen in an orientation, or of the part of it that a scene has, in points.
  public func insets(in orientation: Orientation) -> EdgeInsets {
    let screen = screenInsets(in: orientation)
    guard window == nil, let part else { return screen }
    return part.insets(on: screen, idiom)
  }

  private func screenInsets(in orientation: Orientation) -> EdgeInsets {
    if orientation.isPortrait { return portraitInsets }
    // At the sides insets turn with the cutout.
    return orientation == .landscapeLeft && cutout != nil ? landscapeInsets.mirrored : landscapeInsets
  }

  /// The device with a major version of iOS, nil for the system that its insets are those of.
  func running(_ systemVersion: Int?) -> Device {
    systemVersion.map { $0 >= Self.firstLaterSystem } ?? false ? later : self
  }

  /// The device with the insets from iOS 26 on.
  package var later: Device {
    guard let laterInsets else { return self }
    var device = self
    (device.portraitInsets, device.landscapeInsets) = (laterInsets.portrait, laterInsets.landscape)
    return device
  }

  /// The first major version of iOS with the later insets.
  private static let firstLaterSystem = 26

  /// True where the screen has a home indicator instead of a button.
  public var hasHomeIndicator: Bool { portraitInsets.bottom > 0 }

  /// The width class of an app that has the whole screen (specification ORI-10), or nil for a screen that stands for
  /// all classes.
  public func widthClass(in orientation: Orientation) -> SizeClass? {
    if let stated = statements.sizeClasses { return stated.width }
    if window == nil, let width = part?.widthClass { return width }
    return traits(in: orientation).horizontalSizeClass
  }

  /// The height class of an app that has the whole screen (specification ORI-10), or nil for a screen that stands for
  /// all classes.
  public func heightClass(in orientation: Orientation) -> SizeClass? {
    if let stated = statements.sizeClasses { return stated.height }
    return traits(in: orientation).verticalSizeClass
  }

  private func traits(in orientation: Orientation) -> TraitCollection {
    if idiom == .pad || sizeClassRule == .tablet {
      let isNarrow = (split != nil || window != nil) && size(in: orientation).width < SplitView.leastRegularWidth
      return isNarrow ? TraitCollection(horizontalSizeClass: .compact, verticalSizeClass: .regular) : .tablet
    }
    var screen = size(in: orientation)
    // A component without a height of its own may become as high as it likes.
    if statements.fitsHeight { screen.height = .infinity }
    var traits = TraitCollection.phone(screen: screen)
    if sizeClassRule == .smallPhone { traits.horizontalSizeClass = .compact }
    return traits
  }
}
