import DocumentTestSupport
import Findings
import LayoutTestSupport
import Scenes
import Testing
import Typography

/// Texts of a scene from files, `strings: Localizable.xcstrings`.
@Suite struct StringFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Returns the text of a label in some languages.
  private func texts(_ scene: Scene, _ view: String, _ locales: [String]) -> [String] {
    guard case .label(let label) = scene[view: view]?.content else { return [] }
    return locales.map(label.text.text(in:))
  }

  private func scene(_ strings: String, text: String = "$name", locales: String = "[en, de]") throws -> Scene {
    write(strings, text: text, locales: locales)
    return try folder.scene("Row.scene.yaml")
  }

  private func write(_ strings: String, text: String, locales: String = "[en, de]") {
    folder.add(
      "Row.scene.yaml",
      "format: 1\nlocales: \(locales)\nstrings: \(strings)\nviews: { a: { type: label, text: \(text) } }\n")
  }

  @Test func `a string table is in the folder of each language`() throws {
    folder.add("App/en.lproj/Localizable.strings", "\"name\" = \"Name\";\n\"other\" = \"Other\";")
    folder.add("App/German.lproj/Localizable.strings", "\"name\" = \"Bezeichnung\";")
    folder.add("App/Base.lproj/Localizable.strings", "\"name\" = \"no language\";")
    let scene = try scene("App/Localizable.strings")
    expect(texts(scene, "a", ["en", "de", "fr"]), is: ["Name", "Bezeichnung", "Name"])
    // Other strings in the file are for other scenes.
    expect(scene.findings, is: [])
  }

  @Test func `a string catalog contains all languages, and its keys are texts`() throws {
    folder.add(
      "Texts.xcstrings",
      """
      { "sourceLanguage": "en", "strings": {
        "Sign in": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Anmelden" } } } },
        "Cancel": {}
      }, "version": "1.0" }
      """)
    let scene = try scene("Texts.xcstrings", text: "'$\"Sign in\"'")
    #expect(texts(scene, "a", ["en", "de"]) == ["Sign in", "Anmelden"] && scene.findings == [])
    let untranslated = try self.scene("Texts.xcstrings", text: "$Cancel")
    expect(texts(untranslated, "a", ["en", "de"]), is: ["Cancel", "Cancel"])
    #expect(
      untranslated.findings.map(\.text) == [
        """
        Row.scene.yaml:3:10: warning: 'Cancel' is not translated to de [missing-translation]
            strings: Texts.xcstrings
                     ^~~~~~~~~~~~~~~ the text for en is shown instead
        """
      ])
  }

  @Test func `a file may be given for each language, and a scene adds its own texts`() throws {
    folder.add("de.strings", "name = \"Aus der Datei\"; more = Mehr;")
    let scene = try scene("[{ de: { name: Aus der Szene } }, { en: { name: Name, more: More }, de: de.strings }]")
    expect(texts(scene, "a", ["en", "de"]), is: ["Name", "Aus der Szene"])
    expect(scene.findings.map(\.code), is: ["unused-string"])
    let more = try self.scene("{ en: { more: More }, de: de.strings }", text: "$more")
    expect(texts(more, "a", ["en", "de"]), is: ["More", "Mehr"])
  }

  @Test func `errors in a string file are reported with their location`() throws {
    folder.add("de.strings", "name = \"Aus\"; \n= x;")
    let scene = try scene("{ en: { name: A }, de: de.strings }")
    #expect(
      scene.findings.map { "\($0.source.map { "\($0)" } ?? "") \($0.code)" } == ["de.strings:2:1 invalid-strings"])
  }

  @Test(arguments: [
    ("None.strings", "no .lproj folder in '.' contains 'None.strings'"),
    ("../None.xcstrings", "the strings cannot be read: ../None.xcstrings: no such file or folder"),
    ("/etc/passwd", "'/etc/passwd' is not a strings file"), ("/a.strings", "'/a.strings' is not a strings file"),
    ("one.strings", "'one.strings' does not state its language"),
  ])
  func `a missing string file is an error`(name: String, message: String) {
    folder.add("one.strings", "a = b;")
    // Missing strings of an unreadable file are not reported one by one.
    write(name, text: "$a")
    #expect(folder.messages("Row.scene.yaml").hasPrefix("Row.scene.yaml:3:10: error: \(message) ["))
    #expect(!folder.messages("Row.scene.yaml").contains("unknown-string"))
  }
}
