extension Int {
  /// Returns the number with a noun: `1 layout`, `3 layouts`.
  ///
  /// - Parameters:
  ///   - singular: The words after the number 1. They may be more than a noun: `layout is`.
  ///   - plural: The words after every other number. They default to the singular with an `s`.
  package func counted(_ singular: String, _ plural: String? = nil) -> String {
    "\(self) \(self == 1 ? singular : plural ?? "\(singular)s")"
  }
}
