import Testing

@testable import PreviewPackages

/// After an error, the compiler's front end checks only the sources that may have errors.
struct FrontEndTests {
  private static let printed = "/swift/swift-frontend -frontend -typecheck /copy/A.swift -I /modules -module-name App\n"

  @Test func `the front end checks some sources of a module, and reads all`() throws {
    let frontEnd = try #require(FrontEnd(printed: Self.printed, for: "/copy/A.swift"))
    let words = frontEnd.command(checking: ["/copy/B.swift", "/copy/C.swift"], of: "/place/sources.list")
    let expected = """
      /swift/swift-frontend -frontend -typecheck -I /modules -module-name App -filelist /place/sources.list \
      -primary-file /copy/B.swift -primary-file /copy/C.swift
      """
    #expect(words.joined(separator: " ") == expected)
  }

  @Test(arguments: [
    "", "error: unknown argument\n", "/swift/swift-frontend -frontend -typecheck /copy/B.swift\n",
    "/swift/swift-frontend -frontend -typecheck /copy/A.swift -I '/my modules'\n",
  ])
  func `all sources are checked if the compiler prints another command`(printed: String) {
    #expect(FrontEnd(printed: printed, for: "/copy/A.swift") == nil)
  }
}
