/// A group of changes to layers, which take effect at once.
@preconcurrency @MainActor
open class CATransaction: CATransactionDeclarations {
  private static var completions: [() -> Void] = []
  /// Ends the group and calls the completion block.
  open class func commit() {
    let calls = completions
    completions = []
    for call in calls { call() }
  }
  open class func setCompletionBlock(_ block: (() -> Void)?) { completions = block.map { [$0] } ?? [] }
}

/// The key of transitions.
public let kCATransition = "transition"
