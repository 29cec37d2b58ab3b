public import AutoLayout
public import Typography

/// The condition under which a variation applies. Every given part must hold.
public struct VariationCondition: Sendable, Hashable {
  /// The orientation, or nil for all.
  public var orientation: Orientation?
  /// The width class, or nil for any.
  public var widthClass: SizeClass?
  /// The height class, or nil for any.
  public var heightClass: SizeClass?
  /// The kind of device, or nil for any.
  public var idiom: Device.Idiom?
  /// The identifiers of the devices. Empty for all.
  public var devices: [String]
  /// The locales. Empty for all.
  public var locales: [String]
  /// The writing direction of the locale, or nil for either.
  public var direction: LayoutDirection?
  /// The states of the scene. Empty for any.
  public var states: [String] = []
  /// The smallest and largest width and height of the screen.
  public var screen = SizeLimits()
  /// The text sizes. Empty for all.
  public var textSizes: [TextSize]
  /// The appearance, or nil for any.
  public var appearance: Appearance?

  /// Creates a condition, by default one that always holds.
  public init(
    orientation: Orientation? = nil, widthClass: SizeClass? = nil, heightClass: SizeClass? = nil,
    idiom: Device.Idiom? = nil, devices: [String] = [], locales: [String] = [], textSizes: [TextSize] = [],
    appearance: Appearance? = nil
  ) {
    self.orientation = orientation
    self.widthClass = widthClass
    self.heightClass = heightClass
    self.idiom = idiom
    self.devices = devices
    self.locales = locales
    self.textSizes = textSizes
    self.appearance = appearance
  }

  /// Whether it contains a size class.
  public var namesSizeClass: Bool { widthClass != nil || heightClass != nil }

  /// Whether the variant meets all parts of the condition that are not nil.
  public func holds(in variant: SceneVariant) -> Bool {
    (orientation.map { $0.covers(variant.shownOrientation) } ?? true)
      && (widthClass.map { $0 == variant.widthClass } ?? true)
      && (heightClass.map { $0 == variant.heightClass } ?? true)
      && (idiom.map { $0 == variant.device.idiom } ?? true)
      && (devices.isEmpty || devices.contains(variant.device.identifier))
      && (locales.isEmpty || locales.contains(variant.locale))
      && (direction.map { $0 == variant.direction } ?? true)
      && (states.isEmpty || variant.state.map(states.contains) ?? false)
      && screen.hold(for: variant)
      && (textSizes.isEmpty || textSizes.contains(variant.textSize))
      && (appearance.map { $0 == variant.appearance } ?? true)
  }
}
