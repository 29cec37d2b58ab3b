import ContactSheets
import Drawing
import Geometry
import LayoutTestSupport
import SceneFiles
import SceneLayouts
import Scenes
import Testing

/// The sheet of a table cell: a list of cells, each with its own size.
@Suite struct CellSheetTests {
  private static let cell = """
    format: 1
    scene: Contact
    root: cell
    locales: [en, ar]
    views:
      name: { type: label, text: A name that is longer than some telephones are wide, lines: 0 }
      call: { type: button, text: Call }
    constraints:
      - name: { leading: margins, top: margins, bottom: margins }
      - call: { after: name + 8, trailing: margins, centerY: name }
    """

  /// Returns a cell that contains a label of a height.
  private static func label(height: Int, devices: [String]) -> String {
    """
    format: 1
    scene: Contact
    root: cell
    devices: [\(devices.joined(separator: ", "))]
    orientations: [portrait]
    views:
      name: { type: label, text: Name }
    constraints:
      - name: { leading: margins, trailing: margins, top: margins, bottom: margins, height: \(height) }
    """
  }

  private static func sheet(_ text: String, columns: ContactSheet.Columns? = nil) throws -> ContactSheet {
    let scene = try SceneFileReader.scene(in: Array(text.utf8), path: "Contact.scene.yaml", expectableRules: [])
    let usual = VariantSelection(
      devices: ["iPhone SE (1st gen)", "iPad mini (6th gen)"].flatMap(DeviceCatalogue.devices),
      orientations: [.portrait])
    let layouts = scene.selection.variants(fallback: usual).map { scene.resolved(for: $0).layout() }
    return ContactSheet(
      sceneName: scene.name, documentPath: scene.documentPath, layouts: layouts, columns: columns,
      generator: "render-layouts 1.0")
  }

  private static func page(_ sheet: ContactSheet) throws -> DisplayList {
    let measurer = FixedPitchTextMeasurer(advance: 6, lineHeight: 15, descent: 4)
    return try #require(sheet.pages(measuringTextWith: measurer).first)
  }

  @Test func `a sheet of cells is a list of enlarged cells`() throws {
    try expectSnapshot(Self.page(Self.sheet(Self.cell)).dump(), "cells.txt")
  }

  @Test func `devices are in rows unless the user asks for columns`() throws {
    let list = try Self.page(Self.sheet(Self.cell))
    #expect(
      list.commands.groups("row").compactMap { $0.flatMap(\.texts).first?.text }.sorted() == [
        "iPad mini (6th gen)", "iPad mini (6th gen)", "iPhone SE (1st gen)", "iPhone SE (1st gen)",
      ])
    let table = try Self.page(Self.sheet(Self.cell, columns: .device))
    #expect(
      table.commands.groups("columns").map { $0.flatMap(\.texts).map(\.text).joined(separator: " · ") }.sorted() == [
        "iPad mini (6th gen) · 744 × 1133 pt @2x", "iPad mini (6th gen) · 744 × 1133 pt @2x",
        "iPhone SE (1st gen) · 320 × 568 pt @2x", "iPhone SE (1st gen) · 320 × 568 pt @2x",
      ])
  }

  @Test func `parts are side by side, as screens are`() throws {
    let part = Self.cell.replacing("root: cell", with: "root: { width: 200, height: 90 }")
    let page = try Self.page(Self.sheet(part))
    expect(page.commands.group("columns").flatMap(\.texts).first?.text, is: "iPhone SE (1st gen)")
  }

  @Test func `only a caption and a small gap separate flat cells`() throws {
    let flat = Self.cell.replacing("A name that is longer than some telephones are wide", with: "Name")
    let cells = try Self.page(Self.sheet(flat)).cells.map(\.rect)
    expect(cells.count, is: 4)
    let tops = Set(cells.map(\.minY)).sorted()
    let bottoms = Set(cells.map(\.maxY)).sorted()
    #expect(tops.count > 1)
    #expect(zip(tops.dropFirst(), bottoms).allSatisfy { abs($0 - $1 - 29) < 0.5 }, "\(tops), \(bottoms)")
  }

  @Test func `layouts of several rows share a line if their words fit over them`() throws {
    let part = Self.cell.replacing("root: cell", with: "root: { width: 400, height: 90 }")
    let page = try Self.page(Self.sheet(part))
    let tops = Set(page.cells.map(\.rect.minY))
    #expect(tops.count < page.cells.count)
    // Each of them has all of its words on the line over it.
    expect(page.commands.groups("row").count, is: page.cells.count)
  }

  @Test(arguments: [44, 150, 220, 280])
  func `parts are enlarged as far as they fill a sheet, but no more than 400 points high`(height: Int) throws {
    // The content and its margins give a cell its height.
    let part = Self.cell + "\n  - name: { height: \(height) }\n"
    let page = try Self.page(Self.sheet(part))
    let highest = try #require(page.cells.map(\.rect.height).max())
    #expect(highest > Double(height) && highest <= 400, "\(highest)")
  }

  @Test(arguments: [(44, "1 pt = 2 px"), (150, "1 pt = 2 px"), (220, "1 pt = 1.6 px"), (280, "1 pt = 1.3 px")])
  func `a single part has the largest scale at which it is no more than 400 points high`(
    height: Int, scale: String
  ) throws {
    let page = try Self.page(Self.sheet(Self.label(height: height, devices: ["iPhone SE (1st gen)"])))
    expect(page.cells.count, is: 1)
    let words = page.commands.group("header").flatMap(\.texts).map(\.text)
    #expect(words.contains { $0.hasPrefix(scale) }, "\(words)")
  }

  @Test func `layouts that fill the lines in order are in order`() throws {
    let widths = [402, 402, 402, 402, 932]
    let devices = widths.enumerated().map { "{ name: Device \($0), width: \($1), height: \(1000 + $0) }" }
    // So tall a part has a single scale.
    let page = try Self.page(Self.sheet(Self.label(height: 365, devices: devices)))
    let cells = page.cells.map(\.rect).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    // The widest one would also fit after the first one.
    expect(cells.map { Int($0.width) }, is: widths)
    expect(Set(cells.map(\.minY)).count, is: 2)
  }

  @Test func `numbers are not enlarged with a part`() throws {
    let page = try Self.page(Self.sheet(Self.cell))
    let words = page.commands.group("header").flatMap(\.texts).map(\.text)
    let match = try #require(words.compactMap { $0.firstMatch(of: /1 pt = ([0-9.]+) px/) }.first)
    let scale = try #require(Double(match.1))
    let number = try #require(page.commands.flatMap(\.texts).first { $0.text == "8" })
    #expect(scale > 1)
    #expect(abs(number.font.size * scale - 10) < 0.01)
  }

  @Test func `layouts go where they fill the lines of a sheet`() throws {
    let cell = """
      format: 1
      scene: Contact
      root: cell
      devices: [iPhone SE (3rd gen), iPhone 16 Pro, iPad mini (6th gen)]
      orientations: [portrait, landscape]
      views:
        name: { type: label, text: Name }
      constraints:
        - name: { leading: margins, trailing: margins, top: margins, bottom: margins }
      """
    let page = try Self.page(Self.sheet(cell, columns: .device))
    expect(page.cells.count, is: 6)
    // At the largest scale and in order, only the phones in portrait would share a line.
    #expect(Set(page.cells.map(\.rect.minY)).count < 5)
  }

  @Test func `low screens are neither enlarged nor shown as parts`() throws {
    let screen = Self.cell.replacing(
      "root: cell", with: "devices: [{ name: Kiosk, width: 400, height: 200 }]\norientations: [landscape]")
    let words = try Self.page(Self.sheet(screen)).commands.group("header").flatMap(\.texts)
    #expect(words.contains { $0.text.hasPrefix("1 pt = 1 px") }, "\(words.map(\.text))")
    // The margin of sheets of screens.
    expect(words.first?.origin.x, is: 20)
  }

  @Test func `a header that does not fit on one line has two`() throws {
    let narrow = Self.cell.replacing("root: cell", with: "root: { width: 100, height: 44 }")
      .replacing("scene: Contact", with: "scene: \(String(repeating: "Contact", count: 12))")
    for (text, lines) in [(narrow, 2), (Self.cell, 1)] {
      let words = try Self.page(Self.sheet(text)).commands.group("header").flatMap(\.texts)
      expect(Set(words.map(\.origin.y)).count, is: lines)
    }
  }
}
