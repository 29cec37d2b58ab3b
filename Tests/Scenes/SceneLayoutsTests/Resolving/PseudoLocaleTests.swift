import AutoLayout
import LayoutTestSupport
import Scenes
import Testing
import Typography

/// Pseudo-languages that are derived from existing strings.
@Suite struct PseudoLocaleTests {
  private let text = LocalizedText(
    text: "Einstellungen",
    translations: [.init(locale: "de", text: "Einstellungen"), .init(locale: "en", text: "Settings")])

  @Test func `en-XA has accents and additional letters, and de-XA is derived from German`() {
    #expect(text.text(in: "en-XA") == "Šééţţïïñğšš")
    #expect(text.text(in: "de-XA") == "Éïïñššţţéłłłüññğééñ" || text.text(in: "de-XA").count == 18)
    #expect(LocalizedText("plain").text(in: "en-XA").count == 7)
  }

  @Test func `en-XA is 30 to 40 percent longer, word by word, at any length above a few letters`() {
    var random = SeededRandomNumberGenerator(seed: 4)
    for _ in 0..<500 {
      let length = Int.random(in: 10...80, using: &random)
      let word = String(
        (0..<length).map { _ in "abcdefghijklmnopqrstuvwxyzABCDEFG".randomElement(using: &random) ?? "a" })
      let ratio = Double(LocalizedText(word).text(in: "en-XA").count) / Double(length)
      #expect((1.3...1.4).contains(ratio), "\(word): \(ratio)")
      let words = LocalizedText("\(word) \(word)").text(in: "en-XA").split(separator: " ").map(\.count)
      #expect(words.count == 2 && abs(words[0] - words[1]) <= 1)
    }
  }

  @Test func `placeholders, digits and line breaks are unchanged`() {
    #expect(LocalizedText("%@ of %1$d: 100 %").text(in: "en-XA") == "%@ öff %1$d: 100 %")
    #expect(LocalizedText("%.2f%% at\nhome").text(in: "en-XA") == "%.2f%% åţţ\nhömmé")
    #expect(LocalizedText("").text(in: "en-XA") == "" && LocalizedText("").text(in: "double") == "")
  }

  @Test func `ar-XB is written from right to left, with a control character for each word`() {
    #expect(LocalizedText("Sign in\nnow").text(in: "ar-XB") == "\u{202E}Sign \u{202E}in\n\u{202E}now")
    #expect(PseudoLocale("ar-XB")?.direction == .rightToLeft && PseudoLocale("en-XA")?.direction == .leftToRight)
    let variant = TestScene.variant(width: 320, height: 480)
    let directions = ["ar-XB", "en-XB", "ar-XA", "double"].map { locale in
      var variant = variant
      variant.locale = locale
      return variant.direction
    }
    #expect(directions == [.rightToLeft, .rightToLeft, .leftToRight, .leftToRight])
  }

  @Test func `double repeats every line`() {
    #expect(text.text(in: "double") == "Einstellungen Einstellungen")
    #expect(LocalizedText("One\n\nTwo").text(in: "double") == "One One\n\nTwo Two")
  }

  @Test func `a text translated for a pseudolocale is unchanged`() {
    let text = LocalizedText(text: "A", translations: [.init(locale: "en-XA", text: "Own")])
    #expect(text.text(in: "en-XA") == "Own")
  }

  @Test(arguments: ["en", "de-AT", "zh-Hans", "doubled", "XA", "en_XA"])
  func `other locales are not pseudolocales`(locale: String) {
    #expect(PseudoLocale(locale) == nil)
  }
}
