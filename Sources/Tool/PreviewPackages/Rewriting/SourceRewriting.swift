/// The rewriting of one source, which collects the changes in one pass over the code.
struct SourceRewriting {
  /// The kind of an open brace.
  enum Scope { case type, `extension`, `protocol`, other }

  /// A string that replaces some bytes.
  struct Edit {
    let range: Range<Int>
    let text: String
  }

  let tokens: SwiftTokens
  let path: String
  /// The path that previews have, as the user knows it.
  var shownPath = ""
  let folder: String
  let number: Int
  /// Whether the source is part of an executable.
  var isProgram = false

  private(set) var previews: [SourcePreview] = []
  private(set) var remarks: [SourceRemark] = []
  private var edits: [Edit] = []
  /// The open braces.
  var scopes: [Scope] = []
  /// The scope of the next brace.
  var nextScope = Scope.other
  /// The active compilation conditions.
  var conditions = SourceConditions()
  /// Whether the current declaration is for Objective-C.
  var isObjectiveC = false
  /// The end of the first unconditional import. Other imports can be added after it.
  var importEnd: Int?

  /// The number of previews in skipped code of SwiftUI.
  var previewsOfSwiftUI = 0
  /// Whether an import of a missing module was removed.
  var hasLostImport = false
  var importsUIKit = false
  /// Whether the source uses types of `FoundationNetworking`.
  var importsNetworking = false
  /// Whether the source imports SwiftUI, and its other declarations are kept.
  var isLibraryOfSwiftUI = false
  /// The positions of skipped declarations.
  var omitted: [Range<Int>] = []
  /// The names of the optional requirements of protocols in all sources.
  var optionalNames: Set<String> = []
  /// The modules that can be imported besides the toolchain's; nil if that is unknown.
  var availableModules: Set<String>?
  /// The protocol that contains the current token, with the defaults of its optional requirements so far.
  var openProtocol: OpenProtocol?

  var overrides: [ExtensionOverride] = []
  /// The class of the current extension; nil if overrides in it are not moved.
  var extensionName: String?
  /// The outlets of the classes that contain the current token.
  var openClasses: [OutletOwner] = []
  /// The closing braces of top-level classes, by name.
  var classEnds: [String: Int] = [:]

  init(_ tokens: SwiftTokens, path: String, in folder: String, number: Int) {
    self.tokens = tokens
    self.path = path
    shownPath = path
    self.folder = folder
    self.number = number
  }

  /// Makes the pass over the code.
  mutating func run() {
    if leaveOutSwiftUI() { return }
    optionalNames.formUnion(SourceRewriting.optionalRequirements(in: tokens))
    for position in tokens.code.indices where !omitted.contains(where: { $0.contains(position) }) { look(at: position) }
    moveOverrides()
    dropCoveredModules()
    let isQualified = dropFoundationOfNetworking()
    if !importsNetworking, importEnd != nil,
      isQualified
        || tokens.code.indices.contains(where: { Self.networking.contains(text($0)) && text($0 - 1) != "." })
    {
      importModule("FoundationNetworking")
    }
    // A missing module may have been the only one that imported Foundation, or that exported UIKit.
    if hasLostImport, !importsUIKit { importModule("UIKit") }
    if !previews.isEmpty { importModule("LayoutPreviews") }
  }

  private mutating func look(at position: Int) {
    switch text(position) {
    case "@": rewriteAttribute(position)
    case "#": rewriteDirective(position)
    case "{":
      scopes.append(nextScope)
      nextScope = .other
    case "}":
      _ = scopes.popLast()
      endProtocol(position)
      endClass(position)
    case "?": rewriteOptionalCall(position)
    case let word: if token(position)?.kind == .word { look(at: position, word) }
    }
  }

  private mutating func look(at position: Int, _ word: String) {
    // After a dot the word is the name of a member.
    guard text(position - 1) != "." else { return }
    switch word {
    case "import": rewriteImport(position)
    case "dynamic": rewriteModifier(position)
    case "optional" where scopes.last == .protocol: rewriteOptional(position)
    case "override" where scopes.last == .extension: noteOverride(position)
    case "extension":
      nextScope = .extension
      noteExtension(position)
    case "protocol": beginProtocol(position)
    case "class", "struct", "enum", "actor":
      beginType(position)
      noteClass(position)
      noteOutletOwner(position)
      addAttributeHeader(position)
    case "NSAttributedString", "NSMutableAttributedString": addString(toCallAt: position)
    case "func", "var", "let", "init", "subscript", "case", "typealias": isObjectiveC = false
    default: break
    }
  }

  // MARK: - Pieces of code

  /// Returns the token at a position among those that are neither comments nor blanks, or nil if it is outside of the
  /// source.
  func token(_ position: Int) -> SwiftToken? {
    tokens.code.indices.contains(position) ? tokens.all[tokens.code[position]] : nil
  }

  /// Returns the text of a token, or an empty string outside of the source.
  func text(_ position: Int) -> String { token(position).map(tokens.text) ?? "" }

  /// Whether nothing is between a token and the next one.
  func isAttached(_ position: Int) -> Bool {
    guard let first = token(position), let second = token(position + 1) else { return false }
    return first.range.upperBound == second.range.lowerBound
  }

  /// Returns the position of the matching closing bracket, or nil if there is none.
  func end(of position: Int) -> Int? {
    let pairs = ["(": ")", "[": "]", "{": "}"]
    let open = text(position)
    guard let close = pairs[open] else { return nil }
    var depth = 0
    for position in position..<tokens.code.count {
      let sign = text(position)
      if sign == open { depth += 1 } else if sign == close { depth -= 1 }
      if depth == 0 { return position }
    }
    return nil
  }

  /// Returns the position of the beginning of a declaration with a keyword, including its attributes and modifiers.
  func start(ofDeclarationAt position: Int) -> Int {
    var start = position
    while true {
      var before = start - 1
      // The arguments of an attribute, as in `@available(iOS 17, *)`.
      if text(before) == ")" {
        var depth = 0
        while before >= 0 {
          if text(before) == ")" { depth += 1 } else if text(before) == "(" { depth -= 1 }
          if depth == 0 { break }
          before -= 1
        }
        before -= 1
      }
      if before >= 1, text(before - 1) == "@", token(before)?.kind == .word {
        start = before - 1
      } else if before == start - 1, Self.modifiers.contains(text(before)) {
        start = before
      } else {
        return start
      }
    }
  }

  /// The words that may precede the keyword of a declaration.
  static let modifiers: Set<String> = [
    "public", "private", "internal", "fileprivate", "open", "package", "final", "static", "override", "required",
    "convenience", "lazy", "weak", "unowned", "mutating", "nonmutating", "dynamic", "optional", "indirect",
    "nonisolated",
  ]

  /// The keywords of declarations.
  static let keywords: Set<String> = [
    "func", "var", "let", "class", "init", "subscript", "struct", "enum", "extension", "protocol", "actor", "deinit",
  ]

  // MARK: - Changes

  /// Replaces the tokens from one position to another with a string.
  mutating func replace(_ first: Int, _ last: Int, with text: String) {
    guard let first = token(first), let last = token(last) else { return }
    edits.append(Edit(range: first.range.lowerBound..<last.range.upperBound, text: text))
  }

  /// Replaces the tokens from one position to another with spaces, which keeps lines and columns.
  mutating func blank(_ first: Int, _ last: Int) {
    guard let first = token(first), let last = token(last) else { return }
    let range = first.range.lowerBound..<last.range.upperBound
    edits.append(Edit(range: range, text: blanks(range)))
  }

  /// Inserts a string before a byte, and before any replacement of the bytes that begin there.
  mutating func insert(_ text: String, at byte: Int) {
    if let position = edits.firstIndex(where: { $0.range.lowerBound == byte && !$0.range.isEmpty }) {
      edits[position] = Edit(range: edits[position].range, text: text + edits[position].text)
    } else {
      edits.append(Edit(range: byte..<byte, text: text))
    }
  }

  /// Replaces bytes with spaces, and returns their text with the changes noted inside them.
  mutating func takeOut(_ range: Range<Int>) -> String {
    let inner = edits.filter { range.contains($0.range.lowerBound) }
    edits.removeAll { range.contains($0.range.lowerBound) }
    edits.append(Edit(range: range, text: blanks(range)))
    return text(of: range, inner)
  }

  /// Notes a remark about the token at a position.
  mutating func remark(_ position: Int, _ message: String) {
    guard let start = token(position)?.range.lowerBound else { return }
    remarks.append(
      SourceRemark(line: tokens.line(of: start), column: tokens.column(of: start), message: message))
  }

  mutating func note(_ preview: SourcePreview) { previews.append(preview) }

  /// Returns one space for each byte of a range, but keeps its line breaks.
  private func blanks(_ range: Range<Int>) -> String {
    String(decoding: tokens.bytes[range].map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }, as: UTF8.self)
  }

  /// The source with its changes.
  var text: String { text(of: 0..<tokens.bytes.count, edits) }

  /// Returns a part of the source with its changes. Of two overlapping ones, the first applies.
  private func text(of range: Range<Int>, _ edits: [Edit]) -> String {
    var made: [UInt8] = []
    var position = range.lowerBound
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for edit in ordered.map(\.element) where edit.range.lowerBound >= position {
      made += tokens.bytes[position..<edit.range.lowerBound] + edit.text.utf8
      position = edit.range.upperBound
    }
    return String(decoding: made + tokens.bytes[min(position, range.upperBound)..<range.upperBound], as: UTF8.self)
  }
}
