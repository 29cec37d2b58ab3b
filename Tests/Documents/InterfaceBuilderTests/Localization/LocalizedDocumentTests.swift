import DocumentTestSupport
import Findings
import LayoutTestSupport
internal import SceneDocuments
import Scenes
import Testing
import Typography

@testable import DocumentResources
@testable import HostFiles

/// Storyboards and xibs with tables of strings beside them.
@Suite struct LocalizedDocumentTests {
  /// A document with one string of every translatable kind.
  static let document = XcodeDocument.storyboard(
    XcodeDocument.scene(
      "s",
      XcodeDocument.controller(
        "c",
        view: "<subviews>"
          + XcodeDocument.view("label", "l", (0, 0, 50, 20), "text=\"Hello\"")
          + XcodeDocument.view("textView", "v", (0, 0, 50, 20), "text=\"Long\"")
          + XcodeDocument.view("textField", "f", (0, 0, 50, 20), "text=\"Ann\" placeholder=\"Name\"")
          + XcodeDocument.view("button", "b", (0, 0, 50, 20), "", "<state key=\"normal\" title=\"Next\"/>")
          + XcodeDocument.view(
            "button", "n", (0, 0, 50, 20), "",
            "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"New\"/>")
          + XcodeDocument.view(
            "segmentedControl", "g", (0, 0, 50, 20), "",
            "<segments><segment title=\"A\"/><segment title=\"B\"/></segments>")
          + XcodeDocument.view("searchBar", "h", (0, 0, 50, 20), "placeholder=\"Find\"")
          + XcodeDocument.view(
            "tabBar", "t", (0, 0, 50, 20), "", "<items><tabBarItem id=\"i\" title=\"Home\"/></items>")
          + XcodeDocument.view(
            "navigationBar", "w", (0, 0, 50, 20), "",
            "<items><navigationItem id=\"j\" title=\"Title\"/></items>")
          + XcodeDocument.view(
            "label", "k", (0, 0, 50, 20), "",
            "<attributedString key=\"attributedText\"><fragment content=\"Rich\"/></attributedString>")
          + "</subviews>")))

  /// The German translations of the document's strings.
  static let german = """
    "l.text" = "Hallo"; "v.text" = "Lang"; "f.text" = "Anna"; "f.placeholder" = "Name?"; "b.normalTitle" = "Weiter";
    "n.configuration.title" = "Neu"; "g.segmentTitles[0]" = "Ä"; "g.segmentTitles[1]" = "B!"; "h.placeholder" = "Suche";
    "i.title" = "Anfang"; "j.title" = "Titel"; "k.attributedText" = "Reich"; "gone.text" = "Weg";
    """

  private func scene(_ siblings: SiblingResources) throws -> Scene {
    let scenes = try SceneDocument.interfaceBuilder.scenes(
      in: Array(Self.document.utf8), path: "Main.storyboard", siblings: siblings)
    return try #require(scenes.first)
  }

  private func table(_ text: String, _ language: String? = nil) -> SiblingResources.Table {
    let path = language.map { "\($0).lproj/Main.strings" } ?? "Main.xcstrings"
    return SiblingResources.Table(path: path, language: language, contents: Array(text.utf8))
  }

  /// Returns all strings of a scene in a language.
  private func texts(_ scene: Scene, _ locale: String) -> [String] {
    scene.views.flatMap { view -> [LocalizedText] in
      switch view.content {
      case .label(let content), .textView(let content): [content.text]
      case .button(let content): [content.title]
      case .textField(let content): [content.text, content.placeholder]
      case .segmentedControl(let titles, _): titles
      case .tabBar(let items): items.map(\.title)
      case .searchBar(let placeholder, _): [placeholder]
      case .navigationBar(let bar): bar.texts
      default: []
      }
    }.map { $0.text(in: locale) }
  }

  private let base = ["Hello", "Long", "Ann", "Name", "Next", "New", "A", "B", "Find", "Home", "Title", "Rich"]

  @Test func `texts of all kinds are translated by object id and property`() throws {
    let scene = try scene(SiblingResources(tables: [table(Self.german, "de")]))
    #expect(
      texts(scene, "de") == [
        "Hallo", "Lang", "Anna", "Name?", "Weiter", "Neu", "Ä", "B!", "Suche", "Anfang", "Titel", "Reich",
      ])
    #expect(texts(scene, "de-AT") == texts(scene, "de"))
    #expect(texts(scene, "en") == base && texts(scene, "fr") == base)
    #expect(scene.languages == ["en", "de"] && scene.selection.locales == ["en"] && scene.findings == [])
  }

  @Test func `a document without translations leaves the languages to the user`() throws {
    let scene = try scene(SiblingResources())
    #expect(texts(scene, "de") == base && scene.languages == [])
  }

  @Test func `a string for text that the document no longer contains is ignored`() throws {
    let text = Self.document.replacing(#"<state key="normal" title="Next"/>"#, with: #"<state key="normal"/>"#)
    let siblings = SiblingResources(tables: [table(Self.german, "de")])
    let scenes = try SceneDocument.interfaceBuilder.scenes(
      in: Array(text.utf8), path: "Main.storyboard", siblings: siblings)
    #expect(try !texts(#require(scenes.first), "de").contains("Weiter"))
  }

  @Test func `tables in UTF-16 are read in both byte orders`() throws {
    let units = Array("\u{FEFF}\"l.text\" = \"Grüß 😀\";".utf16)
    let littleEndian = units.flatMap { (unit: UInt16) -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let bigEndian = units.flatMap { (unit: UInt16) -> [UInt8] in [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    for contents in [littleEndian, bigEndian, Array("\u{FEFF}\"l.text\" = \"Grüß 😀\";".utf8)] {
      let table = SiblingResources.Table(path: "de.lproj/Main.strings", language: "de", contents: contents)
      try expect(texts(scene(SiblingResources(tables: [table])), "de").first, is: "Grüß 😀")
    }
  }

  @Test func `a string catalog contains all languages`() throws {
    let catalogue = """
      { "sourceLanguage": "fr", "version": "1.0", "strings": {
        "l.text": { "comment": "x", "localizations": {
          "de": { "stringUnit": { "state": "translated", "value": "Hallo" } },
          "it": { "stringUnit": { "state": "new", "value": "" } },
          "pt_BR": { "variations": { "plural": {
            "one": { "stringUnit": { "value": "Um" } }, "other": { "stringUnit": { "value": "Muitos" } } } } } } },
        "b.normalTitle": {} } }
      """
    let scene = try scene(SiblingResources(tables: [table("\"l.text\" = \"Alt\";", "de"), table(catalogue)]))
    #expect(["de", "it", "pt-BR", "fr"].map { texts(scene, $0)[0] } == ["Hallo", "Hello", "Muitos", "Hello"])
    #expect(scene.languages == ["fr", "de", "pt-BR"] && scene.findings == [])
  }

  @Test func `errors in string tables are warnings of the first scene`() throws {
    let catalogue =
      "{\"strings\": {\"l.text\": {\"localizations\":\n {\"../x\": {\"stringUnit\": {\"value\": \"a\"}}}}}}"
    let scene = try scene(
      SiblingResources(tables: [
        table("\"l.text\" = \"Hallo\"\n", "de"), table("{\"strings\": [}"), table(catalogue),
        SiblingResources.Table(
          path: "fr.lproj/Main.strings", language: "fr", contents: [0x22, 0x1B, 0xFF, 0x22, 0x3B]),
      ]))
    #expect(
      scene.findings.map(\.text).joined(separator: "\n") == """
        de.lproj/Main.strings:1:19: warning: expected ';' after the text [invalid-strings]
            "l.text" = "Hallo"
                              ^ write "key" = "text";
        Main.xcstrings:1:14: warning: string catalog skipped: expected a value [invalid-strings]
            {"strings": [}
                         ^ open it in Xcode and save it again
        Main.xcstrings:2:3: warning: invalid locale [unknown-locale]
             {"../x": {"stringUnit": {"value": "a"}}}}}}
              ^~~~~~ write a locale such as en, pt-BR or zh-Hans
        fr.lproj/Main.strings:1:3: warning: invalid UTF-8 byte [invalid-utf8]
            "\u{FFFD}\u{FFFD}";
              ^ save the file as UTF-8
        """)
    #expect(texts(scene, "de").first == "Hallo")
    #expect(scene.languages == ["en", "de", "fr"])
  }

  @Test func `the number of languages is limited`() throws {
    let letters = (0..<26).map { String(UnicodeScalar(UInt8(97 + $0))) }
    let units = letters.flatMap { first in
      letters.map { "\"\(first)\($0)\": {\"stringUnit\": {\"value\": \"x\"}}" }
    }
    let catalogue = "{\"strings\": {\"l.text\": {\"localizations\": {\(units.joined(separator: ","))}}}}"
    let scene = try scene(SiblingResources(tables: [table(catalogue)]))
    #expect(scene.languages.count == 101)
    #expect(scene.findings.map(\.code) == ["too-many-languages"])
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `randomly damaged tables are read as far as possible`(seed: UInt64) throws {
    var random = SeededRandomNumberGenerator(seed: seed)
    let catalogue =
      "{\"strings\": {\"l.text\": {\"localizations\": {\"de\": {\"stringUnit\": {\"value\": \"\\u00e9\"}}}}}}"
    let tables = [(Self.german, "de"), (catalogue, nil)].map { text, language in
      var table = table(text, language)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let position = Int.random(in: table.contents.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: table.contents[position] = UInt8.random(in: 0...255, using: &random)
        case 1: table.contents.removeSubrange(position..<min(position + 9, table.contents.count))
        default: table.contents.insert(contentsOf: Array("\"\\;=/*{U".utf8).shuffled(using: &random), at: position)
        }
      }
      return table
    }
    let scene = try scene(SiblingResources(tables: tables))
    #expect(texts(scene, "fr") == base)
    #expect(scene.findings.allSatisfy { $0.severity == .warning && $0.source != nil })
  }
}
