import LayoutTestSupport
import Testing

@testable import PreviewPackages

/// Views are created with values that are known.
struct SampleValuesTests {
  /// The first expression for a class of a source.
  private func expressions(_ name: String, _ text: String, inDocuments: Set<String> = []) -> [String] {
    var classes = ViewClasses(namedInDocuments: inDocuments)
    classes.add(sourceAt: "App/A.swift", text, outletsIn: text)
    return classes.chosen([name]).first.map(classes.expressions) ?? []
  }

  @Test(arguments: ["protocol Pane: class { func f() }", "class", "struct {", "enum Mode", "protocol Pane: class"])
  func `declarations without a name are skipped`(text: String) {
    expect(expressions("Card", "class Card: UIView {}\n\(text)").count, is: 2)
    _ = SampleValues(of: [text])
  }

  @Test(arguments: [
    ("count: Int, title: String = \"\", note: String?", "count: 3, note: nil"),
    ("_ tap: @escaping (Int, [String: Int]) -> Void", "{ _, _ in }"),
    ("done: (() -> Void)?", "done: nil"), ("mode: Mode", "mode: Mode.small"),
    ("model: Model", "model: Model(name: \"Text\", mode: Mode.small)"),
    ("store: Store", "store: Store(model: Model(name: \"Text\", mode: Mode.small))"),
    ("of layout: UICollectionViewLayout", "of: UICollectionViewFlowLayout()"),
    ("make: () -> Int, find: @escaping (String) async throws -> Model?", "make: { 3 }, find: { _ in nil }"),
    ("models: [Model], ids: Set<Int>", "models: [Model(name: \"Text\", mode: Mode.small)], ids: []"),
    ("service: any Service", "service: Stub(count: 3)"), ("client: Client", "client: Client.shared"),
    ("state: State", "state: State.failed(CancellationError())"),
  ])
  func `an initializer gets values of the system's and the app's types`(parameters: String, arguments: String) {
    let text = """
      enum Mode { case large(Int); case small }
      struct Model { let name: String; var mode: Mode; var note: String?; let kind = 1; static var all: Int { 0 } }
      final class Store { init(model: Model) {}; private init() {} }
      protocol Service {}
      struct Stub: Service, Sendable { let count: Int }
      final class Client { static let shared = Client(); private init() {} }
      enum State { case failed(Error); case loaded(items: [Int]) }
      class Card: UIView { init(\(parameters)) { super.init(frame: .zero) } }
      """
    #expect(
      expressions("Card", text).first == "LayoutPreviews.FittedView(showing: Card(\(arguments)))", "\(parameters)")
  }

  @Test(arguments: [
    ("environment: Environment", "environment: Router(config: Config())"),
    ("_ parts: Themed & Routed", "Router(config: Config())"), ("mode: Mode", "mode: Card.Mode.small"),
    ("row: Row?, rows: [Row]", "row: nil, rows: [Card.Row(mode: Card.Mode.small)]"), ("kind: Kind", "kind: 3"),
    ("config: Config, count: Int", "config: Config(), count: 3"), ("url: Kit.Link", "url: Kit.Link()"),
    ("done: Done", "done: { _ in }"),
  ])
  func `types in the class, compositions of protocols and other names of types are known`(
    parameters: String, arguments: String
  ) {
    let text = """
      protocol Themed {}
      protocol Routed {}
      typealias Done = (Bool) -> Void
      class Other: Themed {}
      class Router: Themed { init(config: Config) {} }
      extension Router: Routed {}
      extension Config: Themed {}
      enum Mode { case other }
      class Card: UIView {
        typealias Environment = Themed & Routed
        typealias Kind = Int
        enum Mode { case small }
        struct Row { let mode: Mode }
        init(\(parameters)) { super.init(frame: .zero) }
      }
      """
    #expect(
      expressions("Card", text).first == "LayoutPreviews.FittedView(showing: Card(\(arguments)))", "\(parameters)")
  }

  @Test func `types that name each other have no value`() {
    let text = """
      typealias A = B
      typealias B = A
      class Card: UIView { init(a: A, b: Tree) { super.init(frame: .zero) } }
      struct Tree { let first: Tree; let second: Tree; let third: Tree; let fourth: Tree }
      """
    expect(expressions("Card", text).count, is: 2)
  }

  @Test func `values within values are limited`() {
    let parameters = ["a", "b", "c", "d", "e", "f", "g", "h"]
    func type(_ name: String, of other: String) -> String {
      "class \(name) { init(\(parameters.map { "\($0): \(other)" }.joined(separator: ", "))) {} }\n"
    }
    let text =
      type("A", of: "B") + type("B", of: "C") + type("C", of: "D") + type("D", of: "E")
      + "class E {}\nclass Card: UIView { init(a: A) { super.init(frame: .zero) } }\n"
    #expect(expressions("Card", text).allSatisfy { $0.utf8.count < 100 })
  }

  @Test(arguments: ["of service: any Service", "of tree: Tree", "make: () -> Tree", "hidden: Hidden"])
  func `an initializer with an unknown value is not called`(parameters: String) {
    let text = """
      protocol Service {}
      struct Tree { let parent: Tree }
      private struct Hidden {}
      class Card: UIView { init(\(parameters)) { super.init(frame: .zero) } }
      """
    #expect(
      expressions("Card", text) == [
        "LayoutPreviews.FittedView(showing: Card())", "LayoutPreviews.FittedView(showing: Card(frame: .zero))",
      ])
  }

  @Test func `a class that a document names is loaded from it, with the properties that the app sets`() {
    let text = """
      final class Model {}
      class Sheet: UIViewController {
        var model: Model!
        weak var other: Model!
        var label: UILabel!
      }
      """
    #expect(
      expressions("Sheet", text, inDocuments: ["Sheet"]) == [
        "LayoutPreviews.DocumentContent.controller(Sheet.self) { $0.model = Model() }",
        "LayoutPreviews.DocumentContent.controller(Sheet.self)",
      ])
    #expect(
      expressions("Sheet", text).first
        == "LayoutPreviews.DocumentContent.prepared(Sheet()) { $0.model = Model() }")
  }

  @Test func `a class that refuses to be decoded is created by its own initializer, not from its document`() {
    let text = """
      class Sheet: UIViewController {
        init(count: Int) { super.init(nibName: "Sheet", bundle: nil) }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      }
      """
    expect(expressions("Sheet", text, inDocuments: ["Sheet"]).first, is: "Sheet(count: 3)")
    let former = "convenience init(from coder: NSCoder) { self.init(coder: coder) }\nrequired init?"
    let called = text.replacing("required init?", with: former)
    expect(expressions("Sheet", called, inDocuments: ["Sheet"]).first, is: "Sheet(count: 3)")
    for check in ["", "guard isKnown else { fatalError() };"] {
      let decoding = text.replacing("fatalError", with: "super.init(coder: coder); \(check) print")
      expect(
        expressions("Sheet", decoding, inDocuments: ["Sheet"]),
        is: ["LayoutPreviews.DocumentContent.controller(Sheet.self)"])
    }
  }

  @Test func `the classes in a document are those that it names`() {
    let text = "<view customClass=\"Card\" customModule=\"App\"/><label customClass=\"Title\"/><view/>"
    #expect(DocumentClassNames.names(in: text) == ["Card", "Title"])
  }

  @Test func `the summary says how many views are drawn, and why others are not`() {
    let count = ViewCount(found: 60, unmade: 5, unconnected: 0, crashed: 2, blank: 7)
    #expect(
      count.message
        == "note: 46 of 60 views and controllers are drawn; 7 blank, 5 cannot be created, "
        + "2 skipped because of their code")
    #expect(
      ViewCount(found: 3, unmade: 0, unconnected: 0, crashed: 0).message
        == "note: 3 of 3 views and controllers are drawn")
  }
}
