/// The origin of a figure of the catalogue; docs/devices.md names the sources.
public enum FigureSource: String, Sendable, Hashable, CaseIterable {
  /// It stands in a table that was published.
  case published
  /// It was read off a running system.
  case measured
  /// It follows from others.
  case computed
}

/// The origins of the figures of a screen.
public struct FigureSources: Sendable, Hashable {
  /// That of size and scale.
  public var size = FigureSource.published
  /// That of the insets held upright.
  public var portraitInsets = FigureSource.published
  /// That of the insets held sideways.
  public var landscapeInsets = FigureSource.published
  /// That of the radius of the corners.
  public var cornerRadius = FigureSource.measured
  /// That of the place of the cutout.
  public var cutout = FigureSource.measured

  /// Everything from published tables.
  static let published = FigureSources(cornerRadius: .published, cutout: .published)
  /// A size from published tables, and the rest as a system has it.
  static let measured = FigureSources(portraitInsets: .measured, landscapeInsets: .measured)
  /// Everything as a system has it.
  static let allMeasured = FigureSources(size: .measured, portraitInsets: .measured, landscapeInsets: .measured)
  /// Published insets, and a cutout whose points follow from the pixels of a screen that is shown smaller.
  static let shownSmaller = FigureSources(cutout: .computed)
}
