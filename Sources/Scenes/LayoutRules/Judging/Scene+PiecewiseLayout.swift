internal import Findings
public import SceneLayouts
public import Scenes
public import Typography

extension Scene {
  /// The frames of the scene in windows of all sizes, with what is found about the constraints of each piece.
  ///
  /// The scene is looked at by itself, also where another scene embeds it.
  ///
  /// - Parameters:
  ///   - variant: The device, its orientation and everything else that the layout depends on.
  ///   - pieceLimit: More pieces are not looked for.
  ///   - resolve: The scene in a variant, by the rules of the caller.
  /// - Throws: `PiecewiseLayout.Limit` where it has more pieces.
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
  /// Whether it is about constraints that contradict each other or leave something open, not about frames.
  fileprivate var isAboutConstraints: Bool { [ConflictRule.code, AmbiguityRule.code].contains(code) }
}
