import Findings
import LayoutReview
import Scenes
import Testing

@testable import Baselines

/// The change of code that is named as the cause of differences of a scene.
@Suite struct CodeEffectsTests {
  private let place = SourceLocation(path: "Main.storyboard", line: 1, column: 1)

  /// Returns a scene with a table that a controller of a class fills with rows of a height.
  private func scene(of controller: String = "ListController", rows: Double, cell: String? = nil) -> Scene {
    var table = View(name: "table", superview: 0)
    table.identity.customClass = cell
    var root = View(name: "root", superview: nil)
    root.identity.controllerClass = controller
    var scene = Scene(
      name: "Page", documentPath: place.path, source: place, views: [root, table], constraints: [])
    scene.filled = [FilledView(view: 1, by: controller, role: .rows(.init(height: .fixed(rows))), nibs: [])]
    return scene
  }

  private func change(of name: String, _ likelihood: CodeChange.Likelihood) -> CodeChange {
    CodeChange(
      className: name, message: .init(kind: "code", "the code of '\(name)' changed"),
      source: SourceLocation(path: "\(name).swift", line: 2, column: 3), likelihood: likelihood)
  }

  /// Returns the cause of rows of another height, given the changed classes and those of the other scenes.
  private func cause(_ changes: [CodeChange], elsewhere: Set<String>? = nil) throws -> AuthorsChange {
    let scene = scene(rows: 80, cell: "Row")
    let effects = CodeEffects(
      former: scene, present: self.scene(rows: 60, cell: "Row"), changes: changes, classesElsewhere: elsewhere)
    return try #require(AuthorsChange(of: effects, in: scene))
  }

  @Test func `of several changed classes of a scene, the one that gives lists their lengths is named`() throws {
    let found = try cause([change(of: "ListController", .lengths), change(of: "Row", .unknown)])
    #expect(found.message.text == "the code of 'ListController' changed")
    #expect(found.codePlace?.path == "ListController.swift" && found.steps.isEmpty)
  }

  @Test func `if several classes may have decided, no class is named, and the place is the scene`() throws {
    let lengths = try cause([change(of: "ListController", .lengths), change(of: "Row", .lengths)])
    #expect(lengths.message.text == "the code changed" && lengths.codePlace == place && lengths.steps.count == 2)
    let unknown = try cause([change(of: "ListController", .unknown), change(of: "Row", .unknown)])
    #expect(unknown.message.text == "the code changed" && unknown.codePlace == place && unknown.steps.isEmpty)
  }

  @Test func `a class of another scene is not named`() throws {
    let other = change(of: "OtherController", .lengths)
    let found = try cause([other], elsewhere: ["OtherController"])
    #expect(found.message.text == "the code changed" && found.codePlace == place && found.steps.isEmpty)
    let source = try cause([change(of: "FeedDataSource", .lengths), other], elsewhere: ["OtherController"])
    #expect(source.message.text == "the code of 'FeedDataSource' changed")
    let sources = try cause(
      [change(of: "FeedDataSource", .lengths), change(of: "NewsDataSource", .lengths)], elsewhere: ["OtherController"])
    #expect(sources.message.text == "the code changed" && sources.steps.isEmpty)
  }

  @Test func `a class that no scene names makes it unknown which class decided, unless its change is less likely`()
    throws
  {
    let own = change(of: "ListController", .cells)
    let found = try cause([own, change(of: "FeedDataSource", .lengths)], elsewhere: ["OtherController"])
    #expect(found.message.text == "the code changed")
    let certain = try cause([own, change(of: "FeedDataSource", .unknown)], elsewhere: ["OtherController"])
    #expect(certain.message.text == "the code of 'ListController' changed")
  }

  @Test func `code of the scene in a container view is not that of the scene itself`() throws {
    var (now, then) = (scene(rows: 80), scene(rows: 80))
    now.embedded = [EmbeddedScene(view: 1, node: 0, content: .scene(scene(of: "Inner", rows: 70)))]
    then.embedded = [EmbeddedScene(view: 1, node: 0, content: .scene(scene(of: "Inner", rows: 50)))]
    let effects = CodeEffects(former: now, present: then, changes: [change(of: "ListController", .lengths)])
    let found = try #require(AuthorsChange(of: effects, in: now))
    #expect(found.message.text == "the code changed" && found.codePlace == place)
  }

  @Test func `pictures of designs, which only one side reads, are not an effect of code`() {
    var scene = scene(rows: 60)
    let other = scene
    scene.designPictures = [DesignPicture(name: "page.png")]
    #expect(scene.isLaidOut(like: other))
    let effects = CodeEffects(former: other, present: other, changes: [change(of: "ListController", .lengths)])
    #expect(AuthorsChange(of: effects, in: scene) == nil)
  }

  @Test func `scenes in container views have the lines of code of the other state as well`() {
    func statement(_ line: Int) -> CodeStatement {
      CodeStatement(
        effect: .hides, text: "isHidden", source: SourceLocation(path: "Inner.swift", line: line, column: 1))
    }
    func page(_ line: Int) -> Scene {
      var inner = scene(of: "Inner", rows: 50)
      inner.views[1].identity.statements = [statement(line)]
      var page = scene(rows: 60)
      page.embedded = [EmbeddedScene(view: 1, node: 0, content: .scene(inner))]
      return page
    }
    #expect(page(4).withStatements(of: page(9)) == page(9))
  }
}
