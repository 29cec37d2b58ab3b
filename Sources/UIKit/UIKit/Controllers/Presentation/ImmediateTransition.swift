/// A transition that completes immediately.
final class ImmediateTransition: NSObject, UIViewControllerTransitionCoordinator {
  var isAnimated: Bool { false }
  var transitionDuration: TimeInterval { 0 }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    completion?(self)
    return true
  }
}

extension UIViewControllerTransitionCoordinator {
  /// Runs changes along with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
