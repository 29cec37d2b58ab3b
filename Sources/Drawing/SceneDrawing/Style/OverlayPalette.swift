public import Geometry
public import Scenes

/// The colors of overlays in light or dark appearance.
///
/// The standard hues are distinct in normal, protan, deutan and tritan vision, with a contrast of 3:1 on white,
/// `#F2F2F7`, black and `#1C1C1E`. No state is shown by color alone.
public struct OverlayPalette: Sendable, Hashable {
  /// A family of colors that users choose.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Hues that everyone can distinguish.
    case standard
    /// Xcode's hues.
    case xcode
  }

  /// A satisfied constraint.
  public var satisfied: Color
  /// A misplaced or ambiguous view, and the constraints that leave it ambiguous.
  public var ambiguous: Color
  /// Conflicting constraints.
  public var conflict: Color
  /// The outline of a frame.
  public var frame: Color
  /// Text on badges, and marks of content sizes.
  public var ink: Color
  /// The outline of an alignment rectangle.
  public var alignmentRect: Color
  /// The safe area and other guides.
  public var guide: Color
  /// The tint of the views of a constraint.
  public var involved: Color
  /// The halo of lines and the background of badges.
  public var background: Color

  /// Creates the colors of a family for an appearance.
  public init(_ kind: Kind, appearance: Appearance) {
    let isLight = appearance == .light
    ink = Color(isLight ? 0x1A1A1A : 0xF2F2F2)
    frame = ink
    alignmentRect = Color(isLight ? 0x6A1B9A : 0x8855DD)
    guide = Color(isLight ? 0x76767E : 0x98989F)
    involved = Color(isLight ? 0xE6B800 : 0xFFD84D)
    background = isLight ? .white : .black
    switch kind {
    case .standard:
      satisfied = Color(isLight ? 0x3388FF : 0x80B5FF)
      ambiguous = Color(isLight ? 0x735E00 : 0xF2BF30)
      conflict = Color(isLight ? 0xFF0080 : 0xFF3385)
    case .xcode:
      satisfied = Color(0x0A84FF)
      ambiguous = Color(0xFF9500)
      conflict = Color(0xFF3B30)
      // Interface Builder's bounds rectangles are blue, its layout rectangles red (specification DRW-01).
      frame = Color(0x0A84FF)
      alignmentRect = Color(0xFF3B30)
    }
  }
}
