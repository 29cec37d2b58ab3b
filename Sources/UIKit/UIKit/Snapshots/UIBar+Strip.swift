internal import Foundation
internal import Geometry
internal import Scenes

extension UINavigationBar {
  /// The steps that draw the background between the top of the window and a bar at the safe area's top. Empty for bars
  /// elsewhere, and for the background of the system, which looks like the screen.
  var stripAbove: [ViewDrawing.Step] {
    guard let window, let ground = shownGround, window.safeAreaInsets.top > 0 else { return [] }
    guard abs(window.convert(bounds, from: self).minY - window.safeAreaInsets.top) < 1 else { return [] }
    let height = window.safeAreaInsets.top
    let strip = CGRect(x: bounds.minX, y: bounds.minY - height, width: bounds.width, height: height)
    return [.fill(strip.outline, ground.color)]
  }
}

extension UIToolbar {
  /// The steps that draw the background between a toolbar at the safe area's bottom and the edge of the window. Empty
  /// for toolbars elsewhere.
  var stripBelow: [ViewDrawing.Step] {
    guard let window, window.safeAreaInsets.bottom > 0 else { return [] }
    let end = window.convert(bounds, from: self).maxY
    guard abs(end - window.bounds.height + window.safeAreaInsets.bottom) < 1 else { return [] }
    let strip = CGRect(x: bounds.minX, y: bounds.maxY, width: bounds.width, height: window.safeAreaInsets.bottom)
    let ground = standardAppearance.backgroundColor ?? barTintColor ?? backgroundColor ?? .secondarySystemBackground
    return [.fill(strip.outline, ground.color)]
  }
}
