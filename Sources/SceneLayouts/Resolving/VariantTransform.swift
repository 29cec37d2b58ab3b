internal import Scenes

/// Decides what a variant decides of views: the language of texts, the size of fonts and the shades of colours.
struct VariantTransform: ViewTransform {
  typealias Given = DocumentValues
  typealias Made = VariantValues

  let variant: SceneVariant
  let era: TextEra

  func text(_ text: LocalizedText) -> String { text.text(in: variant.locale) }
  func font(_ font: FontDescription) -> Font { font.resolved(at: variant.textSize, era: era) }
  func titleFont(_ font: FontDescription?, of style: ButtonStyle) -> Font { self.font(font ?? style.titleFont) }
  func color(_ color: ViewColor) -> ResolvedColor { color.resolved(in: variant.appearance) }
}

/// Shows the colours of views in another appearance.
struct AppearanceTransform: ViewTransform {
  typealias Given = VariantValues
  typealias Made = VariantValues

  let appearance: Appearance

  func text(_ text: String) -> String { text }
  func font(_ font: Font) -> Font { font }
  func titleFont(_ font: Font, of style: ButtonStyle) -> Font { font }
  func color(_ color: ResolvedColor) -> ResolvedColor { color.description.resolved(in: appearance) }
}
