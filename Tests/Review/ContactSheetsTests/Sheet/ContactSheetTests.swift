import ContactSheets
import Drawing
import Findings
import Geometry
import LayoutTestSupport
import ReviewReports
import SceneDrawing
import SceneLayouts
import Scenes
import Testing

@Suite struct ContactSheetTests {
  private static let four = ["iPad mini (6th gen)", "iPhone 16 Pro", "iPhone SE (1st gen)", "iPhone SE (3rd gen)"]

  /// The login screen on devices in all combinations, with a conflict on phones in landscape.
  private static func sheet(
    _ devices: [String] = four, orientations: [Orientation] = Orientation.usual, locales: [String] = ["en", "ar"],
    systemVersions: [Int] = [], columns: ContactSheet.Columns = .device
  ) -> ContactSheet {
    let selection = VariantSelection(
      devices: devices.flatMap(DeviceCatalogue.devices), orientations: orientations, locales: locales,
      systemVersions: systemVersions)
    let layouts = selection.variants(fallback: VariantSelection()).map { variant in
      LoginLayout(variant, hasConflict: variant.device.idiom == .phone && variant.orientation == .landscape).layout
    }
    return ContactSheet(
      sceneName: "Login", documentPath: "Scenes/Login.scene.yaml", layouts: layouts, columns: columns,
      generator: "render-layouts 1.0")
  }

  private static func pages(_ sheet: ContactSheet) -> [DisplayList] {
    sheet.pages(measuringTextWith: FixedPitchTextMeasurer(advance: 6, lineHeight: 15, descent: 4))
  }

  @Test func `the header describes the content and its findings`() throws {
    let page = try #require(Self.pages(Self.sheet()).first)
    let words = page.commands.group("header").flatMap(\.texts).map(\.text)
    #expect(words.contains("Login"))
    #expect(words.contains("Scenes/Login.scene.yaml · 16 layouts · 6 with findings"))
    #expect(words.contains("render-layouts 1.0"))
    #expect(words.contains { $0.hasSuffix(" px · frames, alignment rects, constraints, guides") })
    expect(page.title, is: "Login, contact sheet")
    expect(page.summary, is: "Login: 16 layouts · 6 with findings")
  }

  @Test func `PRV-02: devices are in columns from small to large`() throws {
    let page = try #require(Self.pages(Self.sheet()).first)
    #expect(
      page.commands.captions == [
        "iPhone SE (1st gen)", "320 × 568 pt @2x", "iPhone SE (3rd gen)", "375 × 667 pt @2x", "iPhone 16 Pro",
        "402 × 874 pt @3x", "iPad mini (6th gen)", "744 × 1133 pt @2x",
      ])
  }

  @Test func `rows are labeled in words, orientation before language`() throws {
    let page = try #require(Self.pages(Self.sheet()).first)
    let rows = page.commands.groups("row").map { $0.flatMap(\.texts).map(\.text) }
    #expect(
      rows == [
        ["Portrait", "English"], ["Portrait", "Arabic · right to left"], ["Landscape", "English"],
        ["Landscape", "Arabic · right to left"],
      ] + [
        ["Portrait", "English"], ["Portrait", "Arabic · right to left"], ["Landscape", "English"],
        ["Landscape", "Arabic · right to left"],
      ])
  }

  @Test(arguments: [(["en", "ar"], [["English"], ["Arabic", "right to left"]]), (["en"], [[]])])
  func `the rows of a component have no orientation`(locales: [String], headings: [[String]]) throws {
    var device = try #require(DeviceCatalogue.devices(named: "iphone-8").first)
    device.statements.fitsHeight = true
    let layouts = locales.map { locale in
      LoginLayout(SceneVariant(device: device, orientation: .portrait, locale: locale), hasConflict: false).layout
    }
    let sheet = ContactSheet(
      sceneName: "Card", documentPath: "Card.scene.yaml", layouts: layouts, columns: .device,
      generator: "render-layouts 1.0")
    let page = try #require(Self.pages(sheet).first)
    expect(page.commands.groups("row").map { $0.flatMap(\.texts).map(\.text).filter { !$0.isEmpty } }, is: headings)
  }

  @Test(
    arguments: [([.portrait], [[]]), (Orientation.usual, [["Portrait"], ["Landscape"]])]
      as [([Orientation], [[String]])])
  func `rows of a size have no orientation unless both are requested`(orientations: [Orientation], headings: [[String]])
    throws
  {
    var device = try #require(DeviceCatalogue.devices(named: "iphone-8").first)
    device.name = "375 × 667"
    let layouts = orientations.map { LoginLayout(SceneVariant(device: device, orientation: $0)).layout }
    let sheet = ContactSheet(sceneName: "Card", documentPath: "Card.scene.yaml", layouts: layouts)
    let page = try #require(Self.pages(sheet).first)
    expect(page.commands.groups("row").map { $0.flatMap(\.texts).map(\.text).filter { !$0.isEmpty } }, is: headings)
  }

  @Test func `layouts without row labels start at the left of the heading`() throws {
    var device = try #require(DeviceCatalogue.devices(named: "iphone-8").first)
    device.name = "375 × 667"
    let layout = LoginLayout(SceneVariant(device: device, orientation: .portrait)).layout
    let sheet = ContactSheet(sceneName: "Card", documentPath: "Card.scene.yaml", layouts: [layout])
    let page = try #require(Self.pages(sheet).first)
    let title = try #require(page.commands.group("header").flatMap(\.texts).first)
    let pictures = page.commands.groups("layout").flatMap(\.self).compactMap { command -> Double? in
      if case .placed(let origin, _, _) = command { origin.x } else { nil }
    }
    expect(pictures, is: [title.origin.x])
  }

  @Test func `DEV-06: every system has a row`() throws {
    let sheet = Self.sheet(
      ["iPhone SE (1st gen)"], orientations: [.portrait], locales: ["en"], systemVersions: [9, 7])
    let page = try #require(Self.pages(sheet).first)
    let rows = page.commands.groups("row").map { $0.flatMap(\.texts).map(\.text) }
    expect(rows, is: [["Portrait", "iOS 7"], ["Portrait", "iOS 9"]])
  }

  @Test func `languages can be in columns`() throws {
    let page = try #require(Self.pages(Self.sheet(["iPhone 16 Pro"], columns: .locale)).first)
    expect(page.commands.captions, is: ["English", "en", "Arabic", "ar"])
    let rows = page.commands.groups("row").map { $0.flatMap(\.texts).map(\.text) }
    expect(rows, is: [["Portrait", "iPhone 16 Pro"], ["Landscape", "iPhone 16 Pro"]])
  }

  @Test func `orientations can be in columns`() throws {
    let page = try #require(Self.pages(Self.sheet(["iPhone 16 Pro"], locales: ["en"], columns: .orientation)).first)
    expect(page.commands.captions, is: ["Portrait", "Landscape"])
    expect(page.commands.groups("row").map { $0.flatMap(\.texts).map(\.text) }, is: [["iPhone 16 Pro"]])
  }

  @Test(
    arguments: [
      sheet(), sheet(["all"], locales: ["en"]), sheet(["iPhone 16 Pro"], orientations: [.portrait], locales: ["en"]),
      sheet(["all phones"], locales: ["en", "ar"]), sheet(columns: .locale), sheet(columns: .orientation),
    ].map(SheetCase.init))
  fileprivate func `cells have one scale, and are on the page without overlapping`(example: SheetCase) {
    let sheet = example.sheet
    let pages = Self.pages(sheet)
    let cells = pages.map(\.cells)
    expect(cells.joined().count, is: sheet.layouts.count)
    expect(Set(cells.joined().map(\.scale)).count, is: 1)
    for (page, cells) in zip(pages, cells) {
      let sheetRect = Rect(origin: .zero, size: page.size)
      for (index, cell) in cells.enumerated() {
        #expect(sheetRect.contains(cell.rect))
        for other in cells.dropFirst(index + 1) { #expect(cell.rect.intersection(other.rect) == nil) }
      }
    }
  }

  @Test func `tablets begin below the phones`() throws {
    let pages = Self.pages(Self.sheet())
    expect(pages.count, is: 1)
    let cells = try #require(pages.first).cells.map(\.rect)
    let (phones, tablets) = (cells.prefix(12), cells.suffix(4))
    let bottom = try #require(phones.map(\.maxY).max())
    #expect(tablets.allSatisfy { $0.minY > bottom })
    // Phones are beside phones: several of them begin at the same height.
    #expect(Set(phones.map(\.minY)).count < phones.count / 2)
  }

  @Test(
    arguments: [
      sheet(), sheet(["all phones"], locales: ["en", "ar"]), sheet(["all"], locales: ["en", "de", "ar"]),
      sheet(["iPhone 16 Pro", "iPhone SE (3rd gen)", "iPad mini (6th gen)"], locales: ["en", "de", "ar"]),
    ].map(SheetCase.init))
  fileprivate func `pictures fill more than half of the pages`(example: SheetCase) {
    let pages = Self.pages(example.sheet)
    let all = pages.map { $0.size.width * $0.size.height }.reduce(0, +)
    let filled = pages.flatMap { $0.cells.map { $0.rect.width * $0.rect.height } }.reduce(0, +)
    #expect(filled / all > 0.52)
  }

  @Test(
    arguments: [
      // A single layout in a row has room for everything on one line.
      (["iPhone 16 Pro"], ["en"], ["Portrait", "iPhone 16 Pro", "402 × 874 pt @3x", "ok"], 1),
      (["iPhone 16 Pro"], ["en", "ar"], ["Portrait", "English", "iPhone 16 Pro", "402 × 874 pt @3x", "ok"], 1),
      // A row of several layouts has its name above them.
      (
        ["iPhone SE (3rd gen)", "iPhone 16 Pro"], ["en"],
        ["Portrait", "iPhone SE (3rd gen)", "375 × 667 pt @2x", "ok"], 2
      ),
      // In small pictures the size is below the name, and the state below the picture.
      (
        ["iPhone SE (1st gen)", "all tablets"], ["en"], ["Portrait", "iPhone SE (1st gen)", "320 × 568 pt @2x", "ok"], 4
      ),
    ] as [([String], [String], [String], Int)])
  func `names and states share lines if they fit`(
    devices: [String], locales: [String], words: [String], lines: Int
  ) throws {
    let page = try #require(Self.pages(Self.sheet(devices, orientations: [.portrait], locales: locales)).first)
    let texts = ["row", "columns", "layout"].flatMap { page.commands.groups($0).flatMap { $0.flatMap(\.texts) } }
    let first = words.compactMap { word in texts.first { $0.text == word } }
    expect(first.map(\.text), is: words)
    expect(Set(first.map(\.origin.y)).count, is: lines)
  }

  @Test func `details follow their title if there is room for both`() throws {
    let page = try #require(Self.pages(Self.sheet(locales: ["en"])).first)
    let captions = page.commands.groups("columns").flatMap { $0.flatMap(\.texts) }
    func distance(_ title: String, _ details: String) throws -> Double {
      let (first, second) = (captions.first { $0.text == title }, captions.first { $0.text == details })
      return try #require(second).origin.y - (try #require(first).origin.y)
    }
    expect(try distance("iPad mini (6th gen)", "744 × 1133 pt @2x"), is: 0)
    expect(try distance("iPhone SE (1st gen)", "320 × 568 pt @2x"), is: 18)
    let languages = try #require(Self.pages(Self.sheet()).first)
    let rows = languages.commands.groups("row").map { $0.flatMap(\.texts).map(\.origin.y) }
    #expect(rows.allSatisfy { $0.count == 2 && Set($0).count == 1 })
  }

  @Test func `the legend is beside a short checklist`() throws {
    var sheet = Self.sheet(["iPhone 16 Pro"])
    let scene = Scene(
      name: "Login", documentPath: "Login.xib", source: .init(path: "Login.xib", line: 1, column: 1), views: [])
    let questions = SceneCoverage(of: scene, by: sheet.layouts.map(\.resolved.variant), hasTrials: false).checks
    sheet.checklist = SceneChecklist(
      questions.filter { $0.check == .orientations },
      layouts: sheet.layouts.map { ($0.resolved.variant, $0.findings) }, trials: [])
    let page = try #require(Self.pages(sheet).first)
    let checklist = try #require(page.commands.group("checklist").flatMap(\.texts).first).origin
    let legend = try #require(page.commands.group("legend").flatMap(\.texts).first).origin
    #expect(legend.x > checklist.x)
    #expect(abs(legend.y - checklist.y) < 40)
  }

  @Test(arguments: [1, 2, 8, 9, 16])
  func `any number of devices is on one page while it has room`(count: Int) {
    let names = DeviceCatalogue.onePerScreen.prefix(count).map(\.name)
    let pages = Self.pages(Self.sheet(names, orientations: [.portrait], locales: ["en"]))
    expect(pages.map { $0.cells.count }, is: [count])
  }

  @Test func `pages are numbered if there are several`() {
    let pages = Self.pages(Self.sheet(["all"], locales: ["en", "de", "ar"]))
    #expect(pages.count > 1)
    #expect(pages.map(\.title) == pages.indices.map { "Login, contact sheet \($0 + 1) of \(pages.count)" })
    #expect(
      pages.allSatisfy { page in
        page.commands.group("header").flatMap(\.texts).contains { $0.text.hasPrefix("page ") }
      })
  }

  @Test func `no page is much larger than the limit of pictures`() {
    let pages = Self.pages(Self.sheet(["all"], locales: ["en", "de", "ar"]))
    #expect(pages.allSatisfy { $0.size.width <= 4096 && $0.size.height <= 4096 })
  }

  @Test func `rows that need more than a page continue on the next`() {
    let locales = ["en", "de", "ar", "ja", "fr", "es", "it", "nl", "pl", "pt"]
    let pages = Self.pages(Self.sheet(["iPhone 16 Pro"], locales: locales))
    #expect(pages.count > 1)
    expect(pages.map { $0.cells.count }.reduce(0, +), is: 20)
  }

  @Test func `PRV-02: each cell describes its status in words`() throws {
    let page = try #require(Self.pages(Self.sheet(locales: ["en"])).first)
    let words = page.commands.groups("layout").map { cell in
      cell.flatMap { if case .text(let run) = $0 { [run.text] } else { [String]() } }
    }
    #expect(
      words == Array(repeating: ["ok"], count: 3) + Array(repeating: ["1 conflict"], count: 3) + [["ok"], ["ok"]])
  }

  @Test func `cells with findings have a thick outline`() throws {
    let page = try #require(Self.pages(Self.sheet(locales: ["en"])).first)
    let widths = page.commands.groups("layout").map { cell in
      cell.compactMap { if case .stroke(.roundedRect, let stroke) = $0 { stroke.width } else { nil } }.max()
    }
    expect(widths, is: [1, 1, 1, 3, 3, 3, 1, 1])
  }

  @Test func `a finding is listed once, with its location and layouts`() throws {
    let page = try #require(Self.pages(Self.sheet(locales: ["en"])).first)
    let words = page.commands.group("report").flatMap(\.texts).map(\.text)
    #expect(
      words == [
        "Findings", "signIn cannot be 300 points wide between its margins",
        "remove one of the constraints or give it a lower priority",
        "Scenes/Login.scene.yaml:33:5 · on 3 of 8 layouts: iPhone SE (1st gen), landscape; "
          + "iPhone SE (3rd gen), landscape; iPhone 16 Pro,", "landscape",
      ])
  }

  @Test func `a finding with different numbers in each layout is listed once`() throws {
    var sheet = Self.sheet(["iPhone 16 Pro"])
    for index in sheet.layouts.indices {
      sheet.layouts[index].findings = [
        Finding(
          code: "truncated", severity: .warning,
          message: "'title' is cut off: its text is \(100 + index) points wide", source: nil)
      ]
    }
    let page = try #require(Self.pages(sheet).first)
    #expect(
      page.commands.group("report").flatMap(\.texts).map(\.text) == [
        "Findings", "'title' is cut off: its text is 100 points wide",
        "on all 4 layouts (values from the first)",
      ])
  }

  @Test(arguments: [("truncated", 4), ("off-screen", 2)])
  func `the symbol below a layout is that of its findings`(code: String, discs: Int) throws {
    var sheet = Self.sheet(["iPhone 16 Pro"], orientations: [.portrait], locales: ["en"])
    sheet.layouts[0].findings = [Finding(code: FindingCode(code), severity: .warning, message: "Wrong", source: nil)]
    let page = try #require(Self.pages(sheet).first)
    // A disc with three dots, or with the dot of an exclamation mark.
    let drawn = page.commands.group("layout").filter { if case .fill(.ellipse, _) = $0 { true } else { false } }
    expect(drawn.count, is: discs)
  }

  @Test func `a sheet without findings has no list and no marks of problems`() throws {
    let page = try #require(Self.pages(Self.sheet(orientations: [.portrait])).first)
    #expect(page.commands.group("report").isEmpty)
    let legend = page.commands.group("legend").flatMap(\.texts).map(\.text)
    expect(legend.first, is: "Legend")
    #expect(legend.contains("space or size"))
    #expect(!legend.contains("conflict"))
  }

  @Test func `the legend shows marks for light pictures, dark pictures or both`() throws {
    let device = try #require(DeviceCatalogue.devices(named: "iphone-8").first)
    func legend(_ appearances: [Appearance]) throws -> [DrawingCommand] {
      let layouts = appearances.map {
        LoginLayout(SceneVariant(device: device, orientation: .portrait, appearance: $0)).layout
      }
      let sheet = ContactSheet(sceneName: "Card", documentPath: "Card.scene.yaml", layouts: layouts)
      return try #require(Self.pages(sheet).first).commands.group("legend")
    }
    func strokes(_ commands: [DrawingCommand]) -> Set<Color> {
      Set(commands.compactMap { if case .stroke(_, let stroke) = $0 { stroke.color } else { nil } })
    }
    func words(_ commands: [DrawingCommand]) -> [String] { commands.flatMap(\.texts).map(\.text) }
    let (light, dark, both) = (try legend([.light]), try legend([.dark]), try legend([.light, .dark]))
    #expect(strokes(light).contains(OverlayPalette(.standard, appearance: .light).satisfied))
    #expect(strokes(dark).contains(OverlayPalette(.standard, appearance: .dark).satisfied))
    expect(strokes(both), is: strokes(light).union(strokes(dark)))
    #expect(words(light).contains("space or size") && words(light) == words(dark))
  }

  @Test func `two layouts of the same variant are one cell`() {
    var sheet = Self.sheet(["iPhone 16 Pro"], orientations: [.portrait], locales: ["en"])
    sheet.layouts += sheet.layouts
    expect(Self.pages(sheet).map { $0.cells.count }, is: [1])
  }

  @Test func `a sheet without layouts has no pages`() {
    #expect(Self.pages(ContactSheet(sceneName: "Empty", documentPath: "Empty.xib", layouts: [])).isEmpty)
  }

  @Test func `laying out again gives the same sheet`() {
    expect(Set((0..<3).map { _ in Self.pages(Self.sheet()) }).count, is: 1)
  }

  @Test func `layouts of any size fit on a sheet`() {
    for size in [Size(width: 1, height: 1), Size(width: 40_000, height: 90_000), .zero] {
      var sheet = Self.sheet(["iPhone 16 Pro"], orientations: [.portrait], locales: ["en"])
      sheet.layouts[0].resolved.rootSize = size
      let pages = Self.pages(sheet)
      expect(pages.count, is: 1)
      #expect(pages.allSatisfy { $0.size.width.isFinite && $0.size.height.isFinite && $0.size.width <= 4096 })
    }
  }
}

extension Sequence<DrawingCommand> {
  /// The captions of the pictures, each once, in the order they first occur.
  fileprivate var captions: [String] {
    groups("columns").flatMap { $0.flatMap(\.texts).map(\.text) }.reduce(into: []) { words, next in
      if !words.contains(next) { words.append(next) }
    }
  }
}

extension DisplayList {
  /// The frames and scales of the layouts on a sheet.
  var cells: [(rect: Rect, scale: Double)] {
    commands.groups("layout").flatMap { cell in
      cell.compactMap { command -> (rect: Rect, scale: Double)? in
        guard case .placed(let origin, let scale, let content) = command, case .clip(let shape, _)? = content.first,
          case .roundedRect(let screen, _) = shape
        else { return nil }
        return (Rect(origin: origin, size: screen.size.scaled(by: scale)), scale)
      }
    }
  }
}

/// A sheet as a test argument. Its description is short, as all its layouts would fill the log.
private struct SheetCase: CustomTestStringConvertible, Sendable {
  let sheet: ContactSheet

  var testDescription: String { "\(sheet.layouts.count) layouts by \(sheet.columns.rawValue)" }
}
