internal import Geometry
internal import Scenes

extension ResolvedView {
  /// Whether the view draws up to the edges of its frame.
  package var drawsItsFrame: Bool {
    if appearance.background.map({ $0.color.alpha > 0 }) ?? false || appearance.borderWidth > 0 { return true }
    return switch content {
    case .button(let button): button.style.hasGround || button.ground != nil || button.backgroundImage != nil
    case .textField(let field): field.hasBorder
    // In other modes the image has edges of its own.
    case .image(let image): image.mode == .scaleToFill && image.artwork != nil
    case .segmentedControl, .stepper, .navigationBar, .toolbar, .tabBar, .effect, .map: true
    default: false
    }
  }
}
