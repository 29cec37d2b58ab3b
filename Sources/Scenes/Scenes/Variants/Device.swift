public import AutoLayout
public import Geometry

/// A screen on which scenes are laid out (specification DEV-01, DEV-02).
public struct Device: Sendable, Hashable {
  /// The kind of device, on which some rules depend.
  public enum Idiom: String, Sendable, Hashable, CaseIterable {
    case phone
    case pad
  }

  /// How the size classes of a whole screen are decided (specification ORI-10).
  public enum SizeClassRule: Sendable, Hashable {
    /// By the kind of device and the size of its screen.
    case ofKind
    /// As on a small phone, at any width.
    case smallPhone
    /// As on a tablet: regular in both directions.
    case tablet
  }

  /// The insets of a screen without bars in portrait and landscape, in points.
  public struct Insets: Sendable, Hashable {
    public var portrait: EdgeInsets
    public var landscape: EdgeInsets

    /// Creates insets for both orientations.
    public init(portrait: EdgeInsets, landscape: EdgeInsets) {
      self.portrait = portrait
      self.landscape = landscape
    }
  }

  /// The name in files and links: `iphone-16-pro`.
  public var identifier: String
  /// The displayed name: `iPhone 16 Pro`.
  public var name: String
  /// The size in portrait, in points.
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  /// The kind of device.
  public var idiom: Idiom
  /// The safe area insets in portrait without bars, in points.
  public var portraitInsets: EdgeInsets
  /// The safe area insets in landscape without bars, in points.
  public var landscapeInsets: EdgeInsets
  /// The safe area insets on iOS 26 and later. Nil if they are the same or unknown.
  public var laterInsets: Insets?
  /// The corner radius of the screen, in points. 0 for square corners, nil if it is unknown.
  public var cornerRadius: Double?
  public var cutout: ScreenCutout?
  /// How its size classes are decided.
  public var sizeClassRule = SizeClassRule.ofKind
  /// The part of the screen that the app occupies next to another one, or nil for the whole screen.
  public var split: SplitView?
  /// The size of the app's window on the screen, in points, or nil for the whole screen.
  public var window: Size?
  /// The part of the screen that a scene occupies in its container, or nil for the whole screen.
  public var part: ScreenPart?
  /// The name of the device that contains the window of a sweep, or nil if the device has its own name.
  public var host: String?
  /// The settings of a document that override the rules for screens, by default none.
  public var statements = DeviceStatements()

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

  /// The full displayed name: `iPhone 16 Pro`, `500 points wide on iPad mini (6th gen)`.
  public var title: String { host.map { "\(name) on \($0)" } ?? name }

  /// The title with the part of the screen that a scene occupies: `iPad mini (6th gen) in a form sheet`.
  public var placedTitle: String { part.map { "\(title) \($0.words)" } ?? title }

  /// Returns the size of the screen in an orientation, or of the app's part or window of it, in points.
  public func size(in orientation: Orientation) -> Size {
    if let window { return window }
    let screen = orientation.isPortrait ? size : size.rotated
    if let part { return part.size(on: screen, screenInsets(in: orientation), idiom) }
    return split.map { size(ofPart: $0, of: screen) } ?? screen
  }

  /// Returns the insets of a screen without bars in an orientation, or of the scene's part of it, in points.
  public func insets(in orientation: Orientation) -> EdgeInsets {
    let screen = screenInsets(in: orientation)
    guard window == nil, let part else { return screen }
    return part.insets(on: screen, idiom)
  }

  private func screenInsets(in orientation: Orientation) -> EdgeInsets {
    if orientation.isPortrait { return portraitInsets }
    // Insets at the sides turn with the cutout.
    return orientation == .landscapeLeft && cutout != nil ? landscapeInsets.mirrored : landscapeInsets
  }

  /// Returns the device with a major version of iOS. With nil, its insets are unchanged.
  func running(_ systemVersion: Int?) -> Device {
    systemVersion.map { $0 >= Self.firstLaterSystem } ?? false ? later : self
  }

  /// The device with its insets on iOS 26 and later.
  package var later: Device {
    guard let laterInsets else { return self }
    var device = self
    (device.portraitInsets, device.landscapeInsets) = (laterInsets.portrait, laterInsets.landscape)
    return device
  }

  /// The device with a hidden status bar. A cutout keeps its inset.
  package var withoutStatusBar: Device {
    guard cutout == nil else { return self }
    var device = self
    (device.portraitInsets.top, device.landscapeInsets.top) = (0, 0)
    device.laterInsets?.portrait.top = 0
    device.laterInsets?.landscape.top = 0
    return device
  }

  /// The first major version of iOS with the later insets.
  private static let firstLaterSystem = 26

  /// Whether the screen has a home indicator instead of a home button.
  public var hasHomeIndicator: Bool { portraitInsets.bottom > 0 }

  /// Returns the width class of an app on the whole screen (specification ORI-10), or nil for a screen that represents
  /// all classes.
  public func widthClass(in orientation: Orientation) -> SizeClass? {
    if let stated = statements.sizeClasses { return stated.width }
    if window == nil, let width = part?.widthClass { return width }
    return traits(in: orientation).horizontalSizeClass
  }

  /// Returns the height class of an app on the whole screen (specification ORI-10), or nil for a screen that represents
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
    // A component without its own height may have any height.
    if statements.fitsHeight { screen.height = .infinity }
    var traits = TraitCollection.phone(screen: screen)
    if sizeClassRule == .smallPhone { traits.horizontalSizeClass = .compact }
    return traits
  }
}
