import AutoLayout
import DocumentTestSupport
import Geometry
import LayoutTestSupport
import SceneDocuments
import Scenes
import Testing

@testable import DocumentResources
@testable import HostFiles

/// The search for the image files that views show.
@Suite struct ArtworkFilesTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func file(
    _ name: String, scale: Double? = nil, idiom: Device.Idiom? = nil, appearance: Appearance? = nil,
    direction: LayoutDirection? = nil, language: String? = nil, isForIncreasedContrast: Bool = false
  ) -> ArtworkFile {
    var file = ArtworkFile(path: name, digest: name, scale: scale ?? 1, suitsAllScales: scale == nil)
    (file.idiom, file.appearance, file.direction, file.language) = (idiom, appearance, direction, language)
    file.isForIncreasedContrast = isForIncreasedContrast
    return file
  }

  private static func shown(
    _ files: [ArtworkFile], on device: String = "iphone-8", locale: String = "en", appearance: Appearance = .light,
    accessibility: AccessibilitySettings = []
  ) -> String? {
    DeviceCatalogue.devices(named: device).first.flatMap { device in
      var variant = SceneVariant(device: device, orientation: .portrait, locale: locale, appearance: appearance)
      variant.accessibility = accessibility
      return Artwork(files: files).file(for: variant)?.path
    }
  }

  @Test func `a screen shows the file for its density, else a denser one, else the densest`() {
    let all = [Self.file("1", scale: 1), Self.file("2", scale: 2), Self.file("3", scale: 3)]
    expect(Self.shown(all), is: "2")
    expect(Self.shown(all, on: "iphone-16-pro"), is: "3")
    expect(Self.shown([all[0], all[2]]), is: "3")
    expect(Self.shown([all[0], all[1]], on: "iphone-16-pro"), is: "2")
    #expect(Self.shown([]) == nil)
  }

  @Test func `a file for the idiom, language, appearance or direction is preferred to a general one`() {
    let any = Self.file("any")
    let files = [
      any, Self.file("pad", idiom: .pad), Self.file("dark", appearance: .dark),
      Self.file("right", direction: .rightToLeft),
      Self.file("german", language: "de"), Self.file("strong", isForIncreasedContrast: true),
    ]
    expect(Self.shown(files), is: "any")
    expect(Self.shown(files, accessibility: .increasedContrast), is: "strong")
    expect(Self.shown(files, appearance: .dark, accessibility: .increasedContrast), is: "dark")
    expect(Self.shown(files, on: "ipad-mini-6"), is: "pad")
    expect(Self.shown(files, appearance: .dark), is: "dark")
    expect(Self.shown(files, locale: "ar"), is: "right")
    expect(Self.shown(files, locale: "de-AT"), is: "german")
    expect(Self.shown([files[1]]), is: "pad")
  }

  @Test func `an image set lists its files, their screens, its colors and its stretched parts`() throws {
    folder.add(
      "A.xcassets/Card.imageset/Contents.json",
      """
      {
        "images": [
          { "filename": "a.png", "idiom": "universal", "scale": "2x",
            "resizing": { "mode": "3-part-horizontal", "center": { "mode": "tile", "width": 4, "height": 9 },
                          "cap-insets": { "left": 3, "right": 5, "top": 7, "bottom": 9 } } },
          { "filename": "b.pdf", "idiom": "ipad", "appearances": [{ "appearance": "luminosity", "value": "dark" }],
            "language-direction": "right-to-left", "locale": "he" },
          { "filename": "c.png", "idiom": "universal", "appearances": [{ "appearance": "contrast", "value": "high" }] },
          { "filename": "../out.png", "idiom": "universal" },
          { "idiom": "universal", "scale": "3x" }
        ],
        "properties": { "template-rendering-intent": "template" }
      }
      """)
    let artwork = try #require(
      ImageFinder().images(named: ["Card"], in: ["\(folder.path)/A.xcassets"])["Card"]?.artwork)
    expect(artwork.intent, is: .template)
    expect(artwork.files.map { FolderPath.name(of: $0.path) }, is: ["a.png", "b.pdf", "c.png"])
    expect(artwork.files.map(\.isForIncreasedContrast), is: [false, false, true])
    let (first, second) = (artwork.files[0], artwork.files[1])
    #expect(first.scale == 2 && !first.suitsAllScales && first.idiom == nil)
    expect(first.slicing?.insets, is: EdgeInsets(top: 0, left: 3, bottom: 0, right: 5))
    #expect(first.slicing?.tiles == true && first.slicing?.center == Size(width: 4, height: 9))
    #expect(second.suitsAllScales && second.idiom == .pad && second.appearance == .dark)
    #expect(second.direction == .rightToLeft && second.language == "he")
  }

  @Test func `images outside catalogs are found by name`() {
    let paths = ["p/a/logo@2x.png", "p/a/logo~ipad.png", "p/a/logo.pdf", "p/b/logo@3x.png", "p/b/other.jpg"]
    var images = LooseImages(at: paths)
    let logo = images.files(named: "logo")
    // A file of the same name in another folder is a different image.
    expect(logo.map(\.path), is: ["p/a/logo.pdf", "p/a/logo@2x.png", "p/a/logo~ipad.png"])
    #expect(logo.map(\.scale) == [1, 2, 1] && logo.map(\.idiom) == [nil, nil, .pad])
    expect(logo.map(\.suitsAllScales), is: [true, false, false])
    expect(images.files(named: "other.jpg").map(\.path), is: ["p/b/other.jpg"])
    #expect(images.files(named: "other.png") == [] && images.files(named: "none") == [])
    images.place = "p/b"
    expect(images.files(named: "logo").map(\.path), is: ["p/b/logo@3x.png"])
  }

  @Test func `the catalogs of the whole project are searched, the nearest first`() throws {
    for path in [
      "App.xcodeproj/x", "App/UI/V.xib", "App/A.xcassets/x", "Kit/B.xcassets/x", "Pods/C.xcassets/x", "App/i.png",
    ] {
      folder.add(path, "")
    }
    let search = DocumentSearch(paths: ["\(folder.path)/App/UI/V.xib"], followsLinks: false)
    let document = try #require(search.documents.first)
    let files = ProjectArtwork().files(for: document)
    expect(files.catalogues.map { FolderPath.name(of: $0) }, is: ["A.xcassets", "B.xcassets"])
    expect(files.images.files(named: "i").map { FolderPath.name(of: $0.path) }, is: ["i.png"])
  }

  @Test
  func `a file is identified by its contents, and an unreadable one is skipped, or reported if there is no other`()
    throws
  {
    folder.add("a.png", "abc")
    let artwork = Artwork(files: ["a.png", "b.png"].map { ArtworkFile(path: "\(folder.path)/\($0)", digest: "") })
    expect(ImageFinder().readable(artwork)?.files.map(\.digest), is: [ContentDigest(of: "abc").text])
    expect(ImageFinder().readable(Artwork(files: [artwork.files[1]]))?.files.map { $0.fault != nil }, is: [true])
    #expect(ImageFinder().readable(Artwork(files: [])) == nil)
  }

  @Test func `a lookup for one document is reused for the next one, which depends on it as well`() throws {
    let catalogue = "\(folder.path)/A.xcassets"
    folder.add("A.xcassets/Star.imageset/Contents.json", "{\"images\": [{\"filename\": \"star.svg\"}]}")
    folder.add("A.xcassets/Star.imageset/star.svg", "<svg width=\"3\" height=\"3\"/>")
    let finder = ImageFinder()
    func find() -> (result: Artwork?, dependencies: FileDependencies) {
      FileDependencyRecorder.recording {
        finder.images(named: ["Star", "None"], in: [catalogue])["Star"].flatMap { finder.readable($0.artwork) }
      }
    }
    let first = find()
    try FileSystem.remove("\(catalogue)/Star.imageset/star.svg")
    let second = find()
    #expect(first.result?.files.count == 1 && second.result == first.result)
    expect(second.dependencies, is: first.dependencies)
    #expect(
      first.dependencies.list.map { String($0.query.path.dropFirst(folder.path.utf8.count)) } == [
        "/A.xcassets", "/A.xcassets/Star.imageset/Contents.json", "/A.xcassets/Star.imageset/star.svg",
        "/A.xcassets/Star.imageset/star.svg",
      ])
    #expect(!FileQueryResults().confirm(second.dependencies.list))
    // A new finder reads the files again.
    #expect(ImageFinder().images(named: ["Star"], in: [catalogue])["Star"]?.size == nil)
  }

  @Test func `a scene finds the image that it names and uses its size`() throws {
    try FileSystem.write(AssetCatalogueTests.png(60, 30), to: "\(folder.path)/logo@2x.png")
    folder.add("icons/star.png", String(decoding: [0x41], as: UTF8.self))
    let text = """
      format: 1
      views:
        logo: { type: image, image: logo }
        file: { type: image, image: logo.png, imageSize: 5x6 }
        star: { type: image, image: icons/star.png }
        none: { type: image, image: ../logo }
      """
    var siblings = SiblingResources()
    siblings.folder = folder.path
    siblings.readsArtwork = true
    let scene = try #require(try SceneDocument.yaml.scenes(in: Array(text.utf8), path: "a", siblings: siblings).first)
    let images = scene.views.dropFirst().compactMap { if case .image(let image) = $0.content { image } else { nil } }
    expect(images.map(\.size), is: [Size(width: 30, height: 15), Size(width: 5, height: 6), nil, nil])
    expect(images.map { $0.artwork?.files.count }, is: [1, 1, 1, nil])
  }
}
