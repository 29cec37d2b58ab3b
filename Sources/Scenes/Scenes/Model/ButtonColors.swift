package import Geometry

/// The colors of a button, depending on its style, its view and the tint.
package struct ButtonColors: Sendable, Hashable {
  /// The background color of the style, or nil if the style has none.
  package let ground: Color?
  package let title: Color

  /// Creates the colors of a button.
  ///
  /// - Parameters:
  ///   - button: The button with its style.
  ///   - hasBackground: Whether the view has a background, behind the style's.
  ///   - tint: The tint of the view.
  ///   - appearance: Light or dark.
  package init(of button: ResolvedViews.Button, hasBackground: Bool, tint: Color, in appearance: Appearance) {
    let standard: Color? =
      switch button.style {
      case .filled: tint
      case .tinted: tint.opacity(0.15)
      case .gray: SystemColor.secondaryFill.color(in: appearance)
      default: nil
      }
    ground = standard.map { button.ground?.color ?? $0 }
    if let color = button.color {
      title = color.color
      return
    }
    title =
      switch button.style {
      case .filled: (ground ?? tint).brightness > 0.75 ? .black : .white
      // UIKit's custom titles are white, which is invisible without a background.
      case .custom: hasBackground ? .white : tint
      default: tint
      }
  }
}
