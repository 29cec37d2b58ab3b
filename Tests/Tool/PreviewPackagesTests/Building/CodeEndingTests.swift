import Testing

@testable import PreviewPackages

/// Code that ends the process is skipped, and everything else stays.
struct CodeEndingTests {
  private static let card = """
    final class Card: UIView {
      var model: Model!
      override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .red
        title.text = model.title
      }
      func cell(_ row: Int) -> UITableViewCell {
        guard let cell = make() as? Row else { fatalError("no row") }
        cell.title.text = "Row"
        return cell
      }
      func start() {
        guard let window = view.window else { preconditionFailure() }
        window.show()
      }
      func row() -> Row {
        let number = 1
        return store!.row(number)
      }
    }
    """

  private func sources() -> PrunedSources {
    PrunedSources(["App/Card.swift": Self.card, "Other/Card.swift": ""], in: ["App", "Other"])
  }

  private func remove(_ endings: [CodeEnding], from sources: inout PrunedSources) {
    let isChanged = sources.remove(codeEnding: endings)
    #expect(isChanged)
  }

  private func ending(_ line: Int, _ reason: String = "Unexpectedly found nil") -> CodeEnding {
    CodeEnding(in: "App/Card.swift:\(line): Fatal error: \(reason)\n", below: "/copy")
  }

  @Test func `the reason of an end is that of Swift's runtime, with the place of the code`() {
    let ending = ending(3, "Index out of range")
    #expect(ending.reason == "Index out of range")
    #expect(ending.places == [.init(path: "Card.swift", module: "App", line: 3, column: nil)])
    let nothing = CodeEnding(in: "nothing", below: "/copy")
    #expect(nothing.reason == nil && nothing.places.isEmpty)
  }

  @Test func `the calls of an end are those in the copy, the innermost first`() {
    let text = """
      Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range
      *** Program crashed: Illegal instruction at 0x00007f8dab76df7f ***
      1 [ra] 0x00007f8dab8f961f _assertionFailure(_:_:file:line:flags:) + 302 in libswiftCore.so
      3 [ra] 0x000055791dd432c5 Rows.first() + 52 in App at /copy/App/Rows.swift:4:14
      4 [ra] [system] 0x000055791dd43300 thunk in App at /copy/App/Rows.swift
      5 [ra] 0x000055791dd4368a Card.show() + 153 in App at /copy/App/Card.swift:17:47
      6 [ra] 0x000055791dd43700 main + 153 in App at /library/Sources/UIView.swift:17:47
      """
    #expect(
      CodeEnding(in: text, below: "/copy").places == [
        .init(path: "App/Rows.swift", module: nil, line: 4, column: 14),
        .init(path: "App/Card.swift", module: nil, line: 17, column: 47),
      ])
  }

  @Test func `a statement that ends the process is removed`() throws {
    var sources = sources()
    remove([ending(6), ending(6)], from: &sources)
    let text = try #require(sources.texts["App/Card.swift"])
    #expect(text.contains("backgroundColor = .red") && !text.contains("model.title"))
    #expect(
      sources.notesAboutEndings == [
        "App/Card.swift:6:5: note: skipped code that ends the process: Unexpectedly found nil"
      ])
  }

  @Test func `what ends the process again is removed with its body`() throws {
    var sources = sources()
    let removed = try (0..<2).map { _ in
      remove([ending(19)], from: &sources)
      return try #require(sources.texts["App/Card.swift"])
    }
    #expect(removed[0].contains("let number = 1") && removed[0].contains("fatalError()"))
    #expect(removed[1].contains("func row() -> Row") && !removed[1].contains("let number = 1"))
  }

  @Test func `a guard that ends the process leaves its function instead`() throws {
    var sources = sources()
    remove([ending(9), ending(14)], from: &sources)
    let text = try #require(sources.texts["App/Card.swift"])
    #expect(text.contains("else { return UITableViewCell()"))
    #expect(text.contains("view.window else { return "))
    #expect(text.contains("cell.title.text") && text.contains("window.show()"))
  }

  @Test func `the call is removed if the place cannot be`() throws {
    var sources = sources()
    let text = """
      *** Program crashed: Bad pointer ***
      0 0x0 a in A at /copy/Gone.swift:1:1
      1 0x0 b in A at /copy/App/Card.swift:10:5
      """
    remove([CodeEnding(in: text, below: "/copy")], from: &sources)
    #expect(sources.texts["App/Card.swift"]?.contains("\"Row\"") == false)
  }
}
