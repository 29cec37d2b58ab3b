public import AutoLayout

extension ResolvedScene {
  /// The system that decides the frames of the scene.
  public func constraintSystem(measuringTextWith measurer: any TextMeasuring) -> ConstraintSystem {
    ConstraintSystem(rootSize: rootSize, items: [], constraints: constraints)
  }
}
