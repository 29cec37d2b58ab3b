import DocumentTestSupport
import Findings
import HostFiles
import ProjectSources
import Testing

/// The search for the classes of a project by name.
@Suite struct ProjectSourcesTests {
  private func code(_ name: String, _ files: [String: String], document: String = "App/Main.storyboard") throws
    -> (folder: TemporaryFolder, code: ClassCode?)
  {
    let folder = try TemporaryFolder()
    for (name, text) in files { folder.add(name, text) }
    let place = FolderPath.folder(of: "\(folder.path)/\(document)")
    return (folder, ProjectSources().code(of: name, in: folder.path, near: place))
  }

  @Test func `a class inherits from others of its project, up to a system class`() throws {
    let (_, code) = try code(
      "Login",
      [
        "App/Login.swift": "class Login: Base { func a() { x.alpha = 1 } }",
        "App/Base.swift": "class Base: UIViewController { func b() { y.alpha = 1 } }",
        "App/Login+Keyboard.swift": "extension Login { func c() { z.alpha = 1 } }",
        "App/Other.swift": "class Other: Login { func d() { w.alpha = 1 } }",
      ])
    let found = try #require(code)
    #expect(found.parts.flatMap(\.part.statements).map(\.path) == [["x"], ["z"], ["y"]])
    #expect(found.systemClass == "UIViewController")
  }

  @Test func `of classes with the same name, the nearest is used`() throws {
    let (_, code) = try code(
      "Main",
      [
        "App/Main.swift": "class Main: UIViewController { func a() { x.alpha = 1 } }",
        "Demo/Main.swift": "class Main: UIViewController { func a() { y.alpha = 1 } }",
      ])
    #expect(try #require(code).parts.flatMap(\.part.statements).map(\.path) == [["x"]])
  }

  @Test func `of more files than are read for a class, the nearest are`() throws {
    var files = ["Z/Main.swift": "class Main: UIViewController { func a() { x.alpha = 1 } }"]
    for number in 0..<70 { files["A\(number)/Main.swift"] = "class Main: UIView { func a() { y.alpha = 1 } }" }
    let (_, code) = try code("Main", files, document: "Z/Main.storyboard")
    #expect(try #require(code).parts.flatMap(\.part.statements).map(\.path) == [["x"]])
  }

  @Test func `a header and its implementation are one class`() throws {
    let (_, code) = try code(
      "Main",
      [
        "App/Main.h": "@interface Main : UITableViewController\n@end",
        "App/Main.m": "@implementation Main\n- (void)a { self.x.alpha = 1; }\n@end",
      ])
    let found = try #require(code)
    #expect(found.systemClass == "UITableViewController")
    #expect(found.parts.flatMap(\.part.statements).map(\.path) == [["x"]])
  }

  @Test func `inheritance cycles and undeclared classes terminate`() throws {
    #expect(try code("A", ["App/A.swift": "class A: B {}\nclass B: A {}"]).code?.parts.count == 2)
    #expect(try code("A", ["App/A.swift": "extension A {}"]).code == nil)
    #expect(try code("A", ["App/A.swift": "// class A"]).code == nil)
  }

  @Test(
    arguments: [
      ("chat.swift", "class chat: UIView {}", true),
      ("chat.m", "@implementation chat\n@end", true),
      ("chat.swift", "struct Talk { class func chat() {} }", false),
    ])
  func `a class may have a lowercase name`(file: String, text: String, isFound: Bool) throws {
    #expect(try code("chat", ["App/\(file)": text]).code?.name == (isFound ? "chat" : nil))
  }

  @Test func `locations in sources are relative to the folder of the documents`() throws {
    let (folder, _) = try code("A", ["App/A.swift": "class A: UIView { func f() { x.alpha = 1 } }"])
    let document = DocumentSearch.Document(
      path: "\(folder.path)/App/Views/Main.xib", name: "Views/Main.xib", kind: .interfaceBuilder)
    let facts = ProjectCode(ProjectSources(), in: folder.path, for: document).facts(about: "A")
    #expect(facts.map(\.text) == ["A: UIView", "x.alpha (shows)"])
    #expect(facts.map(\.source.description) == ["A.swift:1:7", "A.swift:1:30"])
  }
}
