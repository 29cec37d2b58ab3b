extension UIView {
  /// Makes the first responder in the view resign.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    notifyTree { $0.resignFirstResponder() }
    return true
  }
}
