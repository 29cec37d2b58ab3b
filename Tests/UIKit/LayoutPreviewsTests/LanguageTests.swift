import Foundation
import ReviewPlans
import SceneLayouts
import Scenes
import Testing
import UIKit

@testable import LayoutPreviews

/// Texts with keys are in the language of the layout (Apple, NSLocalizedString; Localizing strings).
@MainActor
struct LanguageTests {
  /// The folder of the sample package with tables in English and German.
  private static let folder =
    "\(#filePath.prefix(upTo: #filePath.range(of: "/UIKit/LayoutPreviewsTests/")!.lowerBound))/Samples/Screens/Sources/Rows"

  /// Returns the text of a label in a language.
  private func text(
    _ locale: String, below folder: String? = nil, _ words: @escaping @MainActor @Sendable () -> String
  ) throws -> String? {
    var selection = ReviewSelection()
    selection.variants.devices = DeviceCatalogue.devices(named: "iphone-16-pro")
    selection.variants.orientations = [.portrait]
    selection.variants.locales = [locale]
    let preview = Preview("label") {
      let label = UILabel()
      label.text = words()
      return label
    }
    let plan = try PreviewReview(of: [preview], selection: selection, below: folder).laidOut()
    return plan.scenes[0].made.first?.resolved.views[0].content.label?.text
  }

  @Test(arguments: [("en", "Greetings"), ("de", "Grüße"), ("de-AT", "Grüße"), ("fr", "Greetings"), ("en-XA", "Ğ")])
  func `a key gives the text of the language, or else of the main language`(locale: String, beginning: String) throws {
    let bundle = try #require(Bundle(path: Self.folder))
    let long = try text(locale) { NSLocalizedString("greeting", bundle: bundle, comment: "") }
    let short = try text(locale) { String(localized: "greeting", bundle: bundle) }
    #expect(long == short)
    #expect(long?.hasPrefix(beginning) == true)
  }

  @Test func `a key missing from all tables gives the value or the key itself`() throws {
    let bundle = try #require(Bundle(path: Self.folder))
    #expect(try text("de") { NSLocalizedString("farewell", bundle: bundle, comment: "") } == "farewell")
    #expect(try text("de") { NSLocalizedString("farewell", bundle: bundle, value: "Bye", comment: "") } == "Bye")
    #expect(
      try text("de") { NSLocalizedString("greeting", tableName: "Other", bundle: bundle, comment: "") } == "greeting")
  }

  @Test func `tables beside the sources are used if the bundle has none`() throws {
    let german = try text("de", below: Self.folder) { NSLocalizedString("greeting", comment: "") }
    #expect(german?.hasPrefix("Grüße") == true)
  }

  @Test func `all languages are those of the tables, the development language first`() throws {
    var selection = ReviewSelection()
    selection.variants.devices = DeviceCatalogue.devices(named: "iphone-16-pro")
    selection.variants.orientations = [.portrait]
    selection.hasAllLanguages = true
    let plan = PreviewReview(of: [Preview("view") { UIView() }], selection: selection, below: Self.folder).plan
    #expect(plan.layouts.map(\.variant.locale) == ["en", "de"])
  }

  @Test func `a string catalog contains all languages in one file`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let catalogue = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Save": {"localizations": {"pt-BR": {"stringUnit":
      {"state": "translated", "value": "Salvar"}}}}}}
      """
    try catalogue.write(to: folder.appendingPathComponent("Localizable.xcstrings"), atomically: true, encoding: .utf8)
    let bundle = try #require(Bundle(path: folder.path))
    #expect(try text("pt-BR") { NSLocalizedString("Save", bundle: bundle, comment: "") } == "Salvar")
    #expect(try text("en") { NSLocalizedString("Save", bundle: bundle, comment: "") } == "Save")
  }
}
