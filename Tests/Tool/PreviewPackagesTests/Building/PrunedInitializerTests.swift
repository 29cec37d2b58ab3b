import LayoutTestSupport
import Testing

@testable import PreviewPackages

/// Initializers still set all properties after code that does not compile was removed.
struct PrunedInitializerTests {
  /// The words of the source after errors at the first places of strings in it.
  private func pruned(_ text: String, at marks: String..., message: String) -> String {
    var sources = PrunedSources(["App/A.swift": text], in: ["App"])
    let isChanged = sources.remove(marks.map { CompilerError(in: text, at: $0, message) })
    #expect(isChanged)
    return (sources.texts["App/A.swift"] ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func `a property gets a known value in place of one that does not compile`() {
    let text = """
      struct Style {
        let font: UIFont
        let insets: UIEdgeInsets
        var note: String?
        init(note: String) {
          self.font = .brand(size: 3)
          insets = Theme.insets
          self.note = Theme.note
        }
      }
      """
    let unknown = "value of type 'Theme' has no member 'brand'"
    #expect(
      pruned(text, at: "brand", message: unknown).contains("self.font = .systemFont(ofSize: 17) insets = Theme.insets"))
    #expect(pruned(text, at: "Theme.insets", message: unknown).contains("self.insets = .zero self.note = Theme.note"))
    #expect(pruned(text, at: "Theme.note", message: unknown).hasSuffix("insets = Theme.insets } }"))
  }

  @Test func `a property without a known value becomes a variable, and the initializer stays`() {
    let text = """
      class Pager {
        let store: Storing
        let title: String
        var count: Int
        init() {
          title = "Title"
          super.init()
        }
      }
      """
    let message = "property 'self.store' not initialized at super.init call"
    let made = pruned(text, at: "super.init", message: message)
    #expect(made.contains("var store: (Storing)! let title: String lazy var count: Int = 3"))
    #expect(made.hasSuffix("init() { title = \"Title\" super.init() } }"))
  }

  @Test func `a property that two initializers leave without a value gets one`() {
    let text = """
      class Card: UIView {
        var count: Int
        let store: Storing
        override init(frame: CGRect) {
          super.init(frame: frame)
        }
        required init?(coder: NSCoder) {
          super.init(coder: coder)
        }
      }
      """
    let made = pruned(
      text, at: "super.init(frame", "super.init(coder",
      message: "property 'self.store' not initialized at super.init call")
    #expect(made.hasPrefix("class Card: UIView { lazy var count: Int = 3 var store: (Storing)! override init("))
    #expect(
      made.hasSuffix("{ super.init(frame: frame) } required init?(coder: NSCoder) { super.init(coder: coder) } }"))
  }

  /// The words of a class whose initializer has a statement, after an error in it.
  private func pager(_ statement: String, _ message: String) -> String {
    pruned(
      "class Pager {\n  let store: Storing\n  init() {\n    \(statement)\n    done()\n  }\n}\n", at: "done",
      message: message)
  }

  @Test(arguments: [
    "navigation.store = made", "self.navigation.store = made", "let store = made", "use(store == made)",
  ])
  func `a statement that sets something else with the name of a property does not set it`(statement: String) {
    let made = pager(statement, "property 'self.store' not initialized at super.init call")
    #expect(made == "class Pager { var store: (Storing)! init() { \(statement) done() } }")
  }

  @Test(arguments: [
    "store = made", "self.store = made", "if isNew { store = made }", "switch kind { default: store = made }",
  ])
  func `a property that is set stays as it is`(statement: String) {
    let made = pager(statement, "return from initializer without initializing all stored properties")
    #expect(made == "class Pager { let store: Storing init() { fatalError() } }")
  }

  @Test(arguments: [
    ("if isNew { self.init(1) }", "'self.init' isn't called on all paths before returning from initializer"),
    ("self.init(1)", "return from initializer without initializing all stored properties"),
    ("use(self)", "'self' used before being initialized"),
    ("show()", "'self' used in method call 'show' before 'super.init' call"),
  ])
  func `a property stays as it is if a value for it does not make the initializer compile`(
    statement: String, message: String
  ) {
    #expect(pager(statement, message) == "class Pager { let store: Storing init() { fatalError() } }")
  }

  @Test func `an initializer whose properties are all set ends the process`() {
    let text = "struct Size {\n  let width: Int\n  init() {\n    use(self)\n    width = 3\n  }\n}\n"
    let made = pruned(text, at: "self", message: "'self' used before being initialized")
    #expect(made == "struct Size { let width: Int init() { fatalError() } }")
  }

  @Test func `a function returns an object of a missing generic type`() {
    let text = "import Later\nfunc user() -> Promise<User> { return Store.shared.load() }\nvar all: Promise<[User]>?\n"
    var sources = PrunedSources(["App/A.swift": text], in: ["App"])
    _ = sources.remove([CompilerError(in: text, at: "Promise", "cannot find type 'Promise' in scope")])
    _ = sources.remove([CompilerError(in: text, at: "Store", "type 'Store' has no member 'shared'")])
    #expect(sources.texts["App/A.swift"]?.contains("{ return Promise<User>()") == true)
  }
}
