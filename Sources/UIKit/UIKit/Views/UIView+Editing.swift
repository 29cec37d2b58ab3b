extension UIView {
  /// Makes the first responder in the view resign. The result is always true.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    notifyTree { $0.resignFirstResponder() }
    return true
  }
}
