package import Scenes

/// The words for a variant, as far as a report has them.
struct VariantWords: Sendable, Hashable {
  /// The words that always tell it: `iPhone 16 Pro, portrait`.
  var title: String
  /// The language, the text size and the appearance, which tell it where they differ.
  var choices: [String]
}

extension VariantWords {
  /// The words for a variant.
  init(_ variant: SceneVariant) {
    title = variant.title
    choices = [variant.locale, variant.textSize.rawValue, variant.appearance.rawValue]
  }
}

/// Names variants for people by the device and whatever else differs between them.
package struct VariantTitles {
  /// The positions of the choices that differ.
  private let shown: [Int]

  /// Titles that tell these variants apart.
  package init(of variants: [SceneVariant]) { self.init(of: variants.map(VariantWords.init)) }

  /// Titles that tell apart the variants that these words are for.
  init(of variants: [VariantWords]) {
    shown = (0..<3).filter { choice in Set(variants.map { $0.choices[choice] }).count > 1 }
  }

  /// The title of a variant: `iPhone 16 Pro, portrait, de`.
  package func title(of variant: SceneVariant) -> String { title(of: VariantWords(variant)) }

  /// The title of the variant that words are for.
  func title(of words: VariantWords) -> String {
    ([words.title] + shown.map { words.choices[$0] }).joined(separator: ", ")
  }
}
