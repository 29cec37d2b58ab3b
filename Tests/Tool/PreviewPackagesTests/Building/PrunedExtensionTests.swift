import Testing

@testable import PreviewPackages

/// Members of extensions that subclasses override move into their class.
struct PrunedExtensionTests {
  private let message =
    " instance method 'show(_:)' is declared in extension of 'Base' and cannot be overridden"

  @Test func `a member of an extension that subclasses override moves into the class with its lines`() {
    let text = """
      class Base: View {
        var count = 0
      }
      extension Base: Showing {
        func hide() {}
        @MainActor func show(_ value: Int) {
          count = value
        }
      }

      """
    let other = "class A: Base { override func show(_ value: Int) {} }\n"
    var sources = PrunedSources(["App/Base.swift": text, "App/A.swift": other], in: ["App"])
    sources.root = "/copy"
    let error = CompilerError(in: other, at: "show", message)
    let isChanged = sources.remove([error, CompilerError(path: "App/A.swift", line: 1, column: 31, message: message)])
    #expect(isChanged && sources.texts["App/A.swift"] == other)
    let moved = sources.texts["App/Base.swift"] ?? ""
    #expect(
      moved.hasPrefix(
        """
        class Base: View {
          var count = 0

        #sourceLocation(file: "/copy/App/Base.swift", line: 6)
          @MainActor func show(_ value: Int) {
            count = value
          }
        #sourceLocation(file: "/copy/App/Base.swift", line: 3)
        }
        extension Base: Showing {
          func hide() {}

        """), "\(moved)")
    #expect(moved.count { $0 == "@" } == 1)
  }

  @Test(arguments: ["extension Base where T: P {", "extension Base.Inner {", "public extension Base {"])
  func `members of other extensions stay`(head: String) {
    let text = "class Base: View {}\n\(head)\n  func show(_ value: Int) {}\n}\n"
    #expect(ClassExtension.moving("show", into: "Base", in: text, at: "Base.swift") == nil)
  }
}
