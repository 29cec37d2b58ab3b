import Testing

@testable import PreviewPackages

/// The modules of a package are checked as the build system plans to compile them, but nothing is written.
struct TypeCheckTests {
  private static let plan = """
    client:
      name: basic
    commands:
      "C.App-debug.module":
        tool: shell
        inputs: ["/copy/Sources/App/A.swift","/copy/Sources/App/RenderLayoutsPreviews.swift","/build/Modules/Kit.swiftmodule"]
        args: ["/swift/swiftc","-module-name","App","-emit-module","-emit-module-path","/build/Modules/App.swiftmodule","-c","@/build/sources","-I","/build/Modules","-j2","-DDEBUG"]

      "C.Kit-debug.module":
        tool: shell
        inputs: ["/copy/Sources/Kit/K.swift"]
        args: ["/swift/swiftc","-module-name","Kit","-emit-module","-I","/build/Modules"]

      "C.UIKit-debug.module":
        inputs: ["/library/Sources/UIKit/View.swift"]
        args: ["/swift/swiftc","-module-name","UIKit","-emit-module"]

      "C.App-debug.exe":
        inputs: ["/build/A.swift.o"]
        args: ["/swift/swiftc","-module-name","App","-emit-executable"]

    """

  @Test func `the modules of the package are checked, each after those that it imports`() throws {
    let check = try #require(TypeCheck(plan: Self.plan, of: "/copy", writingTo: "/modules"))
    #expect(check.modules.map(\.name) == ["Kit", "App"])
    let words = check.command(
      for: check.modules[1], .types, with: ["/copy/Sources/App/RenderLayoutsMissingTypes.swift"])
    let expected = """
      /swift/swiftc -I /modules -module-name App -I /build/Modules -DDEBUG -typecheck -whole-module-optimization \
      -suppress-warnings -diagnostic-style llvm -Xfrontend -solver-scope-threshold=100000 \
      /copy/Sources/App/A.swift /copy/Sources/App/RenderLayoutsPreviews.swift \
      /copy/Sources/App/RenderLayoutsMissingTypes.swift
      """
    #expect(words.joined(separator: " ") == expected)
  }

  @Test func `the list of views is checked after the sources, and the module is written last`() throws {
    let check = try #require(TypeCheck(plan: Self.plan, of: "/copy", writingTo: "/modules"))
    let sources = check.command(for: check.modules[1], .sources, with: [])
    #expect(!sources.contains("/copy/Sources/App/RenderLayoutsPreviews.swift"))
    #expect(check.command(for: check.modules[1], .all, with: []).contains("/modules/App.swiftmodule"))
  }

  @Test(arguments: ["", "commands: {}", "  \"C.App\":\n    args: [1]\n", "    args: [\"swiftc\",\"-module-name\"]\n"])
  func `a plan in another format has no modules`(plan: String) {
    #expect(TypeCheck(plan: plan, of: "/copy", writingTo: "/modules") == nil)
  }
}
