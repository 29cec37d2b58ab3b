import CairoDrawing
import Drawing
import Foundation
import Geometry
import LayoutTestSupport
import SceneDrawing
import Scenes
import Testing
import Typography

/// Compares Chromium's rendering of our SVG files with our PNG files of the same pictures.
@Suite struct BrowserComparisonTests {
  private static let browser = "/usr/bin/chromium"
  /// The largest mean difference of colors, from 0 to 1. The edges of letters differ, because each rasterizer has its
  /// own antialiasing.
  private static let bound = 0.01
  /// The number of pictures in a row, and on one page of the browser.
  private static let (perRow, perPage) = (10, 30)
  private static let scale = 2.0

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: browser)), .timeLimit(.minutes(5)))
  func `every scene looks the same in a browser`() async throws {
    let examples = try await ExampleLayouts.layouts(
      in: "Scenes",
      VariantSelection(
        devices: DeviceCatalogue.devices(named: "iphone-se-3"), orientations: [.portrait], locales: ["en"],
        textSizes: [.l], appearances: [.light]))
    #expect(examples.count > 50)
    let measurer = try CairoTextMeasurer()
    let pictures = examples.map { example in
      (example.name, example.layout.displayList(style: LayoutDrawingStyle(), measuringTextWith: measurer))
    }
    let rasterizer = try CairoRasterizer()
    for start in stride(from: 0, to: pictures.count, by: Self.perPage) {
      let page = Array(pictures[start..<min(start + Self.perPage, pictures.count)])
      let shown = try Self.screenshot(of: page.map(\.1))
      for ((name, picture), place) in zip(page, Self.places(of: page.map(\.1))) {
        let ours = try #require(DecodedImage(try rasterizer.png(of: picture, scale: Self.scale)))
        let difference = ours.meanDifference(from: shown, x: place.x * 2, y: place.y * 2)
        #expect(difference <= Self.bound, "\(name)")
      }
    }
  }

  /// Returns the positions of the pictures on a page, in CSS pixels. Each is a whole number.
  private static func places(of pictures: [DisplayList]) -> [(x: Int, y: Int)] {
    let width = Int((pictures.map(\.size.width).max() ?? 0).rounded(.up))
    let height = Int((pictures.map(\.size.height).max() ?? 0).rounded(.up))
    return pictures.indices.map { ($0 % perRow * width, $0 / perRow * height) }
  }

  /// Returns a screenshot of one page with the pictures.
  private static func screenshot(of pictures: [DisplayList]) throws -> DecodedImage {
    let folder = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let places = places(of: pictures)
    var page = "<!doctype html><style>*{margin:0}img{position:absolute}</style>"
    for (number, picture) in pictures.enumerated() {
      try picture.svg().write(to: folder.appending(path: "\(number).svg"), atomically: false, encoding: .utf8)
      page += "<img src=\(number).svg style='left:\(places[number].x)px;top:\(places[number].y)px'>"
    }
    try page.write(to: folder.appending(path: "page.html"), atomically: false, encoding: .utf8)
    let width = Int(pictures.map(\.size.width).max() ?? 0) * min(perRow, pictures.count) + perRow
    let rows = (pictures.count + perRow - 1) / perRow
    let height = (Int(pictures.map(\.size.height).max() ?? 0) + 1) * rows
    try browse(folder, width: width, height: height)
    return try #require(DecodedImage(Array(try Data(contentsOf: folder.appending(path: "page.png")))))
  }

  private static func browse(_ folder: URL, width: Int, height: Int) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/timeout")
    process.arguments = [
      "--signal=KILL", "120", browser, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
      "--force-device-scale-factor=\(Int(scale))", "--window-size=\(width),\(height)",
      "--user-data-dir=\(folder.path)/profile", "--screenshot=\(folder.path)/page.png",
      "file://\(folder.path)/page.html",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    expect(process.terminationStatus, is: 0)
  }
}
