import Foundation
import Geometry
import LayoutTestSupport
import Scenes
import Testing

@testable import ReviewReports

@Suite struct DeviceListTests {
  @Test func `every device is listed with its corners, its cutout and the sources of its figures`() throws {
    try expectSnapshot(DeviceList().json, "devices.json")
  }

  @Test func `a device of a project replaces a model, with its location and only its own figures`() throws {
    var own = try #require(DeviceCatalogue.devices(named: "iPhone Air").first)
    (own.cornerRadius, own.cutout, own.portraitInsets) = (nil, nil, EdgeInsets(top: 9, left: 3))
    let list = DeviceList(own: [(own, "project.yml:3:5")])
    let rows = list.table.filter { $0[0] == "iPhone Air" }
    #expect(
      rows == [
        [
          "iPhone Air", "iphone-air", "420 × 912", "@3x", "top 9, left 3", "sides 68, bottom 20", "", "",
          "project.yml:3:5",
        ]
      ])
    #expect(list.json.contains("\"sources\": null"))
    #expect(list.json.contains("\"from\": \"project.yml:3:5\""))
  }

  @Test func `the table describes insets in words`() {
    let rows = DeviceList().table
    func row(_ identifier: String) -> ArraySlice<String>? { rows.first { $0[1] == identifier }?[4...7] }
    expect(row("iphone-17"), is: ["top 62, bottom 34", "sides 62, bottom 20", "62", "island"])
    expect(row("iphone-se-3"), is: ["top 20", "none", "0", ""])
    expect(row("iphone-duo-outer"), is: ["right 84, bottom 34", "left 84, bottom 34", "", "camera"])
  }

  /// The figures of a screen as a row of the table in the documentation, each followed by a letter for its source.
  private func row(_ entries: [DeviceCatalogue.Entry]) -> String {
    let (device, sources) = (entries[0].device, entries[0].sources)
    func marked(_ text: String, _ source: FigureSource) -> String { "\(text) \(source.rawValue.prefix(1))" }
    func text(_ insets: EdgeInsets) -> String {
      [insets.top, insets.left, insets.bottom, insets.right].map(\.pointText).joined(separator: ", ")
    }
    let cutout = device.cutout.map { cutout in
      let frame = cutout.frame
      let place = [frame.minX, frame.minY, frame.width, frame.height].map(\.pointText).joined(separator: ", ")
      return marked("\(cutout.kind) \(place)", sources.cutout)
    }
    let cells = [
      entries.map(\.device.name).joined(separator: ", "),
      marked("\(device.size.pointText) @\(device.scale.pointText)x", sources.size),
      marked(text(device.portraitInsets), sources.portraitInsets),
      marked(text(device.landscapeInsets), sources.landscapeInsets),
      device.cornerRadius.map { marked($0.pointText, sources.cornerRadius) } ?? "unknown", cutout ?? "none",
    ]
    return "| `\(entries[0].screen)` | \(cells.joined(separator: " | ")) |"
  }

  @Test func `the documentation lists every screen with its figures and their sources`() throws {
    let text = try String(contentsOfFile: SharedFolder.packagePath("docs/reference/devices.md"), encoding: .utf8)
    let screens = Dictionary(grouping: DeviceCatalogue.entries, by: \.screen)
    for entries in screens.values {
      let row = row(entries)
      #expect(text.contains(row), "docs/reference/devices.md lacks \(row)")
    }
    expect(text.split(separator: "\n").count { $0.hasPrefix("| `i") }, is: screens.count)
  }
}
