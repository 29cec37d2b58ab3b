import LayoutTestSupport
import Testing

@testable import PreviewPackages

/// Initializers still set all properties after code that does not compile was removed.
struct PrunedInitializerTests {
  /// The words of the source after an error at the first place of a string in it.
  private func pruned(_ text: String, at mark: String, _ message: String) -> String {
    var sources = PrunedSources(["App/A.swift": text], in: ["App"])
    let isChanged = sources.remove([CompilerError(in: text, at: mark, message)])
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
    #expect(pruned(text, at: "brand", unknown).contains("self.font = .systemFont(ofSize: 17) insets = Theme.insets"))
    #expect(pruned(text, at: "Theme.insets", unknown).contains("self.insets = .zero self.note = Theme.note"))
    #expect(pruned(text, at: "Theme.note", unknown).hasSuffix("insets = Theme.insets } }"))
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
    let made = pruned(text, at: "super.init", message)
    #expect(made.contains("var store: (Storing)! let title: String lazy var count: Int = 3"))
    #expect(made.hasSuffix("init() { title = \"Title\" super.init() } }"))
  }

  @Test func `an initializer whose properties are all set ends the process`() {
    let text = "struct Size {\n  let width: Int\n  init() {\n    use(self)\n    width = 3\n  }\n}\n"
    let made = pruned(text, at: "self", "'self' used before being initialized")
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
