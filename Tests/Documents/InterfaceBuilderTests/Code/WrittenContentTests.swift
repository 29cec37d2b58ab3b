import Findings
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// Conflicts with the size of content that code sets.
@Suite struct WrittenContentTests {
  private static func place(_ attributes: [String]) -> String {
    attributes.map {
      """
      <constraint firstItem="list" firstAttribute="\($0)" secondItem="box" secondAttribute="\($0)" id="k-\($0)"/>
      """
    }.joined()
  }

  /// A box of 200 × 100 points with an element in it.
  private static func box(_ inside: String, _ constraints: String) -> String {
    """
    <view contentMode="scaleToFill" id="box"><rect key="frame" x="0" y="100" width="200" height="100"/>\
    <autoresizingMask key="autoresizingMask"/><subviews>\(inside)</subviews><constraints>\(constraints)</constraints></view>
    """
  }

  private static func element(_ name: String, _ attributes: String, _ inside: String = "") -> String {
    """
    <\(name) opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>\
    <rect key="frame" x="0" y="0" width="200" height="30"/>\(inside)</\(name)>
    """
  }

  private func conflicts(_ view: String, _ body: String) async throws -> [Finding] {
    let code = "class Screen: UIViewController {\n func viewDidLoad() {\n\(body)\n }\n}"
    return try await FilledProject(view: view, files: ["Screen.swift": code], outlets: ["list": "words"]).layout()
      .findings.filter { $0.code == "conflict" }
  }

  private static let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"

  @Test(
    arguments: [
      ("label", "text=\"Hi\"", font),
      ("button", "buttonType=\"system\"", "<state key=\"normal\" title=\"Hi\"/>\(font)"),
    ])
  func `a text that code sets may be as wide as required`(
    name: String, attributes: String, inside: String
  ) async throws {
    let words = Self.element(name, "\(attributes) horizontalHuggingPriority=\"1000\" id=\"list\"", inside)
    let view = Self.box(words, Self.place(["leading", "trailing", "top"]))
    #expect(try await conflicts(view, "title = \"words.text\"").map(\.severity) == [.error])
    let set = name == "label" ? "words.text = name" : "words.setTitle(name, for: .normal)"
    let found = try await conflicts(view, set)
    #expect(found.map(\.severity) == [.note])
    #expect(found.first?.notes.contains { $0.source?.line == 3 } == true)
    // Another font or color does not widen a string to a given width.
    #expect(try await conflicts(view, "words.backgroundColor = .red").map(\.severity) == [.error])
  }

  @Test func `an image that code sets may be as wide as required`() async throws {
    let attributes = #"image="star.fill" catalog="system" horizontalHuggingPriority="1000" id="list""#
    let view = Self.box(Self.element("imageView", attributes), Self.place(["leading", "trailing", "top"]))
    #expect(try await conflicts(view, "words.tintColor = .red").map(\.severity) == [.error])
    let found = try await conflicts(view, "words.image = picture")
    #expect(found.map(\.severity) == [.note])
    #expect(found.first?.notes.contains { $0.source?.line == 3 } == true)
  }

  @Test(
    arguments: [
      ("words.font = font", [.note]), ("words.applyHeadlineStyle(theme)", [.note]), ("words.text = name", [.error]),
      ("words.setBorderStyle(.none)", [.error]),
    ] as [(String, [Finding.Severity])])
  func `a font that code sets may be as high as required`(line: String, severities: [Finding.Severity]) async throws {
    let high = #"<constraints><constraint firstAttribute="height" constant="12" id="high"/></constraints>"#
    let words = Self.element(
      "label", "text=\"Hi\" verticalCompressionResistancePriority=\"1000\" id=\"list\"", high + Self.font)
    #expect(try await conflicts(Self.box(words, Self.place(["leading", "top"])), line).map(\.severity) == severities)
  }

  @Test func `an empty text view demands no width`() async throws {
    func view(_ text: String) -> String {
      let words = Self.element(
        "textView", "scrollEnabled=\"NO\" horizontalHuggingPriority=\"1000\" id=\"list\" \(text)", Self.font)
      return Self.box(words, Self.place(["leading", "trailing", "top"]))
    }
    #expect(try await conflicts(view(""), "").map(\.severity) == [.note])
    #expect(try await conflicts(view("text=\"Hi\""), "").map(\.severity) == [.error])
  }

  @Test func `a stack that fills proportionally waits for the text of its labels`() async throws {
    func view(_ text: String) -> String {
      func label(_ id: String, _ text: String) -> String {
        Self.element(
          "label", "text=\"\(text)\" id=\"\(id)\"",
          "<constraints><constraint firstAttribute=\"height\" constant=\"50\" id=\"\(id)-h\"/></constraints>"
            + Self.font)
      }
      let stack = Self.element(
        "stackView", "axis=\"vertical\" distribution=\"fillProportionally\" id=\"list\"",
        "<subviews>\(label("one", "One"))\(label("two", text))</subviews>")
      return Self.box(stack, Self.place(["leading", "trailing", "top", "bottom"]))
    }
    #expect(try await conflicts(view("Two"), "").isEmpty)
    #expect(try await conflicts(view(""), "").allSatisfy { $0.severity == .note })
    #expect(try await !conflicts(view(""), "").isEmpty)
  }

  @Test func `a stack that code fills distributes its room differently`() async throws {
    let inside = Self.element(
      "view", "id=\"one\"",
      "<constraints><constraint firstAttribute=\"width\" constant=\"50\" id=\"w\"/></constraints>")
    func view(_ axis: String) -> String {
      let stack = Self.element(
        "stackView", "\(axis) id=\"list\"", "<subviews>\(inside)</subviews>")
      return Self.box(stack, Self.place(["leading", "trailing", "top", "bottom"]))
    }
    #expect(try await conflicts(view(""), "words.spacing = 4").map(\.severity) == [.error])
    #expect(try await conflicts(view(""), "words.addArrangedSubview(other)").map(\.severity) == [.note])
    // Other rows do not change the width of this one.
    #expect(
      try await conflicts(view("axis=\"vertical\""), "words.addArrangedSubview(other)").map(\.severity) == [.error])
  }

  // MARK: - Titles

  @Test(
    arguments: [
      ("title = \"Sales\"", "Sales"), ("self.navigationItem.title = \"Sales\"; show()", "Sales"),
      ("title = NSLocalizedString(\"Sales\", comment: \"\")", "Sales"), ("title = Sales", nil),
      ("title = \"Sales of \\(month)\"", nil), ("title = \"sales_title\"", nil), ("title = \"Sales\" + suffix", nil),
      ("alert.title = \"Sales\"", nil),
    ] as [(String, String?)])
  func `a navigation bar shows the title that code sets to a text`(line: String, expected: String?) async throws {
    let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"#
    let source = "class Screen: UIViewController {\n override func viewDidLoad() {\n\(line)\n }\n}"
    let project = FilledProject(view: FilledProject.table(), files: ["Screen.swift": source], elements: bar)
    let layout = try await project.layout()
    #expect(layout.resolved.barContents.navigation?.title == expected)
  }

  // MARK: - Strings with keys

  /// Returns the text of a label with a runtime attribute, in a project with two string tables.
  private func text(_ path: String, _ value: String, element: String = "label") async throws -> String? {
    let attribute =
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"\(path)\" value=\"\(value)\"/>"
      + "</userDefinedRuntimeAttributes>"
    let view = Self.box(
      Self.element(element, "text=\"written\" id=\"list\"", Self.font + attribute), Self.place(["leading", "top"]))
    let layout = try await FilledProject(
      view: view,
      files: [
        "Screen.swift": "class Screen: UIViewController {}",
        "de.lproj/Localizable.strings": "\"greeting\" = \"Guten Tag\"; \"only.german\" = \"Nur hier\";",
        "en.lproj/Localizable.strings": "\"greeting\" = \"Good day\";",
      ]
    ).layout()
    return layout.resolved.views.lazy.compactMap { $0.content.label?.text ?? $0.content.textField?.text }.first
  }

  @Test(
    arguments: [
      ("transKey", "greeting", "Good day"), ("localizableString", "greeting", "Good day"),
      ("localizationKey", "only.german", "Nur hier"), ("transKey", "missing", "written"),
      ("styleName", "greeting", "written"), ("accessibilityKey", "greeting", "written"),
    ])
  func `a text whose key a runtime attribute contains is that of the app's table`(
    path: String, value: String, expected: String
  ) async throws {
    #expect(try await text(path, value) == expected)
  }

  @Test func `the key of a text field may be that of its placeholder`() async throws {
    #expect(try await text("transKey", "greeting", element: "textField") == "written")
  }
}
