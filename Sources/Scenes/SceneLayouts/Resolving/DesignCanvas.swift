internal import Geometry
package import Scenes

/// The screen that Interface Builder shows a scene of our own on, as far as variants are concerned.
///
/// Interface Builder knows size classes. What depends on the orientation, on a device or on the size of the screen is
/// exchanged by code when the app runs, so the design shows on all screens what this one has (specification PRV-03).
struct DesignCanvas {
  /// The screen; nil where the scene names none, and every screen stands for itself.
  private let device: Device?
  /// The way in which it is held.
  private let orientation: Orientation

  /// The canvas of a scene: that of its design, or else its first device in its first orientation.
  init(of scene: Scene) {
    let devices = scene.selection.devices
    let identifier = scene.design?.device ?? devices.first?.identifier
    device = (devices + DeviceCatalogue.all).first { $0.identifier == identifier }
    orientation = scene.design?.orientation ?? scene.selection.orientations.first ?? .portrait
  }

  /// Returns whether a condition holds in a variant: what code decides as on the canvas, all else as in the variant.
  func shows(_ condition: VariationCondition, in variant: SceneVariant) -> Bool {
    var designed = variant
    designed.device = device ?? variant.device
    designed.orientation = orientation
    designed.heardOrientation = nil
    return condition.decidedByCode.holds(in: designed) && condition.decidedByTraits.holds(in: variant)
  }
}

extension VariationCondition {
  /// The parts that only code can follow.
  fileprivate var decidedByCode: VariationCondition {
    var condition = VariationCondition(orientation: orientation, devices: devices)
    condition.screen = screen
    return condition
  }

  /// All other parts.
  fileprivate var decidedByTraits: VariationCondition {
    var condition = self
    condition.orientation = nil
    condition.devices = []
    condition.screen = SizeLimits()
    return condition
  }
}

extension Scene {
  /// The positions of the variations that hold in a variant at a stage.
  ///
  /// - Parameter hasSizeClasses: False for a document that was saved without them.
  package func activeVariations(in variant: SceneVariant, at stage: SceneStage, hasSizeClasses: Bool) -> [Int] {
    let canvas = stage == .design && saved == nil ? DesignCanvas(of: self) : nil
    return variations.indices.filter {
      let condition = variations[$0].condition
      return (canvas?.shows(condition, in: variant) ?? condition.holds(in: variant))
        && (hasSizeClasses || !condition.namesSizeClass)
    }
  }
}
