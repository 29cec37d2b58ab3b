import Findings
import Geometry
import LayoutReview
import LayoutTestSupport
import ReviewPlans
import SceneLayouts
import Scenes
import Synchronization
import Testing
import Typography

@Suite struct ReviewPlanTests {
  private func scene(_ name: String, _ path: String, id: String? = nil, devices: [String] = []) -> Scene {
    Scene(
      name: name, identifier: id, documentPath: path, source: SourceLocation(path: path, line: 1, column: 1),
      views: [View(name: "root", superview: nil)],
      selection: VariantSelection(devices: devices.flatMap(DeviceCatalogue.devices)))
  }

  private func plan(_ scenes: [Scene], _ selection: ReviewSelection = ReviewSelection()) -> ReviewPlan {
    ReviewPlan(
      documents: scenes.map { ReviewDocument(path: $0.documentPath, name: $0.documentPath, contents: .scenes([$0])) },
      selection: selection)
  }

  @Test func `slugs come from the document and the scene`() {
    let slugs = plan([
      scene("Login", "login.scene.yaml"), scene("Login", "old/login.scene.yaml"),
      scene("Cars", "App/Base.lproj/Main.storyboard"),
      scene("Cell", "Cell.xib"), scene("Log in", "Screens/LogIn/log-in.scene.yaml"),
    ]).scenes.map(\.slug)
    expect(slugs, is: ["login", "old-login", "app-main-cars", "cell", "log-in"])
  }

  @Test(
    arguments: [
      ("Index", "scene-index"), ("index 1 of 2", "scene-index-1-of-2"), ("Indexes", "indexes"),
      ("My index", "my-index"),
    ])
  func `no scene has the name of the index sheet`(name: String, slug: String) {
    expect(plan([scene(name, "a.scene.yaml")]).scenes.map(\.slug), is: [slug])
  }

  @Test func `scenes of the same name are distinguished by their identifiers`() {
    let slugs = plan([
      scene("View Controller", "Main.storyboard", id: "8bC-Xf"),
      scene("View Controller", "Main.storyboard", id: "8Bc-xF"),
      scene("View Controller", "Main.storyboard", id: "tne-QT"),
    ]).scenes.map(\.slug)
    expect(slugs, is: ["main-view-controller-8bc-xf", "main-view-controller-8bc-xf-2", "main-view-controller-tne-qt"])
  }

  @Test func `a scene without devices is laid out on the default devices`() {
    let names = plan([scene("Login", "login.scene.yaml")]).layouts.map(\.name)
    #expect(
      names == [
        "iphone-se-3.portrait.en.l.light", "iphone-16-pro.portrait.en.l.light", "ipad-mini-6.portrait.en.l.light",
        "iphone-se-3.landscape.en.l.light", "iphone-16-pro.landscape.en.l.light", "ipad-mini-6.landscape.en.l.light",
      ])
  }

  @Test func `a scene that another one shows in landscape is laid out only with that one`() {
    var list = scene("List", "App/Lists/List.scene.yaml")
    list.landscape = .other(scene("Chart", "App/Lists/../Chart.scene.yaml"))
    let chart = scene("Chart", "App/Chart.scene.yaml")
    expect(plan([chart, list]).scenes.map(\.scene.name), is: ["List"])
    expect(plan([chart]).scenes.map(\.scene.name), is: ["Chart"])
  }

  @Test func `the user's devices take precedence over the scene's`() {
    let own = plan([scene("Login", "a.xib", devices: ["iphone-8"])])
    expect(Set(own.layouts.map(\.variant.device.name)), is: ["iPhone 8"])
    let chosen = ReviewSelection(variants: VariantSelection(devices: DeviceCatalogue.devices(named: "iphone-x")))
    let asked = plan([scene("Login", "a.xib", devices: ["iphone-8"])], chosen)
    expect(Set(asked.layouts.map(\.variant.device.name)), is: ["iPhone X"])
  }

  @Test func `a variant is unused if neither the scene nor the user has a layout for it`() {
    let place = SourceLocation(path: "a.scene.yaml", line: 9, column: 3)
    var variation = SceneVariation(name: "huge", condition: VariationCondition(textSizes: [.ax2]))
    variation.findingWhereUnused = Finding(
      code: "unused-variant", severity: .warning, message: "the variant 'huge' applies to no layout", source: place)
    func codes(_ own: [TextSize], _ asked: [TextSize], devices: [String]) -> [FindingCode] {
      var scene = scene("A", "a.scene.yaml", devices: devices)
      scene.variations = [variation]
      scene.selection.textSizes = own
      let selection = ReviewSelection(variants: VariantSelection(textSizes: asked))
      return plan([scene], selection).scenes.flatMap(\.scene.findings).map(\.code)
    }
    for devices in [["iphone-8"], []] {
      expect(codes([], [], devices: devices), is: ["unused-variant"])
      expect(codes([.l], [.xs], devices: devices), is: ["unused-variant"])
      expect(codes([], [.ax2], devices: devices), is: [])
      expect(codes([.ax2], [], devices: devices), is: [])
      // A run with only some of the scene's layouts does not report the others.
      expect(codes([.l, .ax2], [.l], devices: devices), is: [])
    }
  }

  @Test func `scenes are resolved at the requested stage`() {
    let scene = scene("Login", "a.scene.yaml")
    expect(plan([scene]).layouts.prefix(1).map(plan([scene]).resolved).map(\.stage), is: [.run])
    let design = plan([scene], ReviewSelection(stage: .design))
    expect(design.layouts.prefix(1).map(design.resolved).map(\.stage), is: [.design])
    expect(design.selection.words, is: "all scenes, as designed")
  }

  @Test func `scenes without a requested state are shown as written`() {
    var signIn = scene("Sign in", "a.scene.yaml", devices: ["iphone-8"])
    signIn.selection.states = [nil, "empty", "filled"]
    let scenes = [signIn, scene("Other", "b.scene.yaml", devices: ["iphone-8"])]
    func states(_ wanted: [String?]) -> [[String?]] {
      let plan = plan(scenes, ReviewSelection(variants: VariantSelection(orientations: [.portrait], states: wanted)))
      return plan.scenes.map { $0.layouts.map(\.variant.state) }
    }
    expect(states([]), is: [[nil, "empty", "filled"], [nil]])
    #expect(states(["filled"]) == [["filled"], [nil]] && states([nil, "none"]) == [[nil], [nil]])
    let asked = plan(scenes, ReviewSelection(variants: VariantSelection(states: ["fild", nil])))
    #expect(asked.unknownState?.name == "fild" && asked.unknownState?.suggestion == "filled")
    expect(asked.selection.words, is: "all scenes, fild, base")
    #expect(plan(scenes).unknownState == nil)
  }

  @Test func `geometry is solved once for light and dark, unless a variation depends on it`() async throws {
    /// Counts how often strings are measured.
    struct Counter: TextMeasuring {
      let count: Count

      final class Count: Sendable {
        let value = Mutex(0)
      }

      func width(of text: String, in font: Font) -> Double {
        count.value.withLock { $0 += 1 }
        return 8
      }

      func metrics(of font: Font) -> FontMetrics { FontMetrics(ascender: 16, descender: 5) }
    }
    var dark = scene("Dark", "a.scene.yaml", devices: ["iphone-8", "iphone-x", "ipad-2"])
    dark.views.append(View(name: "label", superview: 0, content: .label(LabelContent(text: LocalizedText("A")))))
    func solve(_ scene: Scene, _ appearances: [Appearance]) async throws -> (count: Int, layouts: [Layout]) {
      let count = Counter.Count()
      let plan = plan([scene], ReviewSelection(variants: VariantSelection(appearances: appearances)))
      let makeMeasurer: @Sendable () throws -> any TextMeasuring = { Counter(count: count) }
      let solved = try await plan.solveLayouts(measuringTextWith: makeMeasurer, workers: 2) { $1 }
      expect(solved.map { $0?.resolved.variant }, is: plan.layouts.map(\.variant))
      return (count.value.withLock { $0 }, solved.compactMap(\.self))
    }
    let light = try await solve(dark, [.light])
    let both = try await solve(dark, [.light, .dark])
    #expect(both.count == light.count && light.count > 0)
    expect(both.layouts.filter { $0.resolved.variant.appearance == .light }, is: light.layouts)
    #expect(
      both.layouts.filter { $0.resolved.variant.appearance == .dark }.map(\.frames) == light.layouts.map(\.frames))
    dark.variations = [SceneVariation(name: "dark", condition: VariationCondition(appearance: .dark))]
    try await expect(solve(dark, [.light, .dark]).count, is: 2 * light.count)
  }

  @Test func `a variant that is requested twice is laid out once`() {
    let layouts = plan([scene("Login", "a.xib", devices: ["iphone-8", "iphone-x", "iphone-8"])]).layouts
    expect(layouts.count, is: 4)
  }

  @Test func `translated scenes are laid out in their development language by default`() {
    var translated = scene("Login", "a.xib", devices: ["iphone-8"])
    translated.languages = ["en", "ar", "de"]
    translated.selection.locales = ["en"]
    let scenes = [translated, scene("Own", "own.scene.yaml", devices: ["iphone-8"])]
    func locales(_ plan: ReviewPlan) -> [[String]] {
      plan.scenes.map { scene in Set(scene.layouts.map(\.variant.locale)).sorted() }
    }
    expect(locales(plan(scenes)), is: [["en"], ["en"]])
    expect(plan(scenes).untouchedLanguages, is: ["ar", "de"])
    let all = plan(scenes, ReviewSelection(hasAllLanguages: true))
    #expect(locales(all) == [["ar", "de", "en"], ["en"]] && all.untouchedLanguages == [])
    let german = plan(scenes, ReviewSelection(variants: VariantSelection(locales: ["de"])))
    #expect(locales(german) == [["de"], ["de"]] && german.untouchedLanguages == [])
  }

  @Test func `the user's insets are added to those of the screen`() throws {
    let device = try #require(DeviceCatalogue.devices(named: "iphone-8").first)
    var saved = scene("Login", "a.xib")
    saved.saved = SavedContext(
      device: device, orientation: .portrait, rootSize: device.size, safeArea: EdgeInsets(top: 20),
      rootMargins: .zero, textSize: .l)
    let insets = EdgeInsets(top: 44, bottom: 49)
    let asSaved = plan([saved], ReviewSelection(isAsSaved: true, additionalInsets: insets))
    expect(asSaved.layouts.map { asSaved.resolved($0).safeArea }, is: [EdgeInsets(top: 64, bottom: 49)])
    let portrait = VariantSelection(devices: [device], orientations: [.portrait])
    let other = plan([saved], ReviewSelection(variants: portrait, additionalInsets: insets))
    expect(other.layouts.map { other.resolved($0).safeArea }, is: [EdgeInsets(top: 64, bottom: 49)])
  }

  @Test func `filters match names and documents`() {
    let scenes = [scene("Login", "auth.xib"), scene("Cars", "main.storyboard"), scene("Car", "login/old.xib")]
    expect(plan(scenes, ReviewSelection(filters: ["log*"])).scenes.map(\.scene.name), is: ["Login", "Car"])
    expect(plan(scenes, ReviewSelection(filters: ["cars", "auth"])).scenes.map(\.scene.name), is: ["Login", "Cars"])
    expect(plan(scenes, ReviewSelection(filters: ["nothing"])).scenes, is: [])
  }

  @Test func `as saved, a scene has the layout that its document recorded`() throws {
    let device = try #require(DeviceCatalogue.devices(named: "iphone-8").first)
    var saved = scene("Login", "a.xib")
    saved.saved = SavedContext(
      device: device, orientation: .landscape, rootSize: Size(width: 667, height: 300), safeArea: .zero,
      rootMargins: .zero, textSize: .l)
    let both = plan([saved, scene("Own", "own.scene.yaml", devices: ["iphone-x"])], ReviewSelection(isAsSaved: true))
    expect(both.layouts.map(\.isAsSaved), is: [true, false, false])
    expect(both.resolved(both.layouts[0]).rootSize, is: Size(width: 667, height: 300))
    expect(both.resolved(both.layouts[1]).rootSize, is: Size(width: 375, height: 812))
  }

  @Test func `messages contain the path that opens the document`() {
    let document = ReviewDocument(path: "Scenes/a.xib", name: "a.xib", contents: .scenes([]))
    let inside = Finding(
      code: "x", severity: .note, message: "m", source: SourceLocation(path: "a.xib", line: 3, column: 4))
    let elsewhere = Finding(
      code: "x", severity: .note, message: "m", source: SourceLocation(path: "b.xib", line: 3, column: 4))
    expect(document.shown(inside).source?.description, is: "Scenes/a.xib:3:4")
    expect(document.shown(elsewhere), is: elsewhere)
  }

  @Test(arguments: [
    (
      "App/Base.lproj/Main.storyboard", "Base.lproj/Main.storyboard", "de.lproj/Main.strings",
      "App/de.lproj/Main.strings"
    ),
    ("App/Base.lproj/Main.storyboard", "Main.storyboard", "../de.lproj/Main.strings", "App/de.lproj/Main.strings"),
    ("Base.lproj/Main.storyboard", "Main.storyboard", "../Main.xcstrings", "Main.xcstrings"),
    ("/Base.lproj/Main.storyboard", "Main.storyboard", "../Main.xcstrings", "/Main.xcstrings"),
    ("../a.xib", "a.xib", "../a.xcstrings", "../../a.xcstrings"), ("a.xib", "a.xib", "a.xcstrings", "a.xcstrings"),
    ("elsewhere", "a.xib", "a.xcstrings", "a.xcstrings"),
  ])
  func `messages contain the path that opens a table beside the document`(
    path: String, name: String, table: String, expected: String
  ) {
    let document = ReviewDocument(path: path, name: name, contents: .scenes([]))
    let finding = Finding(
      code: "x", severity: .warning, message: "m", source: SourceLocation(path: table, line: 3, column: 4))
    expect(document.shown(finding).source?.path, is: expected)
  }

  @Test(arguments: [
    (ReviewSelection(), "all scenes"),
    (ReviewSelection(filters: ["a", "b"]), "scenes that match 'a', 'b'"),
    (
      ReviewSelection(
        variants: VariantSelection(
          devices: DeviceCatalogue.devices(named: "iphone-8"), orientations: [.portrait], locales: ["de"])),
      "all scenes on iPhone 8, portrait, de"
    ),
    (ReviewSelection(isAsSaved: true), "all scenes, as saved"),
  ])
  func `a selection is described in words`(selection: ReviewSelection, words: String) {
    expect(selection.words, is: words)
  }
}
