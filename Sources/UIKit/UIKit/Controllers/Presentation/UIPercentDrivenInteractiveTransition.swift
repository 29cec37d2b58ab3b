public import Foundation

/// Leads a change by a number between 0 and 1.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// The part that is done, from 0 to 1.
  public private(set) var percentComplete: CGFloat = 0
  /// The speed of what is left.
  open var completionSpeed: CGFloat = 1
  /// The time, in seconds.
  open var duration: CGFloat { 0 }
  public override init() { super.init() }
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
  /// Notes the part that is done, from 0 to 1.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  open func finish() { percentComplete = 1 }
  /// Gives the change up.
  open func cancel() { percentComplete = 0 }
}
