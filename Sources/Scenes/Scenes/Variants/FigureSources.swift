/// The source of a figure of the catalog. docs/reference/devices.md names the sources.
public enum FigureSource: String, Sendable, Hashable, CaseIterable {
  /// From a published table.
  case published
  /// Measured on a running system.
  case measured
  /// Computed from other figures.
  case computed
}

/// The sources of a screen's figures.
public struct FigureSources: Sendable, Hashable {
  /// The source of size and scale.
  public var size = FigureSource.published
  public var portraitInsets = FigureSource.published
  public var landscapeInsets = FigureSource.published
  public var cornerRadius = FigureSource.measured
  /// The source of the position of the cutout.
  public var cutout = FigureSource.measured

  /// All figures from published tables.
  static let published = FigureSources(cornerRadius: .published, cutout: .published)
  /// The size from published tables, the rest measured.
  static let measured = FigureSources(portraitInsets: .measured, landscapeInsets: .measured)
  static let allMeasured = FigureSources(size: .measured, portraitInsets: .measured, landscapeInsets: .measured)
  /// Published insets, and a cutout whose points are computed from the pixels of a downscaled screen.
  static let shownSmaller = FigureSources(cutout: .computed)
}
