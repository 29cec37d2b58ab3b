/// The name under which changes of contents are kept.
public let kCATransition = "transition"
