import Testing

@testable import PreviewPackages

/// Code that ends the process again, after what ended it was removed. The messages are those of Swift's compiler and
/// runtime for this source.
struct RepeatedEndingTests {
  private static let source = """
    final class Row {
      private init() {}
      static func make(_ number: Int) -> Row? { nil }
    }
    final class Card {
      func row() -> Row {
        let row = Row.make(1)!
        return row
      }
      func show() {
        title = "Card"
        add(row())
      }
      var title = ""
      func add(_ row: Row) {}
    }
    """

  private static let first = """
    App/Card.swift:7: Fatal error: Unexpectedly found nil while unwrapping an Optional value
    *** Signal 4: Backtracing from 0x7f098176df7f... done ***
    *** Program crashed: Illegal instruction at 0x00007f098176df7f ***
    Thread 0 "app" crashed:
      0      0x00007f098176df7f closure #1 in closure #1 in _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
      1 [ra] 0x00007f09818f961f _assertionFailure(_:_:file:line:flags:) + 302 in libswiftCore.so
      2 [ra] 0x0000560ccaa6325c Card.row() + 171 in app at /copy/App/Card.swift:7:26
      3 [ra] 0x0000560ccaa632ec Card.show() + 123 in app at /copy/App/Card.swift:12:9
    """

  private static let errors = [
    "App/Card.swift:8:12: error: function produces expected type 'Row'; did you mean to call it with '()'?",
    "App/Card.swift:8:12: error: 'Row' initializer is inaccessible due to 'private' protection level",
  ]

  private static let second = """
    App/Card.swift:8: Fatal error
    *** Signal 4: Backtracing from 0x7ff136ef9361... done ***
    *** Program crashed: Illegal instruction at 0x00007ff136ef9361 ***
    Thread 0 "app" crashed:
      0      0x00007ff136ef9361 _assertionFailure(_:_:file:line:flags:) + 225 in libswiftCore.so
      1 [ra] 0x00005616c8644246 Card.row() + 101 in app at /copy/App/Card.swift:8:5
      2 [ra] 0x00005616c86442cc Card.show() + 123 in app at /copy/App/Card.swift:12:9
    """

  @Test func `a function that ends the process in place of its value is called no more`() throws {
    var sources = PrunedSources(["App/Card.swift": Self.source], in: ["App"])
    let hasStatement = sources.remove(codeEnding: [CodeEnding(in: Self.first, below: "/copy")])
    #expect(hasStatement && sources.texts["App/Card.swift"]?.contains("make(1)") == false)
    for error in Self.errors {
      let hasError = sources.remove(CompilerError.errors(in: error))
      #expect(hasError)
    }
    let ending = try #require(sources.texts["App/Card.swift"])
    #expect(ending.contains("fatalError()") && ending.contains("add(row())"))
    let hasCall = sources.remove(codeEnding: [CodeEnding(in: Self.second, below: "/copy")])
    let text = try #require(sources.texts["App/Card.swift"])
    #expect(hasCall && text.contains("func row() -> Row") && text.contains("title = \"Card\""))
    #expect(!text.contains("add(row())"))
  }

  @Test func `a value that cannot be made is skipped where it is used, in one round`() throws {
    let unmade = [
      ("private init() {}", "init(_ reader: Reader) {}"), ("    let row = Row.make(1)!", ""),
      ("return row", "return Row.make(1)!"),
    ]
    let source = unmade.reduce(Self.source) { $0.replacing($1.0, with: $1.1) } + "\nprotocol Reader {}\n"
    let messages = """
      App/Card.swift:8: Fatal error: Unexpectedly found nil while unwrapping an Optional value
        2 [ra] 0x000055d46c0072cc Card.row() + 155 in app at /copy/App/Card.swift:8:23
        3 [ra] 0x000055d46c00735c Card.show() + 123 in app at /copy/App/Card.swift:12:9
      """
    var sources = PrunedSources(["App/Card.swift": source], in: ["App"])
    let isChanged = sources.remove(codeEnding: [CodeEnding(in: messages, below: "/copy")])
    let text = try #require(sources.texts["App/Card.swift"])
    #expect(isChanged && text.contains("return Row.make(1)!") && !text.contains("add(row())"))
  }
}
