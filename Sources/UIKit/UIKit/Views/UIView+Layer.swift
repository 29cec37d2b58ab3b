public import Foundation

extension UIView {
  public var contentScaleFactor: CGFloat {
    get { UIScreen.main.scale }
    set { layer.contentsScale = newValue }
  }
  /// The transform of the layer about its anchor point.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  /// The point of the view that ``center`` positions, each coordinate from 0 to 1.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
}
