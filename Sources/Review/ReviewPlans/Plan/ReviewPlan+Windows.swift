internal import Geometry
internal import SceneLayouts
package import Scenes

extension ReviewPlan {
  /// Returns the variants of a planned scene whose windows may have any size.
  package func windowVariants(of scene: PlannedScene) -> [SceneVariant] {
    Self.windowVariants(of: scene.scene, among: scene.layouts.map(\.variant), selection.variants)
  }

  /// Returns the variants in whose windows the scene can be shown at any size. Variants that differ only in size,
  /// colors or devices that the user did not choose count once. The window belongs to the largest device, in the
  /// orientation of the first variant.
  package static func windowVariants(
    of scene: Scene, among variants: [SceneVariant], _ chosen: VariantSelection
  ) -> [SceneVariant] {
    func area(_ variant: SceneVariant) -> Double { variant.device.size.width * variant.device.size.height }
    let largest = variants.max { area($0) < area($1) }?.device
    let orientation = chosen.orientations.isEmpty ? variants.first?.orientation : nil
    var seen: Set<SceneVariant> = []
    return variants.map(\.onWholeScreen).filter { variant in
      guard chosen.devices.isEmpty ? variant.device.identifier == largest?.identifier : true,
        variant.orientation == orientation ?? variant.orientation
      else { return false }
      var kind = variant
      if !scene.dependsOnAppearance { kind.appearance = .light }
      return seen.insert(kind).inserted
    }
  }
}

extension [SceneVariant] {
  /// Returns the variants in the selected windows; unchanged if there are none.
  func inWindows(of scene: Scene, _ selection: ReviewSelection) -> [SceneVariant] {
    guard !selection.windows.isEmpty else { return self }
    return ReviewPlan.windowVariants(of: scene, among: self, selection.variants).flatMap { variant in
      selection.windows.map(variant.inWindow)
    }
  }
}
