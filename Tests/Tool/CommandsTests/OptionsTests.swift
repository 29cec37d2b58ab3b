import AutoLayout
import CairoDrawing
import ContactSheets
import Geometry
import LayoutTestSupport
import ReviewPlans
import ReviewSetup
import SceneDrawing
import Scenes
import Testing
import Typography

@testable import CommandArguments
@testable import Commands

@Suite struct OptionsTests {
  private func options(_ words: String...) throws -> RenderOptions {
    guard case .run(let parsed) = try ArgumentParser.invocation(of: ["render", "a"] + words) else {
      throw UsageError("no command")
    }
    return try RenderOptions(parsed)
  }

  @Test func `options have their defaults`() throws {
    let options = try options()
    var selection = ReviewSelection()
    selection.readsArtwork = true
    selection.readsDesigns = true
    selection.embedsScenes = true
    selection.readsMaps = true
    #expect(options.layout.selection == selection)
    var output = ReviewOutput(directory: "Output")
    output.maps = .gallery
    output.content = .sample
    #expect(options.pictures.output == output)
    #expect(options.layout.workers >= 1 && !options.layout.isStrict)
  }

  @Test func `pictures of code have the options of pictures, and content only on request`() throws {
    func pictures(_ words: String...) throws -> PictureOptions {
      guard case .run(let parsed) = try ArgumentParser.invocation(of: ["run", "a"] + words) else {
        throw UsageError("no command")
      }
      return try PictureOptions(parsed, into: "Output")
    }
    let usual = try pictures()
    #expect(usual.output == ReviewOutput(directory: "Output") && usual.compression.rawValue == "fast")
    let chosen = try pictures("--content", "sample", "--sheet-by", "locale", "--artwork", "pale", "--png", "small")
    #expect(chosen.output.content == .sample && chosen.output.sheetColumns?.rawValue == "locale")
    #expect(chosen.output.artwork == .pale && chosen.compression.rawValue == "small")
    #expect(throws: UsageError("invalid value 'everything' for '--content'", hint: "use one of sample, off")) {
      try pictures("--content", "everything")
    }
  }

  @Test func `the preview program receives the arguments of the command line`() throws {
    let words = ["run", "App", "--library", "lib", "--content", "sample", "--sheet-by=locale", "--lint"]
    guard case .run(let parsed) = try ArgumentParser.invocation(of: words) else { throw UsageError("no command") }
    let passed = parsed.wordsOfPreviews
    #expect(passed.prefix(2) == ["run", "App"])
    #expect(Set(passed.dropFirst(2)) == ["--content=sample", "--sheet-by=locale", "--lint"])
  }

  @Test func `options select variants`() throws {
    let selection = try options(
      "-d", "iphone 8,iPhone X", "--orientation", "Portrait", "-l", "de,en,de", "--text-size", "ax3", "--appearance",
      "dark"
    ).layout.selection.variants
    #expect(selection.devices.map(\.name) == ["iPhone 8", "iPhone X"])
    #expect(selection.orientations == [.portrait])
    #expect(selection.locales == ["de", "en"])
    #expect(selection.textSizes == [.ax3])
    #expect(selection.appearances == [.dark])
  }

  @Test func `all languages can be selected, and insets have edges`() throws {
    let selection = try options("-l", "all", "--insets", "top=44,bottom=49.5").layout.selection
    #expect(selection.hasAllLanguages && selection.variants.locales == [])
    #expect(selection.additionalInsets == EdgeInsets(top: 44, bottom: 49.5))
  }

  @Test(arguments: ["top", "top=x", "up=3", "top=1=2", "left=nan", "right=1e9"])
  func `invalid insets are rejected`(word: String) {
    #expect(throws: UsageError.self) { try options("--insets", word) }
  }

  @Test func `options select systems, inference and constants`() throws {
    let selection = try options(
      "--os", "7,6.1,7.0", "--infer", "xcode5", "--set", "a=b.constant=-4.5,c.constant=1e2"
    ).layout.selection
    #expect(selection.variants.systemVersions == [7, 6])
    #expect(selection.inference == .xcode5)
    #expect(
      selection.constants == [
        ConstantSetting(constraint: "a=b", constant: -4.5), ConstantSetting(constraint: "c", constant: 100),
      ])
  }

  @Test(arguments: [
    ["--os", "six"], ["--os", "2"], ["--os", "7."], ["--os", "7.-1"], ["--os", "1000"], ["--infer", "all"],
    ["--infer", "fixed", "--as-saved"], ["--set", "a=1"], ["--set", ".constant=1"], ["--set", "a.constant"],
    ["--set", "a.constant=nan"], ["--set", "a.constant=1e9"],
  ])
  func `invalid systems, inference and constants are rejected`(words: [String]) throws {
    guard case .run(let parsed) = try ArgumentParser.invocation(of: ["solve", "a"] + words) else { return }
    #expect(throws: UsageError.self) { try LayoutOptions(parsed) }
  }

  @Test func `a device that is also in a selected group is laid out once`() throws {
    let devices = try options("-d", "all phones", "-d", "all").layout.selection.variants.devices
    #expect(Set(devices).count == devices.count)
    #expect(Set(devices) == Set(DeviceCatalogue.onePerScreen))
  }

  @Test func `scenes are laid out as in the app unless the design is requested`() throws {
    try expect(options().layout.selection.stage, is: .run)
    try expect(options("--stage", "design").layout.selection.stage, is: .design)
    try expect(options("--as-saved").layout.selection.isAsSaved, is: true)
  }

  @Test func `options select the output`() throws {
    let output = try options("-o", "out", "-f", "svg", "-s", "3", "--overlay", "frames,names").pictures.output
    #expect(output.directory == "out")
    #expect(output.formats == [.svg])
    #expect(output.pixelsPerPoint == 3)
    #expect(output.style.overlays == [.frames, .names])
  }

  @Test func `an overlay may be limited to one constraint or one view`() throws {
    let style = try options("--overlay", "involved=title.top,distances=card,frames").pictures.output.style
    #expect(style.overlays == .frames && style.involvedConstraint == "title.top" && style.measuredView == "card")
    try expect(options("--overlay", "distances=card").pictures.output.style.overlays, is: .standard)
    #expect(throws: UsageError.self) { try options("--overlay", "involved=") }
  }

  @Test(
    arguments: [
      ("none", LayoutDrawingStyle.Overlays()), ("all,none,bars", [.bars]), ("frames,frames", [.frames]),
      ("misplaced,reading-order", [.misplacements, .readingOrder]),
      (
        "all",
        [
          .frames, .alignmentRects, .constraints, .guides, .baselines, .contentSizes, .names, .bars, .findings,
          .misplacements, .readingOrder,
        ]
      ),
    ] as [(String, LayoutDrawingStyle.Overlays)])
  func `overlays are added in order`(words: String, overlays: LayoutDrawingStyle.Overlays) throws {
    try expect(options("--overlay", words).pictures.output.style.overlays, is: overlays)
  }

  @Test(
    arguments: [
      (["-d", "iPhone 16 Prro"], "unknown device 'iPhone 16 Prro'", "did you mean 'iPhone 16 Pro'?"),
      (["-d", "Nokia"], "unknown device 'Nokia'", "'render-layouts devices' lists the devices"),
      (["--orientation", "portait"], "invalid value 'portait' for '--orientation'", "did you mean 'portrait'?"),
      (["--appearance", "x"], "invalid value 'x' for '--appearance'", "use one of light, dark"),
      (["-l", "../de"], "'../de' is not a locale", "write a locale such as en, pt-BR or zh-Hans"),
      (["-j", "0"], "invalid value '0' for '--jobs'", "write a whole number from 1 to 256"),
      (["-j", "many"], "invalid value 'many' for '--jobs'", "write a whole number from 1 to 256"),
      (["-s", "nan"], "invalid value 'nan' for '--scale'", "write a number from 0.1 to 8"),
      (["-s", "inf"], "invalid value 'inf' for '--scale'", "write a number from 0.1 to 8"),
      (
        ["--size", (1...1001).map { "\($0)x9" }.joined(separator: ",")], "'--size' lists 1001 sizes; the limit is 1000",
        "'--sweep' lays out every size in a range, such as '--sweep width=320..1024'"
      ),
      (["-f", "gif"], "invalid value 'gif' for '--format'", "use one of png, svg, pdf"),
      (["--overlay", "frame"], "invalid value 'frame' for '--overlay'", "did you mean 'frames'?"),
      (
        ["--leaf-sizes", "recorded"], "'--leaf-sizes recorded' needs '--as-saved'",
        "recorded sizes belong to the device that the document was saved with"
      ),
      (["--stage", "build"], "invalid value 'build' for '--stage'", "use one of design, run"),
      (
        ["--stage", "run", "--as-saved"], "'--stage run' cannot be combined with '--as-saved'",
        "documents are saved as they were designed"
      ),
    ] as [([String], String, String?)])
  func `invalid options are reported with advice`(words: [String], message: String, hint: String?) throws {
    guard case .run(let parsed) = try ArgumentParser.invocation(of: ["render", "a"] + words) else { return }
    #expect(throws: UsageError(message, hint: hint)) { try RenderOptions(parsed) }
  }
}
