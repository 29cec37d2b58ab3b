/// A group of changes of layers, which take effect at once.
@preconcurrency @MainActor
open class CATransaction: CATransactionDeclarations {
  private static var completions: [() -> Void] = []
  /// Ends, and calls what was to be called then.
  open class func commit() {
    let calls = completions
    completions = []
    for call in calls { call() }
  }
  /// Sets what is called at the end.
  open class func setCompletionBlock(_ block: (() -> Void)?) { completions = block.map { [$0] } ?? [] }
}

/// The name under which changes of contents are kept.
public let kCATransition = "transition"
