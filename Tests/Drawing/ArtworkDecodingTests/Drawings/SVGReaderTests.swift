import Drawing
import Foundation
import LayoutTestSupport
import Testing

@testable import ArtworkDecoding

/// SVG drawings. Plain ones are drawn in this process, and others by the same library in a separate process.
@Suite struct SVGReaderTests {
  private let decoder = ArtworkDecoder.forTests()
  private let reader = SVGReader(limits: .standard, conversions: .forTests)

  private static func svg(_ contents: String, root: String = "width=\"24\" height=\"24\"") -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" \(root)>\(contents)</svg>"
  }

  // MARK: - Plain drawings

  private static let plain = [
    svg("<path d=\"M2 12.5c0-4 9-12 11-3l8.25 9.5z\" fill=\"#102030\" stroke=\"red\" stroke-width=\"1.5\"/>"),
    svg(
      "<!-- made by hand --><g opacity=\".5\"><circle cx=\"9\" cy=\"9\" r=\"7\"/><circle cx=\"14\" cy=\"9\" r=\"7\"/></g>"
    ),
    svg(
      """
      <defs><linearGradient id="a"><stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient></defs>
      <rect width="100%" height="20" rx="3" fill="url(#a)"/>
      """),
    svg(
      "<clipPath id=\"c\"><path d=\"M0 0h12v24z\"/></clipPath><g clip-path=\"url(#c)\"><rect width=\"20\" height=\"20\"/></g>"
    ),
    svg("<ellipse cx=\"50\" cy=\"20\" rx=\"40\" ry=\"15\" fill=\"green\"/>", root: "viewBox=\"0 0 100 40\""),
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + svg("<line x1=\"1\" y1=\"1\" x2=\"20\" y2=\"9\" stroke=\"#123456\"/>"),
  ]

  @Test(arguments: plain)
  func `a plain drawing is drawn the same in the process and outside it`(text: String) throws {
    let bytes = Array(text.utf8)
    #expect(SimpleSVG(bytes) != nil)
    for size in [nil, PixelSize(width: 24, height: 24), PixelSize(width: 61, height: 17)] {
      let here = try reader.pixels(of: bytes, size: size)
      #expect(here.version.hasPrefix("librsvg"))
      let elsewhere = try reader.drawnElsewhere(bytes, size).pixels
      #expect(here.pixels.width == elsewhere.width && here.pixels.height == elsewhere.height)
      // The converter's file contains colors that are not premultiplied by alpha, which adds a rounding step.
      #expect(difference(here.pixels, elsewhere) <= 1)
    }
  }

  private func difference(_ first: PixelMap, _ second: PixelMap) -> Int {
    var largest = 0
    for (one, other) in zip(first.values, second.values) {
      for shift in [24, 16, 8, 0] as [UInt32] {
        largest = max(largest, abs(Int(one >> shift & 255) - Int(other >> shift & 255)))
      }
    }
    return largest
  }

  @Test(arguments: [
    "<text>a</text>", "<use href=\"#a\"/>", "<image href=\"a.png\"/>", "<style>rect{fill:red}</style>", "<svg/>",
    "<path stroke-dasharray=\"1\"/>", "<g style=\"FILTER:blur(9px)\"/>", "<g style=\"fi\\6c ter:none\"/>",
    "<g transform=\"scale(99)\"/>", "<path d=\"M10000 0\"/>", "<path d=\"M1e9 0\"/>", "<path d=\"M.5e9 0\"/>",
    "<path d=\"M00000099999 0\"/>", "<circle r=\"99in\"/>", "<circle r=\"101%\"/>", "<g systemLanguage=\"de\"/>",
    "<desc>&amp;</desc>", "<![CDATA[]]>", "<script/>", "<foreignObject/>", "<mask id=\"m\"/>",
    "<g clip-path=\"url(#a)\"/><g clip-path=\"url(#a)\"/><g clip-path=\"url(#a)\"/><g clip-path=\"url(#a)\"/>",
  ])
  func `a drawing that may be slow or depends on other resources is not plain`(contents: String) {
    #expect(SimpleSVG(Array(Self.svg(contents).utf8)) == nil)
  }

  @Test func `a drawing with declarations or another encoding is not plain`() {
    for head in [
      "<!DOCTYPE svg [<!ENTITY a \"b\">]>", "<?xml version=\"1.0\" encoding=\"UTF-16\"?>",
      "<?xml-stylesheet href=\"a\"?>",
    ] {
      #expect(SimpleSVG(Array((head + Self.svg("")).utf8)) == nil, "\(head)")
    }
  }

  @Test func `a drawing with few pixels per unit and in total is quick`() throws {
    let drawing = try #require(SimpleSVG(Array(Self.svg("<path d=\"M0 0h1000\"/>").utf8)))
    #expect(drawing.isQuick(pixels: 1_000_000, scale: 3))
    #expect(!drawing.isQuick(pixels: 1_000_000, scale: 9))
    #expect(!drawing.isQuick(pixels: 40_000_000, scale: 3))
  }

  // MARK: - Other drawings

  @Test func `texts of an SVG are drawn with the substitute font`() throws {
    let bitmap = try decoder.bitmap(Self.svg("<text x=\"2\" y=\"20\" font-family=\"Nowhere\">a</text>"))
    let named = try decoder.bitmap(Self.svg("<text x=\"2\" y=\"20\" font-family=\"Inter\">a</text>"))
    #expect(bitmap.pixels.contains { $0 >> 24 > 128 })
    #expect(bitmap.pixels == named.pixels)
  }

  @Test func `a drawing without a size has a fault with advice`() {
    #expect(
      decoder.fault(Self.svg("", root: "")) == "it has no size; add a width and height or a view box to its root")
  }

  @Test func `no external resource is loaded`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "secret-\(UUID()).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    try Self.svg("<rect id=\"r\" width=\"24\" height=\"24\"/>").write(to: file, atomically: true, encoding: .utf8)
    let references = [
      "<image width=\"24\" height=\"24\" xlink:href=\"\(file.path)\"/>",
      "<image width=\"24\" height=\"24\" href=\"file://\(file.path)\"/>", "<use href=\"\(file.path)#r\"/>",
      "<image width=\"24\" height=\"24\" href=\"http://127.0.0.1:9/a.png\"/>",
      "<style>@import url(file://\(file.path));</style>",
    ]
    for reference in references {
      #expect(try decoder.bitmap(Self.svg(reference)).pixels.allSatisfy { $0 == 0 }, "\(reference)")
    }
    let entity = "<!DOCTYPE svg [<!ENTITY e SYSTEM \"file://\(file.path)\">]>" + Self.svg("<g>&e;</g>")
    #expect(try decoder.fault(entity) != nil || decoder.bitmap(entity).pixels.allSatisfy { $0 == 0 })
  }

  @Test func `scripts are not run`() throws {
    let script =
      "<script>document.documentElement.innerHTML = 1</script><rect width=\"24\" height=\"24\" onload=\"x()\"/>"
    #expect(try decoder.bitmap(Self.svg(script)).pixels.allSatisfy { $0 == 0xFF00_0000 })
  }

  @Test func `growing entities, multiplying uses and cycles terminate`() {
    let entities = (1...9).map { "<!ENTITY e\($0) \"\(String(repeating: "&e\($0 - 1);", count: 10))\">" }.joined()
    let grown = "<!DOCTYPE svg [<!ENTITY e0 \"aaaaaaaaaa\">\(entities)]>" + Self.svg("<text>&e9;</text>")
    let uses = (1...12).map { level in
      "<g id=\"u\(level)\">\(String(repeating: "<use href=\"#u\(level - 1)\"/>", count: 10))</g>"
    }.joined()
    let multiplied = Self.svg("<rect id=\"u0\" width=\"1\" height=\"1\"/>\(uses)")
    let circle = Self.svg("<g id=\"a\"><use href=\"#a\"/></g>")
    let deep = Self.svg(String(repeating: "<g>", count: 100_000))
    for text in [grown, multiplied, circle, deep] { #expect(decoder.fault(text)?.isEmpty != true) }
  }

  @Test func `a drawing that takes too much time or memory is stopped`() {
    var limits = ArtworkLimits()
    limits.processorSeconds = 1
    let decoder = ArtworkDecoder.forTests(limits: limits)
    let blurs = String(
      repeating: "<rect width=\"24\" height=\"24\" filter=\"url(#b)\"/>", count: 20_000)
    let slow = Self.svg("<filter id=\"b\"><feMorphology operator=\"dilate\" radius=\"9\"/></filter>\(blurs)")
    #expect(
      decoder.fault(slow, fitting: PixelSize(width: 2000, height: 2000))?.contains("takes longer than 1 second") == true
    )
    limits.memory = 64 << 20
    let layers = String(repeating: "<g opacity=\".5\">", count: 200) + String(repeating: "</g>", count: 200)
    let large = Self.svg("<text>a</text>" + layers)
    let fault = ArtworkDecoder.forTests(limits: limits).fault(large, fitting: PixelSize(width: 5000, height: 5000))
    #expect(fault?.isEmpty == false)
  }

  @Test func `an SVG that is truncated or changed anywhere is a picture or has a fault`() {
    var generator = SeededRandomNumberGenerator(seed: 11)
    for text in Self.plain {
      let bytes = Array(text.utf8)
      for count in stride(from: 0, to: bytes.count, by: 7) {
        #expect(decoder.fault(Array(bytes.prefix(count)), fitting: PixelSize(width: 9, height: 9)) != nil)
      }
      for _ in 0..<20 {
        var changed = bytes
        changed[Int.random(in: 0..<changed.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
        #expect(decoder.fault(changed, fitting: PixelSize(width: 9, height: 9))?.isEmpty != true)
      }
    }
  }
}
