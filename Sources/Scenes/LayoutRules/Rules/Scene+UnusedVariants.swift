public import Findings
public import Scenes

extension Scene {
  /// Returns the findings about variants that none of the given layouts uses, in the order of the variants.
  ///
  /// - Parameters:
  ///   - variants: The layouts of the run.
  ///   - own: The layouts that the scene itself asks for. A variant that only they use is not reported in a partial
  ///     run.
  public func unusedVariants(in variants: [SceneVariant], own: @autoclosure () -> [SceneVariant]) -> [Finding] {
    let unused = variations.filter { variation in
      variation.findingWhereUnused != nil && !variants.contains(where: variation.condition.holds)
    }
    let sideways =
      if case .other(let scene) = landscape {
        scene.unusedVariants(
          in: variants.filter(\.orientation.isLandscape), own: own().filter(\.orientation.isLandscape))
      } else {
        [Finding]()
      }
    guard !unused.isEmpty else { return sideways }
    let asked = own()
    return unused.filter { !asked.contains(where: $0.condition.holds) }.compactMap(\.findingWhereUnused) + sideways
  }
}
