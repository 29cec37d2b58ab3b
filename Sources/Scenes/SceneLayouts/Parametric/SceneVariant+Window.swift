internal import AutoLayout
public import Geometry
public import Scenes

extension SceneVariant {
  /// Returns the variant in a window of the given size in points. It keeps the insets, bars, pixels and orientation of
  /// the device. The window determines the size classes.
  public func inWindow(of size: Size) -> SceneVariant {
    var variant = self
    variant.device.split = nil
    variant.device.part = nil
    variant.device.window = size
    variant.device.name = size.pointText
    variant.device.identifier = "\(device.identifier)-\(size.width.pointText)-by-\(size.height.pointText)"
    return variant
  }

  /// The distance of a cut from the sizes at which one side starts, in points, so that no requested size is on it.
  static let distanceFromSizes = 1e-6

  /// Returns the lines in the plane of widths and heights across which a scene may be resolved differently. There,
  /// conditions of its variations end, size classes start, and the system's margins become wider.
  func cuts(of scene: Scene) -> [PlaneFunction] {
    var variations = scene.variations
    if case .other(let other) = scene.landscape { variations += other.variations }
    let distance = Self.distanceFromSizes
    func width(from length: Double) -> PlaneFunction { PlaneFunction(constant: distance - length, x: 1) }
    func width(behind length: Double) -> PlaneFunction { PlaneFunction(constant: -distance - length, x: 1) }
    func height(from length: Double) -> PlaneFunction { PlaneFunction(constant: distance - length, y: 1) }
    func height(behind length: Double) -> PlaneFunction { PlaneFunction(constant: -distance - length, y: 1) }
    var cuts = variations.flatMap { variation -> [PlaneFunction?] in
      let screen = variation.condition.screen
      return [
        screen.minWidth.map(width(from:)), screen.maxWidth.map(width(behind:)), screen.minHeight.map(height(from:)),
        screen.maxHeight.map(height(behind:)),
      ]
    }.compactMap(\.self)
    cuts.append(width(from: SystemMargins.leastWideWidth))
    if scene.views.contains(where: \.isCell) { cuts.append(width(from: SystemMargins.leastWideCellScreen)) }
    if let own = scene.extent(on: device).width { cuts.append(width(from: own)) }
    if variations.contains(where: \.condition.namesSizeClass) {
      if device.idiom == .pad {
        cuts.append(width(from: SplitView.leastRegularWidth))
      } else {
        let large = TraitCollection.leastLargePhoneWidth
        cuts += [width(from: large), height(from: large), PlaneFunction(constant: -distance, x: 1, y: -1)]
      }
    }
    return cuts
  }
}

extension View {
  /// Whether it is a cell, whose margins and accessory depend on the width of the screen.
  fileprivate var isCell: Bool {
    if case .cell = content { true } else { false }
  }
}
