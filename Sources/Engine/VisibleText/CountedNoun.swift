extension Int {
  /// Returns the number with a noun: `1 layout`, `3 layouts`.
  ///
  /// - Parameters:
  ///   - singular: What follows the number 1. It may be more than a noun: `layout is`.
  ///   - plural: What follows every other number. It defaults to the singular with an `s`.
  package func counted(_ singular: String, _ plural: String? = nil) -> String {
    "\(self) \(self == 1 ? singular : plural ?? "\(singular)s")"
  }
}
