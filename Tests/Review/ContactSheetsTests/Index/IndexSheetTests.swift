import Drawing
import Findings
import Geometry
import LayoutTestSupport
import SceneDrawing
import SceneLayouts
import Scenes
import Testing

@testable import ContactSheets
@testable import ReviewReports

@Suite struct IndexSheetTests {
  private static let measurer = FixedPitchTextMeasurer(advance: 6, lineHeight: 15, descent: 4)

  /// The login screen on devices, with a conflict in landscape.
  private static func cell(
    _ name: String, _ devices: [String] = ["iPhone SE (3rd gen)"], _ orientations: [Orientation] = [.portrait],
    change: (inout Layout) -> Void = { _ in }
  ) -> IndexCell? {
    let selection = VariantSelection(
      devices: devices.flatMap(DeviceCatalogue.devices), orientations: orientations, locales: ["en"])
    var layouts = selection.variants(fallback: VariantSelection()).map { variant in
      LoginLayout(variant, hasConflict: variant.orientation == .landscape).layout
    }
    for index in layouts.indices { change(&layouts[index]) }
    let shown = layouts[0].resolved
    let scene = Scene(
      name: name, identifier: shown.identifier, documentPath: shown.documentPath, source: shown.source,
      views: shown.documentViews)
    return IndexCell(
      of: scene, slug: OutputName.name(for: name), layouts: layouts, style: LayoutDrawingStyle(),
      pen: SheetPen(measurer))
  }

  private static func warn(_ layout: inout Layout) {
    layout.findings = [Finding(code: "truncated", severity: .warning, message: "cut off", source: nil, views: [1])]
  }

  private static func pages(_ cells: [IndexCell?]) -> [DisplayList] {
    IndexSheet(cells: cells.compactMap(\.self), style: LayoutDrawingStyle(), generator: "render-layouts 1.0")
      .pages(measuringTextWith: measurer)
  }

  @Test func `scenes with errors come first, then those with warnings, then those without findings`() throws {
    let cells = [
      Self.cell("Fine"), Self.cell("Cut", change: Self.warn), Self.cell("Wrong", orientations), Self.cell("Also fine"),
    ]
    let page = try #require(Self.pages(cells).first)
    #expect(
      page.commands.groups("part").map { $0.flatMap(\.texts).map(\.text) } == [
        ["1 scene with errors"], ["1 scene with warnings"], ["2 scenes without findings"],
      ])
    expect(page.commands.scenes.map(\.name), is: ["wrong", "cut", "fine", "also-fine"])
    expect(page.summary, is: "All scenes: 4 scenes · 5 layouts · 1 with errors, 1 with warnings")
  }

  private let orientations = Orientation.usual

  private static func cell(_ name: String, _ orientations: [Orientation]) -> IndexCell? {
    cell(name, ["iPhone SE (3rd gen)"], orientations)
  }

  private func cellWords(_ cell: IndexCell?) throws -> [String] {
    let page = try #require(Self.pages([cell, Self.cell("Other")]).first)
    let scene = try #require(page.commands.scenes.first { $0.name == cell?.slug })
    // The last strings are those on the picture and below it. The picture's own strings are in a separate coordinate
    // space.
    return scene.commands.flatMap { if case .text(let run) = $0 { [run.text] } else { [String]() } }
  }

  @Test func `a cell names the scene and shows its first layout if all are fine`() throws {
    try expect(
      cellWords(Self.cell("Login", ["iPhone SE (3rd gen)", "iPhone 16 Pro"])),
      is: [
        "Login", "iPhone SE (3rd gen)", "ok", "2 layouts",
      ])
    try expect(cellWords(Self.cell("Login")), is: ["Login", "iPhone SE (3rd gen)", "ok"])
  }

  @Test func `a cell shows the first layout with the most severe findings`() throws {
    try expect(
      cellWords(Self.cell("Login", ["iPhone SE (3rd gen)", "iPhone 16 Pro"], Orientation.usual)),
      is: [
        "Login", "iPhone SE (3rd gen), landscape", "1 conflict", "in 2 of 4 layouts",
      ])
  }

  @Test(arguments: ["Login", "AutomaticallyClearedTabsController"])
  func `cells are as wide as the widest name`(name: String) throws {
    let page = try #require(Self.pages([Self.cell(name), Self.cell("Other")]).first)
    let scenes = page.commands.scenes
    expect(scenes.first?.commands.flatMap(\.texts).first?.text, is: name)
    let left = scenes.compactMap(\.rect?.minX)
    expect(left, is: [19.5, 19.5 + max(190, 6 * Double(name.count)) + 20])
  }

  @Test func `a very long name is truncated and does not widen the other cells`() throws {
    let page = try #require(Self.pages([Self.cell(String(repeating: "Long", count: 30)), Self.cell("Other")]).first)
    #expect(page.commands.scenes.first?.commands.flatMap(\.texts).first?.text.hasSuffix("…") == true)
    expect(page.commands.scenes.last?.rect?.minX, is: 299.5)
  }

  @Test func `layouts larger than a cell show their scale`() throws {
    let cell = Self.cell("Login", ["iPad Pro 13 (M4)"])
    expect(cell?.scale, is: 0.32)
    let words = try cellWords(cell)
    #expect(words.contains { $0.hasPrefix("1 pt = 0.32 px · iPad") })
  }

  @Test(arguments: [Size(width: 1, height: 1), Size(width: 40_000, height: 90_000), .zero])
  func `layouts of any size have a picture inside the cell`(size: Size) throws {
    let cell = try #require(Self.cell("Login") { $0.resolved.rootSize = size })
    #expect(cell.size.width <= 900 && cell.size.height <= 900 && cell.scale >= 0.01)
  }

  @Test func `the legend explains the marks on the page`() throws {
    let page = try #require(Self.pages([Self.cell("Wrong", orientations), Self.cell("Fine")]).first)
    let legend = page.commands.group("legend").flatMap(\.texts).map(\.text)
    #expect(legend.contains("conflict") && !legend.contains("truncated text"))
  }

  @Test func `a single scene has no index`() {
    #expect(Self.pages([Self.cell("Login")]).isEmpty)
    #expect(Self.pages([]).isEmpty)
  }

  @Test(arguments: [2, 8, 9, 100, 250])
  func `cells are on pages of bounded size and do not overlap`(count: Int) {
    let kinds = [
      Self.cell("Phone"), Self.cell("Tablet", ["iPad mini (6th gen)"]), Self.cell("Wrong", orientations),
    ]
    let cells = (0..<count).map { number in
      var cell = kinds[number % kinds.count]
      cell?.slug += "-\(number)"
      return cell
    }
    let pages = Self.pages(cells)
    expect(pages.map { $0.commands.scenes.count }.reduce(0, +), is: count)
    for page in pages {
      #expect(page.size.width <= 4096 && page.size.height <= 4096)
      let rects = page.commands.scenes.compactMap(\.rect)
      expect(rects.count, is: page.commands.scenes.count)
      for (index, rect) in rects.enumerated() {
        #expect(Rect(origin: .zero, size: page.size).contains(rect))
        for other in rects.dropFirst(index + 1) { #expect(rect.intersection(other) == nil) }
      }
    }
    #expect(pages.count == 1 || pages.map(\.title).last == "All scenes, page \(pages.count) of \(pages.count)")
  }
}

extension Sequence<DrawingCommand> {
  /// The cells of an index sheet.
  fileprivate var scenes: [(name: String?, commands: [DrawingCommand], rect: Rect?)] {
    compactMap { command in
      guard case .group(let group, let commands) = command, group.name == "scene" else { return nil }
      let outline = commands.lazy.compactMap { command -> Rect? in
        if case .stroke(.roundedRect(let rect, _), _) = command { rect } else { nil }
      }.first
      return (group.identifier, commands, outline)
    }
  }
}
