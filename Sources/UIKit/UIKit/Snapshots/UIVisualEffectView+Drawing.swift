internal import Foundation
internal import Geometry
internal import Scenes

extension UIVisualEffectView {
  /// The steps that draw a material of one appearance. Empty without a blur; nil for a material that follows the
  /// appearance, which scenes draw.
  var ownSteps: [ViewDrawing.Step]? {
    guard let blur = effect as? UIBlurEffect else { return [] }
    guard let isDark = blur.style.isDark else { return nil }
    let path = CGPath()
    path.add(bounds, corners: .allCorners, radii: CGSize(width: layer.cornerRadius, height: layer.cornerRadius))
    return [.fill(path.elements.drawn(by: .identity), UIColor(white: isDark ? 0.12 : 0.97, alpha: 0.72).color)]
  }
}

extension UIBlurEffect.Style {
  /// Whether the material is dark in both appearances; nil if it follows the appearance.
  fileprivate var isDark: Bool? {
    switch self {
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
      .systemChromeMaterialDark:
      true
    case .light, .extraLight, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      false
    default: nil
    }
  }
}
