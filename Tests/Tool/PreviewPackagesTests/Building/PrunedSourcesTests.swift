import LayoutTestSupport
import Testing

@testable import PreviewPackages

/// What does not compile is skipped, and everything else stays.
struct PrunedSourcesTests {
  /// The source after an error at the first place of a string in it.
  private func pruned(_ text: String, at mark: String, _ message: String = "cannot find 'x' in scope") -> String {
    var sources = PrunedSources(["App/A.swift": text], in: ["App"])
    let isChanged = sources.remove([error(in: text, at: mark, message)])
    #expect(isChanged)
    return sources.texts["App/A.swift"] ?? ""
  }

  private func error(in text: String, at mark: String, _ message: String) -> CompilerError {
    CompilerError(in: text, at: mark, message)
  }

  /// The words of a string, without spaces and line breaks between them.
  private func words(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  private static let card = """
    final class Card: UIView, Themed {
      let title = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(title)
        title.textColor = Theme
          .current.color
        title.text = "Card"
      }
      var height: CGFloat { Theme.height }
      func rows() -> [String] {
        if true {
          return Theme.rows
        }
        return []
      }
    }
    """

  @Test func `a statement with an error is removed, on all of its lines`() {
    let text = pruned(Self.card, at: "Theme\n")
    #expect(text.contains("addSubview(title)") && text.contains("title.text = \"Card\""))
    #expect(!text.contains("textColor") && !text.contains(".current"))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 17)
  }

  @Test func `a source with line ends of Windows loses only the statement with an error`() {
    let text = Self.card.replacing("\n", with: "\r\n")
    var sources = PrunedSources(["App/A.swift": text], in: ["App"])
    let isChanged = sources.remove([CompilerError(path: "App/A.swift", line: 5, column: 5, message: "no value")])
    let rest = sources.texts["App/A.swift"] ?? ""
    #expect(isChanged && rest.contains("super.init(frame: frame)") && !rest.contains("addSubview"))
  }

  @Test func `a function or property still returns a value of its type`() {
    #expect(words(pruned(Self.card, at: "Theme.rows")).contains("if true { return [] } return []"))
    #expect(words(pruned(Self.card, at: "Theme.height")).contains("var height: CGFloat { return 0 }"))
  }

  @Test func `a source that uses a type of UIKit imports it, and the type is not declared`() {
    let text = "import Foundation\nclass Card: UIView {}\n"
    #expect(pruned(text, at: "UIView", "cannot find type 'UIView' in scope") == "import UIKit; \(text)")
    var sources = PrunedSources(["App/A.swift": text], in: ["App"])
    _ = sources.remove([error(in: text, at: "UIView", "cannot find type 'UIView' in scope")])
    #expect(sources.missingTypes.isEmpty)
  }

  @Test func `a type with a name like those of UIKit is declared if a source that imports it lacks it`() {
    let text = "import UIKit\nclass Card: UIOtherView {}\n"
    var sources = PrunedSources(["App/A.swift": text], in: ["App"])
    let isChanged = sources.remove([error(in: text, at: "UIOther", "cannot find type 'UIOtherView' in scope")])
    #expect(isChanged && sources.missingTypes == ["UIOtherView"])
    #expect(sources.texts["App/A.swift"] == text)
  }

  @Test func `a function whose result is of an unknown type ends the program`() {
    let text = "func place() -> Place {\n  if isKnown { return lost() }\n  return Place()\n}\n"
    #expect(words(pruned(text, at: "lost")) == "func place() -> Place { if isKnown { fatalError() } return Place() }")
  }

  @Test func `a function whose result is of a missing type returns an empty one, unless that does not compile`() {
    let text = "func style() -> Style {\n  return lost()\n}\nvar other: Style?\n"
    var sources = PrunedSources(["App/A.swift": text], in: ["App"])
    _ = sources.remove([error(in: text, at: "Style?", "cannot find type 'Style' in scope")])
    _ = sources.remove([error(in: text, at: "lost", "cannot find 'lost' in scope")])
    let made = sources.texts["App/A.swift"] ?? ""
    #expect(words(made).hasPrefix("func style() -> Style { return Style() }"))
    _ = sources.remove([error(in: made, at: "Style()", "'Style' cannot be constructed")])
    #expect(words(sources.texts["App/A.swift"] ?? "").hasPrefix("func style() -> Style { fatalError() }"))
  }

  @Test func `a function that may make the shared value of its type does not return it`() {
    let text = "final class Theme {\n  static let shared = Theme(1)\n  private init(_ a: Int) {}\n  "
    let body = "func load() -> Theme {\n  return lost()\n}\n"
    #expect(words(pruned(text + "static \(body)}", at: "lost")).hasSuffix("func load() -> Theme { fatalError() } }"))
    #expect(words(pruned("\(text)}\n\(body)", at: "lost")).hasSuffix("func load() -> Theme { return Theme.shared }"))
  }

  @Test func `a function whose parameter returns a value needs none itself`() {
    let text = "func load(done: @escaping (Int) -> String) {\n  lost()\n}\n"
    #expect(words(pruned(text, at: "lost")) == "func load(done: @escaping (Int) -> String) { }")
  }

  @Test func `a protocol that is missing is removed from the types that conform to it`() {
    let message = "type 'Card' does not conform to protocol 'Themed'"
    #expect(pruned(Self.card, at: "Card", message).hasPrefix("final class Card: UIView         {"))
    let first = pruned("struct A: Themed, Equatable {}", at: "Themed", "unknown")
    #expect(words(first) == "struct A: Equatable {}")
    #expect(words(pruned("struct A: Themed {}", at: "Themed", "unknown")) == "struct A {}")
  }

  @Test func `an error in a moved declaration removes the statement there, and one below it the statement below`() {
    // The function of line 7 was moved into its class, where it kept its line.
    let moved = """
      class Card {
        var a = 1

      #sourceLocation(file: "/app/A.swift", line: 7)
        override func b() { lost() }
      #sourceLocation(file: "/app/A.swift", line: 4)
      }
      extension Card {

                                    
        func c() { missing() }
      }
      """
    func left(_ line: Int, _ column: Int) -> String {
      var sources = PrunedSources(["App/A.swift": moved], in: ["App"])
      let isChanged = sources.remove([
        CompilerError(path: "App/A.swift", line: line, column: column, message: "cannot find 'x' in scope")
      ])
      #expect(isChanged)
      return sources.texts["App/A.swift"] ?? ""
    }
    let inside = left(7, 23)
    #expect(!inside.contains("lost()") && inside.contains("missing()") && inside.contains("var a = 1"))
    let below = left(8, 14)
    #expect(below.contains("lost()") && !below.contains("missing()") && below.contains("var a = 1"))
  }

  @Test func `a missing type in a moved declaration is declared as it is used there`() {
    let moved = """
      class Card {
      #sourceLocation(file: "/app/A.swift", line: 7)
        override func b(_ value: any Lost) {}
      #sourceLocation(file: "/app/A.swift", line: 2)
      }
      struct Other { let a: Int }
      func f() {}
      func g() {}
      func h() {}
      """
    var sources = PrunedSources(["App/A.swift": moved], in: ["App"])
    let isChanged = sources.remove([
      CompilerError(path: "App/A.swift", line: 7, column: 32, message: "cannot find type 'Lost' in scope")
    ])
    #expect(isChanged)
    #expect(
      sources.texts["App/RenderLayoutsMissingTypes.swift"]
        == "import LayoutPreviews; import UIKit\npublic protocol Lost {  }\n")
    #expect(sources.texts["App/A.swift"] == moved)
  }

  @Test func `quotes and backslashes in paths are escaped in literals`() {
    #expect(#"a"b\c"#.inSwiftLiteral == #"a\"b\\c"#)
  }

  @Test func `a declaration outside of functions is removed alone`() {
    let text = "let a = 1\n@available(iOS 17, *)\nlet b: Lost = make(\n  2)\nlet c = 3\n"
    #expect(words(pruned(text, at: "Lost", "unknown")) == "let a = 1 let c = 3")
  }

  @Test func `a case of a switch keeps a statement`() {
    let text = "func f(a: Int) {\n  switch a {\n  case 1:\n    lost()\n  default: break\n  }\n}\n"
    #expect(words(pruned(text, at: "lost")) == "func f(a: Int) { switch a { case 1: break default: break } }")
    #expect(words(pruned(text, at: "1:")) == "func f(a: Int) { }")
  }

  @Test func `an initializer that uses its object too early ends the program`() {
    let text = "class Card: UIView {\n  init(name: String) {\n    show(name)\n    super.init()\n  }\n}\n"
    let message = "'self' used in method call 'show' before 'super.init' call"
    #expect(words(pruned(text, at: "show", message)) == "class Card: UIView { init(name: String) { fatalError() } }")
  }

  @Test func `statements in closures are removed one by one`() {
    let text = "let view: UIView = {\n  let view = UIView()\n  view.lost = 1\n  return view\n}()\n"
    #expect(words(pruned(text, at: "view.lost")) == "let view: UIView = { let view = UIView() return view }()")
  }

  @Test func `an override without a method to override stays as a method`() {
    let text = "class A {\n  override func f() {}\n}\n"
    let message = "method does not override any method from its superclass"
    #expect(words(pruned(text, at: "func", message)) == "class A { func f() {} }")
  }

  @Test func `an error that stays removes the body, the declaration and the type`() {
    var sources = PrunedSources(["App/A.swift": Self.card], in: ["App"])
    let error = error(in: Self.card, at: "super", "cannot convert value")
    var steps: [String] = []
    for _ in 0..<4 {
      _ = sources.remove([error])
      steps.append(words(sources.texts["App/A.swift"] ?? ""))
    }
    #expect(!steps[0].contains("super.init") && steps[0].contains("addSubview"))
    #expect(!steps[1].contains("addSubview") && steps[1].contains("override init(frame: CGRect) { }"))
    #expect(!steps[2].contains("override init") && steps[2].contains("let title"))
    #expect(!steps[3].contains("Card"))
    #expect(sources.losses.map(\.count) == [4] && sources.losses.first?.first == error)
  }

  @Test func `types of missing modules are empty types, of the kind that their use asks for`() {
    let text = """
      class Screen: BaseController, Themed {
        let bag = Bag<Int, [String]>()
      }
      """
    var sources = PrunedSources(["App/A.swift": text], in: ["App"])
    let names = ["BaseController", "Themed", "Bag"]
    let isChanged2 = sources.remove(names.map { error(in: text, at: $0, "cannot find type '\($0)' in scope") })
    #expect(isChanged2)
    #expect(sources.texts["App/A.swift"] == text)
    #expect(sources.missingTypes == names.sorted())
    let made = sources.texts["App/RenderLayoutsMissingTypes.swift"] ?? ""
    #expect(made.contains("open class BaseController: UIViewController, MissingMembers {"))
    #expect(made.contains("public protocol Themed {"))
    #expect(made.contains("open class Bag<Argument0, Argument1>: NSObject"))
  }

  @Test func `types of missing modules get the static members and initializers that code uses`() {
    let text = """
      let store = Store.main
      let other = Store(name: "a", [1, 2], of: Store.named("b"))
      var last: Store?
      """
    var sources = PrunedSources(["App/A.swift": text], in: ["App"])
    let declared = sources.remove([error(in: text, at: "Store?", "cannot find type 'Store' in scope")])
    let added = sources.remove([
      error(in: text, at: "Store.main", "type 'Store' has no member 'main'"),
      error(in: text, at: "name:", "argument passed to call that takes no arguments"),
      error(in: text, at: "Store.named", "type 'Store' has no member 'named'"),
    ])
    #expect(declared && added)
    #expect(sources.texts["App/A.swift"] == text && sources.losses.isEmpty)
    let made = sources.texts["App/RenderLayoutsMissingTypes.swift"] ?? ""
    for member in [
      "open class Store: NSObject, MissingMembers {", "public static var `main`: Store { Store() }",
      "public init(name argument0: Any?, _ argument1: Any?, of argument2: Any?) {}",
      "public static func `named`(_ argument0: Any?) -> Store { Store() }",
    ] {
      #expect(made.contains(member), "\(made)")
    }
    let line = (made.split(separator: "\n").firstIndex { $0.contains("class Store") } ?? 0) + 1
    let path = "App/RenderLayoutsMissingTypes.swift"
    _ = sources.remove([CompilerError(path: path, line: line, column: 1, message: "invalid redeclaration")])
    #expect(sources.texts[path]?.contains("argument0") == false && sources.missingTypes == ["Store"])
    // A member that did not compile is not added again: the statement that uses it is removed.
    _ = sources.remove([error(in: text, at: "Store.main", "type 'Store' has no member 'main'")])
    #expect(sources.texts[path]?.contains("main") == false && sources.losses.count == 1)
  }

  @Test func `imports of missing modules are removed from all sources at once`() {
    let texts = ["App/A.swift": "import Lost\nimport UIKit\n", "App/B.swift": "import Lost.Part\nlet a = 1\n"]
    var sources = PrunedSources(texts, in: ["App"])
    let error = CompilerError(path: "App/A.swift", line: 1, column: 8, message: "no such module 'Lost'")
    let isChanged3 = sources.remove([error])
    #expect(isChanged3)
    #expect(sources.texts.mapValues(words) == ["App/A.swift": "import UIKit", "App/B.swift": "let a = 1"])
    #expect(sources.losses.isEmpty)
  }

  @Test func `an error is read once, with its place and its names`() {
    let output = """
      [3/9] Compiling App A.swift
      /copy/App/A.swift:3:14: error: cannot find type 'Theme' in scope [#Group]
       3 |   let theme: Theme
      /copy/App/A.swift:3:14: error: cannot find type 'Theme' in scope
      /copy/App/A.swift:5:1: warning: unused
      error: fatalError
      """
    let errors = CompilerError.errors(in: output)
    #expect(
      errors == [
        CompilerError(path: "/copy/App/A.swift", line: 3, column: 14, message: "cannot find type 'Theme' in scope")
      ])
    #expect(errors.first?.names == ["Theme"])
  }

  /// The source of a class after an error at the first place of a string in it, beside a source with a type `Service`.
  private func prunedBeside(_ text: String, at mark: String, _ message: String) -> String {
    var sources = PrunedSources(["App/A.swift": text, "App/B.swift": "final class Service {}"], in: ["App"])
    let isChanged = sources.remove([error(in: text, at: mark, message)])
    #expect(isChanged)
    return words(sources.texts["App/A.swift"] ?? "")
  }

  @Test(arguments: [
    ("@Injected var a: Service", "Injected", "unknown attribute 'Injected'", "lazy var a: Service = Service()"),
    ("@Injected(.main) var a: any Lost", "Injected", "unknown attribute 'Injected'", "var a: (any Lost)!"),
    (
      "let a: Lost", "a:", "stored property 'a' without initial value prevents synthesized initializers",
      "var a: (Lost)!"
    ),
    ("let a: Service = lost()", "lost", "cannot find 'lost' in scope", "lazy var a: Service = Service()"),
    ("static let a: Service = lost()", "lost", "cannot find 'lost' in scope", "static var a: (Service)!"),
    (
      "init(a: Int) { if a > 0 { b = a } }", "b =", "'self' used before being initialized",
      "init(a: Int) { fatalError() }"
    ),
  ])
  func `a property or initializer keeps its name if its value or body does not compile`(
    member: String, mark: String, message: String, left: String
  ) {
    let text = prunedBeside("class A {\n  \(member)\n  func f() {}\n}\n", at: mark, message)
    #expect(text == "class A { \(left) func f() {} }")
  }

  @Test func `a class without initializers stays if its properties get values`() {
    let output = """
      /copy/App/A.swift:1:7: error: class 'A' has no initializers
      /copy/App/A.swift:2:7: note: stored property 'a' without initial value prevents synthesized initializers
      /copy/App/A.swift:3:1: note: other
      """
    let errors = CompilerError.errors(in: output)
    #expect(errors.map(\.line) == [1, 2])
    let text = "class A {\n  let a: Lost\n}\n"
    var sources = PrunedSources(["App/A.swift": text], in: ["App"])
    let isChanged = sources.remove(
      errors.map { CompilerError(path: "App/A.swift", line: $0.line, column: $0.column, message: $0.message) })
    #expect(isChanged)
    #expect(words(sources.texts["App/A.swift"] ?? "") == "class A { var a: (Lost)! }")
  }

  @Test func `an empty type that does not compile is removed`() {
    let text = "class A { var a: Lost? }\n"
    var sources = PrunedSources(["App/A.swift": text], in: ["App"])
    let path = "App/RenderLayoutsMissingTypes.swift"
    let errors = [
      error(in: text, at: "Lost", "cannot find type 'Lost' in scope"),
      CompilerError(path: path, line: 2, column: 1, message: "initializer does not override"),
    ]
    for error in errors {
      let isChanged = sources.remove([error])
      #expect(isChanged)
    }
    #expect(sources.texts[path] == "import LayoutPreviews; import UIKit\n\n" && sources.missingTypes.isEmpty)
    let isChangedAgain = sources.remove([errors[1]])
    #expect(!isChangedAgain)
  }

  @Test func `a type that was removed is declared again for what names it`() {
    let text = "class A {}\nclass B { var a: A? }\n"
    var sources = PrunedSources(["App/A.swift": text], in: ["App"])
    let removal = error(in: text, at: "class A", "redundant")
    let missing = error(in: text, at: "A?", "cannot find type 'A' in scope")
    for error in [removal, missing] {
      let isChanged = sources.remove([error])
      #expect(isChanged)
    }
    #expect(words(sources.texts["App/A.swift"] ?? "") == "class B { var a: A? }")
    #expect(sources.missingTypes == ["A"])
    #expect(sources.addedSources == ["App/RenderLayoutsMissingTypes.swift"])
  }

  @Test func `pruning ends for errors in any source`() {
    let pieces = [
      "class A {", "}", "(", ")", "{", "func f() -> Int {", "return 1", "\n", "case 1:", "switch x {", ",",
    ]
    var numbers = SeededRandomNumberGenerator(seed: 7)
    for _ in 0..<300 {
      let text = (0..<Int.random(in: 0..<30, using: &numbers)).map { _ in pieces.randomElement(using: &numbers) ?? "" }
        .joined(separator: " ")
      var sources = PrunedSources(["App/A.swift": text], in: ["App"])
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
      for _ in 0..<6 {
        let error = CompilerError(
          path: "App/A.swift", line: .random(in: 1...lines, using: &numbers),
          column: .random(in: 1...9, using: &numbers),
          message: "lost")
        _ = sources.remove([error])
        let left = sources.texts["App/A.swift"] ?? ""
        #expect(left.split(separator: "\n", omittingEmptySubsequences: false).count == lines)
      }
    }
  }
}
