internal import Geometry
package import Typography

/// A transform that resolves the language of text, the size of fonts and the shades of colors for a variant.
package struct VariantTransform: ViewTransform {
  typealias Given = DocumentValues
  typealias Made = VariantValues

  private let variant: SceneVariant
  private let era: TextEra
  private let ideographs: Ideographs

  package init(variant: SceneVariant, era: TextEra, ideographs: Ideographs) {
    self.variant = variant
    self.era = era
    self.ideographs = ideographs
  }

  func text(_ text: LocalizedText) -> String { text.text(in: variant.locale) }
  func font(_ font: FontDescription) -> Font {
    let font = font.resolved(at: variant.textSize, era: era, ideographs: ideographs)
    return variant.accessibility.contains(.boldText) ? font.inBoldText : font
  }
  func titleFont(_ font: FontDescription?, of style: ButtonStyle) -> Font { self.font(font ?? style.titleFont) }
  func color(_ color: ViewColor) -> ResolvedColor {
    color.resolved(in: variant.appearance, increasedContrast: variant.accessibility.contains(.increasedContrast))
  }

  // Not generic, so that the compiler specializes the generic code for these values here.
  package func resolved(_ views: [View]) -> [ResolvedView] { views.map(view) }
  package func resolved(_ contents: BarContents) -> ResolvedViews.BarContents { barContents(contents) }
}

/// A transform that converts the colors of views to another appearance.
package struct AppearanceTransform: ViewTransform {
  typealias Given = VariantValues
  typealias Made = VariantValues

  private let appearance: Appearance
  private let increasedContrast: Bool

  package init(appearance: Appearance, increasedContrast: Bool) {
    self.appearance = appearance
    self.increasedContrast = increasedContrast
  }

  func text(_ text: String) -> String { text }
  func font(_ font: Font) -> Font { font }
  func titleFont(_ font: Font, of style: ButtonStyle) -> Font { font }
  func color(_ color: ResolvedColor) -> ResolvedColor {
    color.description.resolved(in: appearance, increasedContrast: increasedContrast)
  }

  package func shown(_ views: [ResolvedView]) -> [ResolvedView] { views.map(view) }
  package func shown(_ contents: ResolvedViews.BarContents) -> ResolvedViews.BarContents { barContents(contents) }
}

/// A transform that fixes the colors of views in one appearance, as for views with a style of their own.
package struct StyleTransform: ViewTransform {
  typealias Given = DocumentValues
  typealias Made = DocumentValues

  private let appearance: Appearance

  package init(appearance: Appearance) { self.appearance = appearance }

  func text(_ text: LocalizedText) -> LocalizedText { text }
  func font(_ font: FontDescription) -> FontDescription { font }
  func titleFont(_ font: FontDescription?, of style: ButtonStyle) -> FontDescription? { font }
  func color(_ color: ViewColor) -> ViewColor { ViewColor(fixed: color.resolved(in: appearance).color) }

  /// Returns a view in the appearance. Text without a color gets the color of the appearance.
  package func shown(_ view: View) -> View {
    var view = view
    switch view.content {
    case .label(var content):
      content.color = content.color ?? .system(.label)
      view.content = .label(content)
    case .textView(var content):
      content.color = content.color ?? .system(.label)
      view.content = .textView(content)
    case .textField(var content):
      content.color = content.color ?? .system(.label)
      view.content = .textField(content)
    default: break
    }
    return self.view(view)
  }
}

extension ViewColor {
  /// Creates a color that is the same in both appearances.
  fileprivate init(fixed color: Color) {
    self = .components(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
