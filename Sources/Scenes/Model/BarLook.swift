/// The colours that the author gave a bar over a scene, as `barTintColor`, `tintColor` and `isTranslucent` of UIKit's bars.
public struct BarLook: Sendable, Hashable {
  /// The colour of the bar; nil for the system's.
  public var ground: ViewColor?
  /// The colour of what can be touched in it; nil for that of the window.
  public var tint: ViewColor?
  /// Whether something of what lies behind is seen through it.
  public var isTranslucent: Bool

  /// A look; the system's unless given.
  public init(ground: ViewColor? = nil, tint: ViewColor? = nil, isTranslucent: Bool = true) {
    self.ground = ground
    self.tint = tint
    self.isTranslucent = isTranslucent
  }
}
