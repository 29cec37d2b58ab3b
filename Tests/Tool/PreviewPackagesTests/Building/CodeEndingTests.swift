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
    // The runtime prints no colon without a reason.
    let silent = CodeEnding(in: "App/Card.swift:3: Fatal error\nA Fatal error of the app\n", below: "/copy")
    #expect(silent.reason == "Fatal error" && silent.places == ending.places)
    let older = CodeEnding(in: "/copy/App/Card.swift:3: Fatal error: lost\n", below: "/copy")
    #expect(older.reason == "lost")
    #expect(older.places == [.init(path: "App/Card.swift", module: nil, line: 3, column: nil)])
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

  @Test func `what ends the process again is removed with its body, but not its declaration`() throws {
    var sources = sources()
    let removed = try (10..<12).map { line in
      remove([ending(line)], from: &sources)
      return try #require(sources.texts["App/Card.swift"])
    }
    #expect(removed[0].contains("make() as? Row") && !removed[0].contains("\"Row\""))
    #expect(removed[1].contains("func cell(_ row: Int)") && removed[1].contains("return UITableViewCell()"))
    #expect(!removed[1].contains("make() as? Row"))
    let isChanged = sources.remove(codeEnding: [ending(8)])
    #expect(!isChanged && sources.texts["App/Card.swift"] == removed[1])
  }

  @Test func `a function without a known result stays, since it would end the process again`() throws {
    var sources = sources()
    let isChanged = sources.remove(codeEnding: [ending(19)])
    #expect(!isChanged && sources.texts["App/Card.swift"] == Self.card)
  }

  @Test func `an initializer keeps what creates its object`() throws {
    var sources = sources()
    let isChanged = sources.remove(codeEnding: [ending(4)])
    #expect(!isChanged)
    remove([ending(5)], from: &sources)
    let text = try #require(sources.texts["App/Card.swift"])
    #expect(text.contains("super.init(frame: frame)") && !text.contains("backgroundColor"))
    let isChangedAgain = sources.remove(codeEnding: [ending(6)])
    #expect(!isChangedAgain && sources.texts["App/Card.swift"] == text)
  }

  @Test func `a note counts the places that are removed, not the rounds`() {
    var sources = sources()
    remove([ending(10), ending(15)], from: &sources)
    let note = "App/Card.swift:10:5: note: skipped code that ends the process: Unexpectedly found nil (and 1 more)"
    #expect(sources.notesAboutEndings == [note])
    // The rest of the function at the same place.
    remove([ending(10)], from: &sources)
    #expect(sources.notesAboutEndings == [note])
  }

  @Test(arguments: ["\n", "\r\n"])
  func `the statements of a source with any line ends are removed`(lineEnd: String) {
    let text = Self.card.split(separator: "\n").joined(separator: lineEnd)
    var sources = PrunedSources(["App/Card.swift": text], in: ["App"])
    remove([ending(6)], from: &sources)
    let rest = sources.texts["App/Card.swift"] ?? ""
    #expect(rest.contains("backgroundColor = .red") && !rest.contains("model.title"))
  }

  @Test func `what was tried in vain is not tried again, and the rest is`() {
    let former = sources()
    var (later, text) = (former, [String?]())
    remove([ending(10), ending(15)], from: &later)
    for paths in [["Other/Card.swift"], ["App/Card.swift"]] as [Set<String>] {
      var restored = former
      restored.rememberEndings(of: later, in: paths)
      remove([ending(10)], from: &restored)
      text.append(restored.texts["App/Card.swift"])
    }
    // Nothing was tried in the first source, so that the reason may be anywhere.
    #expect(text[0] == text[1])
    #expect(text[0]?.contains("make() as? Row") == false && text[0]?.contains("window.show()") == true)
  }

  @Test func `a guard that ends the process leaves its function instead`() throws {
    var sources = sources()
    remove([ending(9), ending(14)], from: &sources)
    let text = try #require(sources.texts["App/Card.swift"])
    #expect(text.contains("else { return UITableViewCell()"))
    #expect(text.contains("view.window else { return "))
    #expect(text.contains("cell.title.text") && text.contains("window.show()"))
  }

  @Test func `a guard that ends the process leaves its closure, unless that does not compile`() throws {
    let text = """
      func run() {
        onTap { view in
          guard let window = view.window else { fatalError("none") }
          window.show()
        }
      }
      """
    var sources = PrunedSources(["App/Card.swift": text], in: ["App"])
    remove([ending(3)], from: &sources)
    let made = try #require(sources.texts["App/Card.swift"])
    #expect(made.contains("view.window else { return ") && !made.contains("fatalError("))
    let isChanged = sources.remove([
      CompilerError(
        path: "App/Card.swift", line: 3, column: 43,
        message: "cannot convert return expression of type '()' to return type 'Int'")
    ])
    #expect(isChanged && sources.texts["App/Card.swift"]?.contains("view.window else { fatalError()") == true)
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
