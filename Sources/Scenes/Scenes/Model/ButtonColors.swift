package import Geometry

/// The colours of a button, as its style, its view and the tint decide.
package struct ButtonColors: Sendable, Hashable {
  /// Behind the content; nil where the style has no ground of its own.
  package let ground: Color?
  /// The title's.
  package let title: Color

  /// The colours of a button.
  ///
  /// - Parameters:
  ///   - hasBackground: Whether the view has a background, behind a ground of the style.
  ///   - tint: The tint of the view.
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
      // UIKit's custom titles are white, which needs a ground to be seen.
      case .custom: hasBackground ? .white : tint
      default: tint
      }
  }
}
