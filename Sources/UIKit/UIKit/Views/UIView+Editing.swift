extension UIView {
  /// Lets the first responder in the view give that up.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    tellTree { $0.resignFirstResponder() }
    return true
  }
}
