extension Double {
  /// The number with at most two decimals and without a fraction where it has none: `8`, `170.67`.
  var shortText: String {
    let rounded = (self * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}
