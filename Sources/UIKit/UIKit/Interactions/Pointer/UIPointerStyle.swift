public import Foundation

/// The look of a pointer; there is none here.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
  public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {}
  private override init() {}
  open class func hidden() -> Self { unsafe unsafeDowncast(UIPointerStyle(), to: Self.self) }
  open class func system() -> Self { unsafe unsafeDowncast(UIPointerStyle(), to: Self.self) }
}
