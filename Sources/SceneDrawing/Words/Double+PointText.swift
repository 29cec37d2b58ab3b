extension Double {
  /// The number as people write lengths: at most two digits after the point, none where it is whole.
  ///
  /// `16`, `8.5`, `-0.33`; numbers too large for a length, and those that are none, are written as Swift does.
  package var pointText: String {
    guard isFinite, abs(self) < 1e9 else { return "\(self)" }
    let hundredths = (self * 100).rounded()
    let magnitude = Int(abs(hundredths))
    let sign = hundredths < 0 ? "-" : ""
    let fraction = magnitude % 100
    if fraction == 0 { return "\(sign)\(magnitude / 100)" }
    if fraction % 10 == 0 { return "\(sign)\(magnitude / 100).\(fraction / 10)" }
    return "\(sign)\(magnitude / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
