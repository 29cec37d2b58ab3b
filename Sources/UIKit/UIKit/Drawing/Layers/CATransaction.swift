public import Foundation

/// A group of changes of layers, which take effect at once.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private static var completions: [() -> Void] = []
  open class func begin() {}
  /// Ends, and calls what was to be called then.
  open class func commit() {
    let calls = completions
    completions = []
    for call in calls { call() }
  }
  /// Lets properties change at once, as they do here.
  open class func setDisableActions(_ flag: Bool) {}
  /// Sets the time, in seconds.
  open class func setAnimationDuration(_ duration: TimeInterval) {}
  /// Sets the speed over the time.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Sets what is called at the end.
  open class func setCompletionBlock(_ block: (() -> Void)?) { completions = block.map { [$0] } ?? [] }
  /// Ends what goes on; nothing does.
  public class func flush() {}
}

/// The name under which changes of contents are kept.
public let kCATransition = "transition"
