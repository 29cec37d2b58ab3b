internal import AutoLayout

extension ResolvedScene {
  /// The solved scene: frames on the device's pixel grid, and everything there is to say about them.
  public func layout(measuringTextWith measurer: any TextMeasuring) -> Layout {
    let system = constraintSystem(measuringTextWith: measurer)
    return Layout(
      resolved: self, system: system, solution: system.solution(), frames: [], absoluteFrames: [], findings: [])
  }
}
