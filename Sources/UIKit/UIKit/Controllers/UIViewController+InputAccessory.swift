internal import Foundation

extension UIViewController {
  /// Docks the input accessory view at the bottom of the window if the controller may be the first responder, as it is
  /// without a keyboard.
  func showInputAccessory() {
    guard shownAccessory == nil, canBecomeFirstResponder || isFirstResponder, let window = viewIfLoaded?.window,
      let accessory = inputAccessoryView, accessory.superview == nil
    else { return }
    shownAccessory = accessory
    let isFitted =
      accessory.bounds.height == 0 || accessory.autoresizingMask.contains(.flexibleHeight)
      || !accessory.translatesAutoresizingMaskIntoConstraints
    accessory.translatesAutoresizingMaskIntoConstraints = true
    accessory.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    dock(accessory, height: isFitted ? fittingHeight(of: accessory, in: window) : accessory.bounds.height, in: window)
    window.addSubview(accessory)
    // The safe area at the bottom, which content of the view may avoid, is known once the view is in the window.
    if isFitted { dock(accessory, height: fittingHeight(of: accessory, in: window), in: window) }
  }

  /// Removes the input accessory view from the window.
  func hideInputAccessory() {
    shownAccessory?.removeFromSuperview()
    shownAccessory = nil
  }

  private func dock(_ accessory: UIView, height: CGFloat, in window: UIWindow) {
    let bounds = window.bounds
    accessory.frame = CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    accessory.layoutIfNeeded()
  }

  private func fittingHeight(of accessory: UIView, in window: UIWindow) -> CGFloat {
    accessory.systemLayoutSizeFitting(
      CGSize(width: window.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
