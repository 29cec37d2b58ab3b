internal import Geometry
package import Scenes

/// The screen on which Interface Builder shows one of our own scenes, for the conditions of variants.
///
/// Interface Builder knows size classes. Code swaps what depends on the orientation, on a device or on the size of
/// the screen at run time. So at design time, these conditions have the same result on all screens as on this one
/// (specification PRV-03).
struct DesignCanvas {
  /// The screen. Nil if the scene names none, so that every screen is used as it is.
  private let device: Device?
  /// The orientation of the screen.
  private let orientation: Orientation

  /// Creates the canvas of a scene: the canvas of its design, or else its first device in its first orientation.
  init(of scene: Scene) {
    let devices = scene.selection.devices
    let identifier = scene.design?.device ?? devices.first?.identifier
    device = (devices + DeviceCatalogue.all).first { $0.identifier == identifier }
    orientation = scene.design?.orientation ?? scene.selection.orientations.first ?? .portrait
  }

  /// Whether a condition holds in a variant. Parts that code decides are evaluated on the canvas, all others in the
  /// variant.
  func shows(_ condition: VariationCondition, in variant: SceneVariant) -> Bool {
    var designed = variant
    designed.device = device ?? variant.device
    designed.orientation = orientation
    designed.heardOrientation = nil
    return condition.decidedByCode.holds(in: designed) && condition.decidedByTraits.holds(in: variant)
  }
}

extension VariationCondition {
  /// The parts of the condition that only code can follow.
  fileprivate var decidedByCode: VariationCondition {
    var condition = VariationCondition(orientation: orientation, devices: devices)
    condition.screen = screen
    return condition
  }

  /// All other parts of the condition.
  fileprivate var decidedByTraits: VariationCondition {
    var condition = self
    condition.orientation = nil
    condition.devices = []
    condition.screen = SizeLimits()
    return condition
  }
}

extension Scene {
  /// Returns the positions of the variations that hold in a variant at a stage.
  ///
  /// `hasSizeClasses` specifies whether the document was saved with size classes.
  package func activeVariations(in variant: SceneVariant, at stage: SceneStage, hasSizeClasses: Bool) -> [Int] {
    let canvas = stage == .design && saved == nil ? DesignCanvas(of: self) : nil
    return variations.indices.filter {
      let condition = variations[$0].condition
      return (canvas?.shows(condition, in: variant) ?? condition.holds(in: variant))
        && (hasSizeClasses || !condition.namesSizeClass)
    }
  }
}
