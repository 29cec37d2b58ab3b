public import Foundation

/// The look of a pointer; there is none here.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// A look with an effect.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
  /// A look with a shape.
  public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {}
  private override init() {}
  open class func hidden() -> Self { unsafe unsafeDowncast(UIPointerStyle(), to: Self.self) }
  /// The pointer of the system.
  open class func system() -> Self { unsafe unsafeDowncast(UIPointerStyle(), to: Self.self) }
}
