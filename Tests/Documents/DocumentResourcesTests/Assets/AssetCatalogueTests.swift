import AutoLayout
import DocumentTestSupport
import Findings
import Foundation
import Geometry
import LayoutTestSupport
internal import SceneDocuments
import SceneLayouts
import Scenes
import Testing
import WorkBudgets

@testable import DocumentResources
@testable import HostFiles

/// Sizes of images that a document does not record.
@Suite struct AssetCatalogueTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Returns the beginning of a PNG file with a size in pixels.
  static func png(_ width: UInt32, _ height: UInt32) -> [UInt8] {
    func bytes(_ number: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + bytes(width)
      + bytes(height)
  }

  /// Adds an image set with files, each with its name and the rest of its JSON entry.
  private func add(_ set: String, _ images: (file: String, rest: String)...) {
    let list = images.map { "{\"filename\": \"\($0.file)\"\($0.rest)}" }.joined(separator: ",")
    folder.add("A.xcassets/\(set).imageset/Contents.json", "{\"images\": [\(list)]}")
  }

  private func image(_ name: String) -> ImageSet? {
    ImageFinder().images(named: [name], in: ["\(folder.path)/A.xcassets"])[name]
  }

  private func size(_ name: String) -> Size? { image(name)?.size }

  @Test func `PIX-03: the densities of existing files are known, and vector drawings suit all`() {
    add("Logo", ("three.png", ", \"scale\": \"3x\""), ("one.png", ", \"scale\": \"1x\""), ("", ", \"scale\": \"2x\""))
    add("Icon", ("a.svg", ""))
    expect(image("Logo")?.densities, is: [1, 3])
    expect(image("Icon")?.densities, is: [])
  }

  @Test func `links in a catalog that lead back to it are visited once`() throws {
    add("Group/Logo")
    for link in ["g", "h"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/A.xcassets/\(link)", withDestinationPath: ".")
    }
    let budget = WorkBudget()
    let catalogue = budget.run { AssetCatalogue(at: "\(folder.path)/A.xcassets") }
    expect(catalogue.folders.keys.sorted(), is: ["Logo"])
    // Three names in the catalog, one in the group.
    expect(budget.spent, is: 4 * FolderWalk.workPerName)
  }

  @Test func `groups that provide a namespace prefix the names of their images, also when nested`() {
    for group in ["One", "One/Two"] {
      folder.add("A.xcassets/\(group)/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    }
    add("One/Two/Plain/Logo")
    add("One/Icon")
    let catalogue = AssetCatalogue(at: "\(folder.path)/A.xcassets")
    expect(catalogue.folders.keys.sorted(), is: ["One/Icon", "One/Two/Logo"])
  }

  @Test func `alignment insets are in pixels of the file and reduce the alignment rectangle`() throws {
    folder.add(
      "A.xcassets/Badge.imageset/Contents.json",
      """
      {"images": [{"filename": "a.png", "scale": "2x", "alignment-insets": {"top": 4, "right": 2, "left": -8}}]}
      """)
    try FileSystem.write(Self.png(40, 40), to: "\(folder.path)/A.xcassets/Badge.imageset/a.png")
    expect(image("Badge")?.alignmentInsets, is: EdgeInsets(top: 2, right: 1))
    let text = XcodeDocument.xib(
      XcodeDocument.view(
        "view", "r", (0, 0, 100, 100), "",
        "<subviews>\(XcodeDocument.view("imageView", "a", (0, 0, 20, 20), "image=\"Badge\""))</subviews>"))
    let scene = try #require(
      try SceneDocument.interfaceBuilder.scenes(
        in: Array(text.utf8), path: "A.xib", siblings: SiblingResources(catalogues: ["\(folder.path)/A.xcassets"])
      ).first)
    expect(scene.views[1].placement.alignmentRectInsets, is: EdgeInsets(top: 2, right: 1))
    let variant = SceneVariant(device: DeviceCatalogue.devices(named: "iphone-8")[0], orientation: .portrait)
    #expect(
      scene.resolved(for: variant).layout().system.items[1].intrinsicContentSize
        == IntrinsicContentSize(width: 19, height: 18))
  }

  @Test func `bitmaps are measured in pixels of their scale`() throws {
    add(
      "Logo", ("none.png", ", \"idiom\": \"universal\", \"scale\": \"1x\""),
      ("two.png", ", \"idiom\": \"universal\", \"scale\": \"2x\""), ("three.png", ", \"scale\": \"3x\""))
    let set = "\(folder.path)/A.xcassets/Logo.imageset"
    try FileSystem.write(Self.png(61, 40), to: "\(set)/two.png")
    try FileSystem.write(Self.png(1, 1), to: "\(set)/three.png")
    expect(size("Logo"), is: Size(width: 30.5, height: 20))
    #expect(size("Other") == nil)
  }

  @Test func `photographs are measured by the segment that starts their frame`() throws {
    add("Photo", ("a.jpg", ", \"scale\": \"2x\""))
    // The start, an application segment that the reader skips, a table, and the frame: 8 bits, 300 high, 400 wide.
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 6, 1, 2, 3, 4, 0xFF, 0xC4, 0, 3, 9, 0xFF, 0xC2, 0, 11, 8]
    let path = "\(folder.path)/A.xcassets/Photo.imageset/a.jpg"
    try FileSystem.write(jpeg + [1, 44, 1, 144, 3], to: path)
    expect(size("Photo"), is: Size(width: 200, height: 150))
    try FileSystem.write(jpeg, to: path)
    #expect(size("Photo") == nil)
  }

  @Test func `the image for the light appearance and all devices is measured`() {
    add(
      "Icon", ("dark.svg", ", \"idiom\": \"universal\", \"appearances\": []"), ("pad.svg", ", \"idiom\": \"ipad\""),
      ("any.svg", ", \"idiom\": \"universal\""))
    for (name, side) in [("dark", 1), ("pad", 2), ("any", 3)] {
      folder.add("A.xcassets/Icon.imageset/\(name).svg", "<svg width=\"\(side)\" height=\"\(side)\"/>")
    }
    expect(size("Icon"), is: Size(width: 3, height: 3))
  }

  @Test func `folders that provide a namespace are part of the name`() {
    folder.add("A.xcassets/Tabs/Contents.json", "{\"properties\": {\"provides-namespace\": true}}")
    for set in ["Tabs/Home", "Plain/Back"] {
      add(set, ("a.svg", ""))
      folder.add("A.xcassets/\(set).imageset/a.svg", "<svg width=\"24\" height=\"16\"/>")
    }
    #expect(size("Tabs/Home") == Size(width: 24, height: 16) && size("Home") == nil)
    expect(size("Back"), is: Size(width: 24, height: 16))
  }

  @Test func `no file outside the image set is opened`() {
    folder.add("A.xcassets/a.svg", "<svg width=\"24\" height=\"16\"/>")
    add("Out", ("../a.svg", ""))
    #expect(size("Out") == nil)
  }

  @Test(arguments: [
    ("%PDF-1.7\n<< /Type /Page /MediaBox [0 0 32 24.5] >>", Size(width: 32, height: 24.5)),
    ("%PDF-1.4 /MediaBox[ -1 -2 9\n8 ]", Size(width: 10, height: 10)),
    ("<svg width=\"24px\" height=\"12pt\" viewBox=\"0 0 1 1\"/>", Size(width: 24, height: 12)),
    ("<svg width=\"100%\" height=\"100%\" viewBox=\"0,0 20 10\"/>", Size(width: 20, height: 10)),
    (
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"2 2 20 10\"><path d=\"M0 0\"/></svg>",
      Size(width: 20, height: 10)
    ),
  ])
  func `drawings are measured in points`(text: String, size: Size) {
    expect(ImageFile.size(in: Array(text.utf8), scale: 3), is: size)
  }

  @Test(arguments: [
    "", "GIF89a", "%PDF-1.7", "%PDF-1.7 /MediaBox", "%PDF-1.7 /MediaBox [0 0 1", "%PDF-1.7 /MediaBox [a b c d]",
    "%PDF-1.7 /MediaBox [0 0 nan inf]", "%PDF-1.7 /MediaBox [0 0 0 5]", "<svg/>", "<svg viewBox=\"0 0 1e99 1\"/>",
    "<html width=\"1\" height=\"1\"/>", "<svg width=\"-1\" height=\"1\"/>",
  ])
  func `a file that cannot be measured has no size`(text: String) {
    #expect(ImageFile.size(in: Array(text.utf8), scale: 1) == nil)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `randomly damaged images have a valid size or none`(seed: UInt64) {
    var random = SeededRandomNumberGenerator(seed: seed)
    let samples = [
      Self.png(60, 40), Array("%PDF-1.7 /MediaBox [0 0 32 24]".utf8), Array("<svg width=\"9\" height=\"9\"/>".utf8),
    ]
    for var bytes in samples {
      for _ in 0..<3 {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      let size = ImageFile.size(in: Array(bytes.prefix(Int.random(in: 1...60, using: &random))), scale: 2)
      #expect(size.map { $0.width > 0 && $0.height > 0 && $0.width <= 100_000 && $0.height <= 100_000 } ?? true)
    }
  }

  @Test func `documents take sizes that they do not record from the catalogs`() throws {
    for set in ["New", "Known", "star"] {
      add(set, ("a.svg", ""))
      folder.add("A.xcassets/\(set).imageset/a.svg", "<svg width=\"24\" height=\"16\"/>")
    }
    let views =
      XcodeDocument.view("imageView", "a", (0, 0, 9, 9), "image=\"New\"")
      + XcodeDocument.view("imageView", "b", (0, 0, 9, 9), "image=\"Known\"")
      + XcodeDocument.view("imageView", "c", (0, 0, 9, 9), "image=\"star\" catalog=\"system\"")
      + XcodeDocument.view("button", "d", (0, 0, 9, 9), "", "<state key=\"normal\" image=\"New\"/>")
    let text = XcodeDocument.xib(
      XcodeDocument.view("view", "r", (0, 0, 100, 100), "", "<subviews>\(views)</subviews>"),
      rest: "<resources><image name=\"Known\" width=\"5\" height=\"6\"/><image name=\"New\"/></resources>")
    let scene = try #require(
      try SceneDocument.interfaceBuilder.scenes(
        in: Array(text.utf8), path: "A.xib",
        siblings: SiblingResources(catalogues: ["\(folder.path)/A.xcassets"])
      ).first)
    let sizes = scene.views.compactMap { view -> Size?? in
      switch view.content {
      case .image(let image): image.size
      case .button(let button): button.image?.size
      default: nil
      }
    }
    let found = Size(width: 24, height: 16)
    // A symbol never resolves to an image of a catalog with the same name.
    expect(sizes, is: [found, Size(width: 5, height: 6), Size(width: 20, height: 20), found])
  }

  @Test(arguments: [(1.0, []), (2, ["missing-artwork"])] as [(Double, [String])])
  func `PIX-03: lints report images without the density of the screen`(scale: Double, codes: [String]) throws {
    add("New", ("a.png", ", \"scale\": \"1x\""))
    let text = XcodeDocument.xib(
      XcodeDocument.view(
        "view", "r", (0, 0, 100, 100), "",
        "<subviews>\(XcodeDocument.view("imageView", "a", (0, 0, 9, 9), "image=\"New\""))</subviews>"))
    let scene = try #require(
      try SceneDocument.interfaceBuilder.scenes(
        in: Array(text.utf8), path: "A.xib",
        siblings: SiblingResources(catalogues: ["\(folder.path)/A.xcassets"])
      ).first)
    let device = Device(
      identifier: "d", name: "D", size: Size(width: 100, height: 100), scale: scale, idiom: .phone,
      portraitInsets: .zero, landscapeInsets: .zero)
    var resolved = scene.resolved(for: SceneVariant(device: device, orientation: .portrait))
    expect(resolved.layout().findings, is: [])
    resolved.hasLints = true
    let findings = resolved.layout().findings
    expect(findings.map(\.code.name), is: codes)
    #expect(
      findings.first.map(\.message.text)
        == (codes.isEmpty ? nil : "Missing Artwork 2x: 'Image View' (a) shows 'New', which exists only for 1x"))
  }
}
