/// The weight of a font, in the words of Interface Builder.
public enum FontWeight: String, Sendable, Hashable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// The weight on the scale of CSS and OpenType: 100 to 900.
  public var openTypeWeight: Int {
    (Self.allCases.firstIndex(of: self) ?? 3) * 100 + 100
  }
}
