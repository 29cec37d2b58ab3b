public import Foundation

/// A picture of a view that is shown above it.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  public let view: UIView
  public let parameters: UIPreviewParameters
  public let target: UIPreviewTarget
  /// The size, in points.
  open var size: CGSize { view.bounds.size }
  /// A picture at a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
  }
  /// A picture in the place of the view.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }
  /// A picture in the place of the view with the usual looks.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
}
