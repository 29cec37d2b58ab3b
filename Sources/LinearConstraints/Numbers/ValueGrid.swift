extension [Double] {
  /// Puts values on the grid of values that a solution may take (``Tolerance/valuesPerPoint``); zero for what is not
  /// finite.
  mutating func putOnGrid() {
    // A double of this magnitude has no digits behind the point, so adding it rounds, and subtracting it restores.
    let magnitude = 1.5 / Double.ulpOfOne
    for index in indices {
      let scaled = self[index] * Tolerance.valuesPerPoint
      let rounded = (scaled + magnitude - magnitude) / Tolerance.valuesPerPoint
      self[index] = abs(scaled) < magnitude / 4 ? rounded : self[index].isFinite ? self[index] : 0
    }
  }
}
