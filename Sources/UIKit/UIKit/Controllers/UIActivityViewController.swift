extension UIActivityViewController {
  /// Hears what was done: the kind, whether it was done, what came back, and an error.
  public typealias CompletionWithItemsHandler = (ActivityType?, Bool, [Any]?, (any Error)?) -> Void
}
