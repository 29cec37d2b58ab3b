import Foundation

/// The public types in a folder of sources with their members, read from the text of the declarations.
struct TypeTable {
  private var members: [String: Set<String>] = [:]
  private var kinds: [String: String] = [:]
  /// The suffix of a generated superclass, whose members count as those of the class.
  private static let declarations = "Declarations"
  private static let modifiers: Set<String> = [
    "public", "open", "final", "static", "class", "override", "weak", "lazy", "convenience", "required", "nonisolated",
    "private(set)", "internal(set)", "package(set)", "mutating", "nonmutating", "indirect",
  ]

  /// The types that the Swift files of a folder declare.
  init(of folder: URL) throws {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var texts: [String] = []
    while let file = files?.nextObject() as? URL {
      if file.pathExtension == "swift" { texts.append(try String(contentsOf: file, encoding: .utf8)) }
    }
    for text in texts { read(text) }
  }

  /// The table in Markdown, by the names of types.
  var markdown: String {
    let rows = kinds.keys.sorted().map { name in
      let list = (members[name] ?? []).sorted().map { "`\($0)`" }.joined(separator: ", ")
      return "| `\(name)` | \(kinds[name] ?? "") | \(list) |"
    }
    return (["| type | kind | members |", "|---|---|---|"] + rows).joined(separator: "\n") + "\n"
  }

  // MARK: - Reading

  /// The type that contains a line, with the column of its declaration.
  private struct Scope {
    let column: Int
    let name: String
    let isProtocol: Bool
  }

  private mutating func read(_ text: String) {
    var scopes: [Scope] = []
    let lines = text.components(separatedBy: "\n")
    for (number, line) in lines.enumerated() {
      let column = line.utf8.prefix { $0 == 32 }.count
      guard column < 8, !line.utf8.dropFirst(column).starts(with: "//".utf8) else { continue }
      let words = line.split(separator: " ").map(String.init).filter { !$0.hasPrefix("@") }
      guard let first = words.first, first.first?.isLetter == true else { continue }
      while let scope = scopes.last, scope.column >= column { scopes.removeLast() }
      let isPublic = words.contains("public") || words.contains("open")
      let rest = words.drop { Self.modifiers.contains($0) && !($0 == "class" && Self.isType(words)) }
      guard let keyword = rest.first, let name = rest.dropFirst().first.map(Self.name) else {
        if first.hasPrefix("case") || rest.first.map(Self.name) == "init" {
          note(lines, number, rest, scopes, isPublic)
        }
        continue
      }
      switch keyword {
      case "extension": scopes.append(Scope(column: column, name: name, isProtocol: false))
      case "class", "struct", "enum", "protocol", "typealias":
        guard isPublic else {
          scopes.append(Scope(column: column, name: "", isProtocol: false))
          continue
        }
        if keyword == "class", name.hasSuffix(Self.declarations) {
          scopes.append(Scope(column: column, name: String(name.dropLast(Self.declarations.count)), isProtocol: false))
          continue
        }
        let full = ((scopes.last?.name).map { [$0] } ?? []) + [name]
        if !name.hasPrefix("_") { kinds[full.joined(separator: ".")] = keyword }
        scopes.append(Scope(column: column, name: full.joined(separator: "."), isProtocol: keyword == "protocol"))
      default: note(lines, number, rest, scopes, isPublic)
      }
    }
  }

  /// Whether `class` begins a type rather than a member of one.
  private static func isType(_ words: [String]) -> Bool {
    guard let position = words.firstIndex(of: "class"), words.indices.contains(position + 1) else { return false }
    return !["var", "func", "override"].contains(words[position + 1])
  }

  private mutating func note(
    _ lines: [String], _ number: Int, _ rest: Array<String>.SubSequence, _ scopes: [Scope], _ isPublic: Bool
  ) {
    guard let keyword = rest.first else { return }
    guard let scope = scopes.last else {
      if isPublic, keyword == "func" {
        kinds[Self.signature(Self.declaration(lines, number), isFunction: true)] = "function"
      }
      return
    }
    guard lines[number].prefix(while: { $0 == " " }).count == scope.column + 2 else { return }
    let isCase = keyword == "case"
    guard isPublic || scope.isProtocol || isCase else { return }
    if keyword == "var" || keyword == "let" || isCase {
      if let name = rest.dropFirst().first.map(Self.name) { members[scope.name, default: []].insert(name) }
    } else if keyword == "func" || Self.name(keyword) == "init" {
      let text = Self.declaration(lines, number)
      members[scope.name, default: []].insert(Self.signature(text, isFunction: keyword == "func"))
    }
  }

  /// Returns the lines of a declaration up to the end of its parameters.
  private static func declaration(_ lines: [String], _ number: Int) -> String {
    var (text, depth) = ("", 0)
    for line in lines[number...].prefix(16) {
      text += line.drop { $0 == " " } + " "
      depth += line.utf8.count { $0 == 40 } - line.utf8.count { $0 == 41 }
      if depth <= 0 { break }
    }
    return text
  }

  private static func name(_ word: String) -> String {
    String(
      word.trimmingCharacters(in: CharacterSet(charactersIn: "`")).prefix {
        $0.isLetter || $0.isNumber || "._".contains($0)
      })
  }

  /// Returns the name of a function with its labels: `addTarget(_:action:for:)`.
  private static func signature(_ text: String, isFunction: Bool) -> String {
    let start = text.range(of: isFunction ? "func " : "init")
    guard let start, let open = text[start.lowerBound...].firstIndex(of: "(") else { return "init" }
    let name = isFunction ? Self.name(String(text[start.upperBound..<open])) : "init"
    var (depth, labels, isFresh) = (0, "", false)
    var word = ""
    for letter in text[open...] {
      if depth == 1, isFresh, letter == " " || letter == ":" {
        if !word.isEmpty, !word.hasPrefix("@") {
          labels += word + ":"
          isFresh = false
        }
        word = ""
      } else if depth == 1, isFresh {
        word.append(letter)
      }
      if "([<{".contains(letter) { depth += 1 }
      if letter == "(", depth == 1 { (isFresh, word) = (true, "") }
      if letter == ",", depth == 1 { (isFresh, word) = (true, "") }
      if ")]}".contains(letter) || letter == ">" && !labels.isEmpty && depth > 1 { depth -= 1 }
      if depth == 0 { break }
    }
    return "\(name)(\(labels))"
  }
}
