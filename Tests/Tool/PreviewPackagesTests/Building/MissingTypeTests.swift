import Testing

@testable import PreviewPackages

/// Types that no module has are declared as code uses them.
struct MissingTypeTests {
  @Test func `types of missing modules are views, controllers or protocols if their names or uses say so`() {
    let text = """
      typealias Environment = Themed & Routed
      let web = WebView(frame: frame, style: 1)
      var play: PlayerController?
      class Helper: NSObject, Tracking {}
      var tracking: Tracking?
      """
    var sources = PrunedSources(["App/A.swift": text], in: ["App"])
    _ = sources.remove([
      CompilerError(in: text, at: "Themed", "cannot find type 'Themed' in scope"),
      CompilerError(in: text, at: "WebView", "cannot find 'WebView' in scope"),
      CompilerError(in: text, at: "PlayerController", "cannot find type 'PlayerController' in scope"),
      CompilerError(in: text, at: "Tracking?", "cannot find type 'Tracking' in scope"),
    ])
    let path = "App/RenderLayoutsMissingTypes.swift"
    let first = sources.texts[path] ?? ""
    #expect(first.contains("open class WebView: UIView, MissingMembers {"))
    #expect(first.contains("open class PlayerController: UIViewController, MissingMembers {"))
    #expect(first.contains("public protocol Themed {") && first.contains("open class Tracking: NSObject"))
    let isChanged = sources.remove([
      CompilerError(in: text, at: "class Helper", "multiple inheritance from classes 'NSObject' and 'Tracking'"),
      CompilerError(in: text, at: "style", "extra argument 'style' in call"),
    ])
    let second = sources.texts[path] ?? ""
    #expect(isChanged && sources.texts["App/A.swift"] == text && second.contains("public protocol Tracking {"))
    #expect(
      second.contains("public convenience init(frame argument0: Any?, style argument1: Any?) { self.init() }"))
  }

  @Test func `cases that calls of missing types take are declared, and other errors of the call wait`() {
    let text = """
      let style: Style?
      let title = Style(weight: .bold, size: isBig ? .large : .base, color: theme?.color)
      let plain = Style.make(.plain)
      let other = lost
      """
    var sources = PrunedSources(["App/A.swift": text], in: ["App"])
    _ = sources.remove([CompilerError(in: text, at: "Style?", "cannot find type 'Style' in scope")])
    _ = sources.remove([
      CompilerError(in: text, at: "(weight", "argument passed to call that takes no arguments"),
      CompilerError(in: text, at: "bold", "cannot infer contextual base in reference to member 'bold'"),
      CompilerError(in: text, at: "Style.make", "type 'Style' has no member 'make'"),
      CompilerError(in: text, at: "plain)", "cannot infer contextual base in reference to member 'plain'"),
      CompilerError(in: text, at: "lost", "cannot find 'lost' in scope"),
    ])
    let declared = sources.texts["App/RenderLayoutsMissingTypes.swift"] ?? ""
    let choice = "RenderLayoutsChoice"
    for name in ["bold", "large", "base", "plain"] {
      #expect(declared.contains("public static var `\(name)`: \(choice) { \(choice)() }"))
    }
    #expect(
      declared.contains(
        "public init(weight argument0: \(choice), size argument1: \(choice), color argument2: Any?) {}"))
    #expect(declared.contains("public static func `make`(_ argument0: \(choice)) -> Style { Style() }"))
    #expect(sources.texts["App/A.swift"] == text.replacing("let other = lost", with: "                "))
    #expect(sources.missingTypes == ["Style"])
  }

  @Test func `a call that takes any value takes a case as well`() {
    let text = "let style: Style?\nlet one = Style(weight: weight)\nlet other = Style(weight: .bold)\n"
    var sources = PrunedSources(["App/A.swift": text], in: ["App"])
    _ = sources.remove([CompilerError(in: text, at: "Style?", "cannot find type 'Style' in scope")])
    _ = sources.remove([
      CompilerError(in: text, at: "(weight: weight", "argument passed to call that takes no arguments")
    ])
    let error = CompilerError(in: text, at: "bold", "type 'Any?' has no member 'bold'")
    #expect(sources.remove([error]) && sources.texts["App/A.swift"] == text)
    let declared = sources.texts["App/RenderLayoutsMissingTypes.swift"] ?? ""
    #expect(declared.contains("public init(weight argument0: RenderLayoutsChoice) {}"))
    // The same error once more cannot be fixed like that.
    #expect(sources.remove([error]) && sources.texts["App/A.swift"] != text)
  }

  @Test(arguments: [
    ("(kind: .`default`)", ["kind argument0: RenderLayoutsChoice", "static var `default`: RenderLayoutsChoice"]),
    ("(range: ...5)", ["range argument0: Any?"]), ("(size: theme.size ?? .base)", ["size argument0: Any?"]),
    ("(weight: flag ? Weight.heavy : .regular)", ["weight argument0: Any?"]),
    ("(weight: flag ? .heavy : .regular)", ["weight argument0: RenderLayoutsChoice", "`heavy`", "`regular`"]),
    ("(weight: theme?.weight)", ["weight argument0: Any?"]),
    ("(shape: .rounded(5))", ["shape argument0: RenderLayoutsChoice"]),
  ])
  func `an argument is a case if all that it can be is one`(call: String, expected: [String]) {
    let text = "let style: Style?\nlet one = Style\(call)\n"
    var sources = PrunedSources(["App/A.swift": text], in: ["App"])
    _ = sources.remove([CompilerError(in: text, at: "Style?", "cannot find type 'Style' in scope")])
    let isChanged = sources.remove([
      CompilerError(in: text, at: call, "argument passed to call that takes no arguments")
    ])
    let declared = sources.texts["App/RenderLayoutsMissingTypes.swift"] ?? ""
    #expect(isChanged && expected.allSatisfy(declared.contains), "\(declared)")
    #expect(!declared.contains("``") && !declared.contains("`rounded`: ") && !declared.contains("`base`"))
  }

  @Test func `a call with another value where one takes a case is declared as well`() {
    let text = "let style: Style?\nlet one = Style(color: .red)\nlet other = Style(color: color)\n"
    var sources = PrunedSources(["App/A.swift": text], in: ["App"])
    _ = sources.remove([CompilerError(in: text, at: "Style?", "cannot find type 'Style' in scope")])
    _ = sources.remove([
      CompilerError(in: text, at: "(color: .red", "argument passed to call that takes no arguments")
    ])
    let message = "cannot convert value of type 'Palette' to expected argument type 'RenderLayoutsChoice'"
    let isChanged = sources.remove([CompilerError(in: text, at: "color)", message)])
    let declared = sources.texts["App/RenderLayoutsMissingTypes.swift"] ?? ""
    #expect(isChanged && sources.texts["App/A.swift"] == text)
    #expect(declared.contains("init(color argument0: RenderLayoutsChoice) {}"))
    #expect(declared.contains("init(color argument0: Any?) {}"))
  }

  @Test func `the call of a type inside a missing type does not become a function of the outer one`() {
    let text = "let style: Style?\nlet inner: Style.Inner?\nlet one = Style.Inner(size: 1)\n"
    var sources = PrunedSources(["App/A.swift": text], in: ["App"])
    _ = sources.remove([CompilerError(in: text, at: "Style?", "cannot find type 'Style' in scope")])
    _ = sources.remove([
      CompilerError(in: text, at: "Inner?", "'Inner' is not a member type of class 'App.Style'")
    ])
    _ = sources.remove([
      CompilerError(in: text, at: "(size: 1", "argument passed to call that takes no arguments")
    ])
    let declared = sources.texts["App/RenderLayoutsMissingTypes.swift"] ?? ""
    #expect(declared.contains("open class Inner") && !declared.contains("func `Inner`"), "\(declared)")
  }

  @Test func `static members that a missing module adds to colors and fonts are declared`() {
    let text = "import UIKit\nlet color: UIColor = .brand\nlet font = UIFont.brand(size: 12)\n"
    var sources = PrunedSources(["App/A.swift": text], in: ["App"])
    _ = sources.remove([
      CompilerError(in: text, at: "brand", "type 'UIColor' has no member 'brand'"),
      CompilerError(in: text, at: "UIFont.", "type 'UIFont' has no member 'brand'"),
    ])
    let declared = sources.texts["App/RenderLayoutsMissingTypes.swift"] ?? ""
    #expect(declared.contains("extension UIColor { public static var `brand`: UIColor { .systemBlue } }"))
    #expect(
      declared.contains(
        "extension UIFont { public static func `brand`(size argument0: Any?) -> UIFont { .systemFont(ofSize: 17) } }"))
    #expect(sources.texts["App/A.swift"] == text && sources.missingTypes.isEmpty)
  }

  @Test(arguments: [
    ("class Theme { let brand = 1 }", true), ("enum Colors { static let brand = 1 }", true),
    ("extension UIColor { static let other = 1; var brand: Int { 1 } }", true),
    ("extension UIColor.Theme { static let brand = 1 }", true),
    ("extension UIColor { public static let brand = UIColor.red }", false),
    ("extension UIKit.UIColor { @objc static public private(set) var brand = UIColor.red }", false),
    ("extension UIColor {\n  @objc\n  class func brand() -> UIColor { .red }\n}", false),
  ])
  func `a static member of a color is declared unless a source declares it in the same type`(
    other: String, isDeclared: Bool
  ) {
    let text = "import UIKit\nlet color: UIColor = .brand\n"
    var sources = PrunedSources(["App/A.swift": text, "App/B.swift": other], in: ["App"])
    _ = sources.remove([CompilerError(in: text, at: "brand", "type 'UIColor' has no member 'brand'")])
    let declared = sources.texts["App/RenderLayoutsMissingTypes.swift"] ?? ""
    #expect(declared.contains("`brand`") == isDeclared && (sources.texts["App/A.swift"] == text) == isDeclared)
  }

  @Test(arguments: [
    ("BaseViewController", "Tracking", "open class BaseViewController: UIViewController", "public protocol Tracking {"),
    ("NavigationView", "HeaderView", "open class NavigationView: UIView", "public protocol HeaderView {"),
  ])
  func `of two missing types that a class inherits from, the first one stays a class if its name says so`(
    base: String, other: String, first: String, second: String
  ) {
    let text = "class Home: \(base), \(other) {}\nlet base: \(base)?\nlet other: \(other)?\n"
    var sources = PrunedSources(["App/A.swift": text], in: ["App"])
    _ = sources.remove([
      CompilerError(in: text, at: "\(base)?", "cannot find type '\(base)' in scope"),
      CompilerError(in: text, at: "\(other)?", "cannot find type '\(other)' in scope"),
    ])
    _ = sources.remove([
      CompilerError(in: text, at: "class Home", "multiple inheritance from classes '\(base)' and '\(other)'")
    ])
    let made = sources.texts["App/RenderLayoutsMissingTypes.swift"] ?? ""
    #expect(made.contains(first) && made.contains(second), "\(made)")
  }

  @Test func `a static member of a missing type has the type that code needs`() {
    let text = "let title: String = Strings.cancel\nlet color: UIColor? = Strings.ink\nlet other = Strings.group.a\n"
    var sources = PrunedSources(["App/A.swift": text], in: ["App"])
    _ = sources.remove([CompilerError(in: text, at: "Strings", "cannot find 'Strings' in scope")])
    for name in ["cancel", "ink", "group"] {
      let message =
        "instance member '\(name)' cannot be used on type 'Strings'; did you mean to use a value of this type?"
      let isAdded = sources.remove([CompilerError(in: text, at: "Strings.\(name)", message)])
      #expect(isAdded)
    }
    let path = "App/RenderLayoutsMissingTypes.swift"
    #expect(sources.texts[path]?.contains("public static var `cancel`: Strings { Strings() }") == true)
    let isChanged = sources.remove([
      CompilerError(
        in: text, at: "Strings.cancel", "cannot convert value of type 'Strings' to specified type 'String'"),
      CompilerError(in: text, at: "Strings.ink", "cannot assign value of type 'Strings' to type 'UIColor?'"),
    ])
    let made = sources.texts[path] ?? ""
    #expect(isChanged && sources.texts["App/A.swift"] == text && sources.losses.isEmpty)
    #expect(made.contains("public static var `cancel`: String { \"cancel\" }"))
    #expect(made.contains("public static var `ink`: UIColor { .systemBlue }"))
    #expect(made.contains("public static var `group`: Strings { Strings() }"))
  }

  @Test(arguments: [
    ("URL", "import UIKit; "), ("URLRequest", "import FoundationNetworking; "), ("UILabel", "import UIKit; "),
  ])
  func `a source that knows its types by a bridging header imports their module`(type: String, added: String) {
    let text = "var a: \(type)?\n"
    var sources = PrunedSources(["App/A.swift": text], in: ["App"])
    let isChanged = sources.remove([CompilerError(in: text, at: type, "cannot find type '\(type)' in scope")])
    #expect(isChanged && sources.texts["App/A.swift"] == added + text)
  }

  @Test func `a type that a module has after all is not declared, and sources without it import UIKit`() {
    let texts = ["App/A.swift": "var a: Chooser?\n", "App/B.swift": "import UIKit\nvar b: Chooser?\n"]
    var sources = PrunedSources(texts, in: ["App"])
    let missing = CompilerError(in: texts["App/A.swift"] ?? "", at: "Chooser", "cannot find type 'Chooser' in scope")
    _ = sources.remove([missing])
    #expect(sources.missingTypes == ["Chooser"])
    let isChanged = sources.remove([
      CompilerError(
        path: "App/B.swift", line: 2, column: 8, message: "'Chooser' is ambiguous for type lookup in this context")
    ])
    #expect(isChanged && sources.missingTypes.isEmpty && sources.texts["App/B.swift"] == texts["App/B.swift"])
    _ = sources.remove([missing])
    #expect(sources.texts["App/A.swift"] == "import UIKit; var a: Chooser?\n" && sources.missingTypes.isEmpty)
  }

  @Test func `all code that names a missing type stays in the round in which it is declared`() {
    let text = "var first: Lost?\nvar second: Lost?\nlet third = Lost()\n"
    let errors = [
      ("Lost?\nvar second", "cannot find type"), ("Lost?\nlet", "cannot find type"), ("Lost()", "cannot find"),
    ]
    var sources = PrunedSources(["App/A.swift": text], in: ["App"])
    let isChanged = sources.remove(errors.map { CompilerError(in: text, at: $0.0, "\($0.1) 'Lost' in scope") })
    #expect(isChanged && sources.texts["App/A.swift"] == text && sources.losses.isEmpty)
    // An error that the declaration does not solve removes the code.
    _ = sources.remove([CompilerError(in: text, at: "Lost()", "cannot find 'Lost' in scope")])
    #expect(sources.texts["App/A.swift"] != text)
  }
}
