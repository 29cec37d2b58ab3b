internal import Findings
public import SceneLayouts
public import Scenes
public import Typography

extension Scene {
  /// Returns the frames of the scene in windows of all sizes, with the findings about the constraints of each piece.
  ///
  /// The scene is laid out on its own, even if another scene embeds it.
  ///
  /// - Parameters:
  ///   - variant: The device, its orientation and everything else on which the layout depends.
  ///   - pieceLimit: The maximum number of pieces.
  ///   - measurer: The engine that measures text.
  ///   - resolve: Returns the scene in a variant, by the rules of the caller.
  /// - Throws: `PiecewiseLayout.Limit` if it has more pieces.
  public func piecewiseLayout(
    of variant: SceneVariant, pieceLimit: Int, measuringTextWith measurer: any TextMeasuring,
    resolving resolve: @escaping (SceneVariant) -> ResolvedScene
  ) throws(PiecewiseLayout.Limit) -> PiecewiseLayout {
    try piecewiseLayout(
      of: variant, pieceLimit: pieceLimit, measuringTextWith: measurer, resolving: resolve
    ) { layout in
      layout.checked(measuringTextWith: measurer).findings.filter(\.isAboutConstraints)
    }
  }
}

extension Finding {
  /// Whether it is about constraints that contradict each other or leave something open, rather than about frames.
  fileprivate var isAboutConstraints: Bool { [ConflictRule.code, AmbiguityRule.code].contains(code) }
}
