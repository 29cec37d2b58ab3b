/// A pass that removes code that does not compile from a source: the statement, the body, the declaration or the type
/// that contains an error. Lines stay where they are.
struct SourcePruning {
  /// The amount of code that an error removes.
  enum Extent: Int, Comparable {
    case statement, body, declaration, type, source
    static func < (first: Extent, second: Extent) -> Bool { first.rawValue < second.rawValue }
  }

  /// A string that replaces some bytes.
  private struct Edit {
    let range: Range<Int>
    let text: String
  }

  let outline: SourceOutline
  private var edits: [Edit] = []
  /// The positions of the keywords of properties that got a value or became optional.
  private var supplied: Set<Int> = []
  /// The opening braces of the closures whose parameters got types.
  var typedClosures: Set<Int> = []
  /// The values for properties whose initial value is removed.
  let values: SampleValues

  init(of text: String, values: SampleValues = SampleValues()) {
    outline = SourceOutline(of: SwiftTokens(of: text))
    self.values = values
  }

  private var tokens: SwiftTokens { outline.tokens }

  /// Removes the code that an error is about.
  mutating func remove(_ error: CompilerError, _ extent: Extent) {
    guard extent < .source, let position = outline.position(of: error) else { return blank(tokens.code.indices) }
    if error.message.hasPrefix("missing return"), extent == .statement, outline.text(position) == "}" {
      return insertReturn(before: position)
    }
    if extent == .statement {
      if error.message.hasPrefix("overriding declaration requires an 'override'"), addOverride(at: position) { return }
      if error.namesAttribute, removeAttribute(at: position) { return }
      if error.isAboutNamedClosureParameter, giveTypes(toParametersOfClosureAround: position) { return }
      if error.isAboutProperty { return supplyValue(at: position) }
      if error.isAboutClassOfProperty { return }
      if error.isAboutUnsetProperties, supplyMissingValues(inInitializerAround: position) { return }
      if error.isAboutInitialization, endInitializer(around: position) { return }
      if replaceInitialValue(around: position) { return }
    }
    if extent < .declaration, let range = smallPart(error, position) { return blank(range) }
    let (range, brace) = part(at: position, error.isAboutInitialization ? max(extent, .declaration) : extent)
    remove(range, in: brace)
  }

  // MARK: - Code that ends the process

  /// Removes the code at which the process ended: a statement, or the body around it. Declarations stay, and so does
  /// what an initializer needs to create its object.
  mutating func remove(endingAt error: CompilerError, _ extent: Extent) {
    guard extent < .declaration, let position = outline.position(of: error) else { return }
    if extent == .statement, replaceInitialValue(around: position) { return }
    let (range, brace) = part(at: position, extent)
    guard let body = body(around: position), let brace, !outline.isType(brace) else { return }
    if isInitializer(body) {
      guard extent == .statement, let end = outline.partners[body],
        let creation = (body..<end).last(where: isCreation), creation < range.lowerBound
      else { return }
    }
    remove(range, in: brace)
  }

  /// Whether a token is the `init` in a call of another initializer on the same object.
  func isCreation(_ position: Int) -> Bool {
    outline.text(position) == "init" && outline.text(position - 1) == "."
      && ["super", "self"].contains(outline.text(position - 2))
  }

  /// Returns the outermost brace of the code around a token, without the types around it. Nil outside of code.
  func body(around position: Int) -> Int? {
    var (body, brace) = (Int?.none, outline.brace(around: position))
    while let open = brace, !outline.isType(open) { (body, brace) = (open, outline.brace(around: open)) }
    return body
  }

  /// Returns the declaration around the code that an error is about, as its line and the words before its body, which
  /// stay when code is removed. Nil if the source has no such line.
  func declaration(around error: CompilerError) -> String? {
    guard let position = outline.position(of: error) else { return nil }
    let start = body(around: position) ?? position
    let declaration = outline.part(at: start, in: outline.brace(around: start))
    let words = declaration.prefix { !["{", "="].contains(outline.text($0)) }.map(outline.text)
    guard let first = outline.token(start) else { return nil }
    let line = tokens.bytes[..<first.range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
    return "\(line) \(words.joined(separator: " "))"
  }

  /// Whether the code that an error is about is a placeholder for a value that is unknown.
  func isEnd(at error: CompilerError) -> Bool {
    outline.position(of: error).map { ($0..<$0 + 3).map(outline.text).joined() == Self.end } ?? false
  }

  /// Whether the process ends at the code that remains, because the value of a function is unknown.
  var endsProcess: Bool { edits.contains { $0.text.hasPrefix(Self.end) } }

  /// Returns the word or the item of a list that an error is about, if nothing else has to be removed.
  private func smallPart(_ error: CompilerError, _ position: Int) -> Range<Int>? {
    if error.isAboutOverriding {
      let declaration = outline.part(at: position, in: outline.brace(around: position))
      return declaration.first { outline.text($0) == "override" }.map { $0..<$0 + 1 }
    }
    let around = outline.brace(around: position)
    let declaration = outline.part(at: position, in: around)
    if error.message.contains("does not conform to protocol"), let name = error.names.last {
      return outline.inheritedItem(named: name, in: declaration)
    }
    return outline.inheritedItem(at: position, in: declaration)
  }

  /// Removes an attribute, such as a property wrapper of a missing module. A property that has no other value gets a
  /// known value when it is first used, or no value.
  ///
  /// - Returns: Whether there is an attribute at the position.
  private mutating func removeAttribute(at position: Int) -> Bool {
    guard outline.text(position - 1) == "@" else { return false }
    var last = position
    while outline.text(last + 1) == ".", outline.text(last + 2) != "" { last += 2 }
    if outline.text(last + 1) == "(", let end = outline.partners[last + 1] { last = end }
    blank(position - 1..<last + 1)
    supplyValue(at: position)
    return true
  }

  /// Gives a property without a value a known value when it is first used, or no value.
  mutating func supplyValue(at position: Int) {
    let brace = outline.brace(around: position)
    let declaration = outline.part(at: position, in: brace)
    let words = declaration.map(outline.text)
    guard let brace, outline.isType(brace), let keyword = words.firstIndex(where: { $0 == "var" || $0 == "let" }),
      words.count > keyword + 3, words[keyword + 2] == ":", !words.contains("="), !words.contains("{")
    else { return }
    supplyValue(
      of: declaration.lowerBound + keyword, type: Array(words[(keyword + 3)...]), until: declaration.upperBound)
  }

  /// Gives a property a value in place of the tokens after its type.
  ///
  /// - Parameters:
  ///   - keyword: The position of `var` or `let`.
  ///   - type: The tokens of its type.
  ///   - end: The end of its declaration.
  private mutating func supplyValue(of keyword: Int, type: [String], until end: Int) {
    let last = keyword + 2 + type.count
    guard let brace = outline.brace(around: keyword), let start = outline.token(keyword),
      let first = outline.token(keyword + 3), let final = outline.token(last), supplied.insert(keyword).inserted
    else { return }
    let before = outline.part(at: keyword, in: brace).prefix { $0 < keyword }.map(outline.text)
    let owner = outline.part(at: brace, in: outline.brace(around: brace)).prefix { $0 < brace }.map(outline.text)
    let isStored = owner.contains("class") && !before.contains { ["lazy", "static", "weak"].contains($0) }
    if last + 1 < end { blank(last + 1..<end) }
    let parameter = SampleValues.Parameter(label: nil, type: type, hasDefault: false)
    let value = isStored ? values.arguments(for: [parameter]).flatMap { $0 == "nil" ? nil : $0 } : nil
    // A constant cannot get a value later.
    edits.append(Edit(range: start.range, text: value == nil ? "var" : "lazy var"))
    if let value {
      insert(" = \(value)", at: final.range.upperBound)
    } else if !["?", "!"].contains(type.last) {
      insert("(", at: first.range.lowerBound)
      insert(")!", at: final.range.upperBound)
    }
  }

  /// Replaces the value of a property with a type, if a position is in it, and returns whether it was. The name of the
  /// property stays known.
  private mutating func replaceInitialValue(around position: Int) -> Bool {
    guard let brace = outline.brace(around: position), outline.isType(brace) else { return false }
    let declaration = outline.part(at: position, in: brace)
    guard let keyword = declaration.first(where: { ["var", "let", "func", "init", "{"].contains(outline.text($0)) }),
      ["var", "let"].contains(outline.text(keyword)), outline.text(keyword + 2) == ":",
      let equals = declaration.first(where: { outline.text($0) == "=" && outline.brace(around: $0) == brace }),
      equals > keyword + 3, position > equals,
      !(keyword..<equals).contains(where: { outline.text($0) == "{" })
    else { return false }
    supplyValue(of: keyword, type: (keyword + 3..<equals).map(outline.text), until: declaration.upperBound)
    return true
  }

  /// Replaces the body of the initializer around a position with one that ends the program, so that calls still
  /// compile. Returns false outside an initializer.
  private mutating func endInitializer(around position: Int) -> Bool {
    var open = outline.text(position) == "}" ? outline.partners[position] : outline.brace(around: position)
    while let brace = open, let outer = outline.brace(around: brace), !outline.isType(outer) { open = outer }
    guard let open, isInitializer(open), let end = outline.partners[open], end > open + 1 else { return false }
    blank(open + 1..<end, leaving: Self.end)
    return true
  }

  /// Whether a brace opens the body of an initializer.
  func isInitializer(_ body: Int) -> Bool {
    guard let outer = outline.brace(around: body), outline.isType(outer) else { return false }
    return outline.part(at: body, in: outer).prefix { $0 < body }
      .contains { outline.text($0) == "init" && outline.text($0 - 1) != "." }
  }

  mutating func insert(_ text: String, at byte: Int) { edits.append(Edit(range: byte..<byte, text: text)) }

  /// Returns the tokens to remove for an error at a token, and the braces around them.
  private func part(at position: Int, _ extent: Extent) -> (Range<Int>, Int?) {
    var braces: [Int] = []
    var brace = outline.brace(around: position)
    while let open = brace {
      braces.append(open)
      brace = outline.brace(around: open)
    }
    let member = braces.first(where: outline.isType)
    let code = braces.prefix { !outline.isType($0) }
    switch extent {
    case .statement:
      // The cases of a switch cannot be removed one by one.
      if let inner = code.first {
        let range = outline.part(at: position, in: inner)
        let isCase = ["case", "default"].contains(range.first.map(outline.text) ?? "") && isSwitch(inner)
        if isCase, !(range.lowerBound..<position).contains(where: { outline.text($0) == ":" }) {
          return (outline.part(at: inner, in: outline.brace(around: inner)), outline.brace(around: inner))
        }
        return (isCase ? statements(of: range) : range, inner)
      }
    case .body:
      if let outer = code.last, let end = outline.partners[outer], outer + 1 < end { return (outer + 1..<end, outer) }
    case .declaration, .source: break
    case .type:
      if let member { return part(at: member, .declaration) }
    }
    return (outline.part(at: position, in: member), member)
  }

  private func isSwitch(_ brace: Int) -> Bool {
    outline.part(at: brace, in: outline.brace(around: brace)).first.map(outline.text) == "switch"
      || (0..<brace).reversed().prefix(12).contains { outline.text($0) == "switch" }
  }

  /// Returns the tokens after the colon of a case.
  private func statements(of range: Range<Int>) -> Range<Int> {
    let colon = range.first { outline.text($0) == ":" } ?? range.lowerBound
    return colon + 1..<max(colon + 1, range.upperBound)
  }

  // MARK: - Changes

  /// Removes tokens. A statement that returns a value returns another instead.
  private mutating func remove(_ range: Range<Int>, in brace: Int?) {
    guard let first = range.first, let brace, !outline.isType(brace) else { return blank(range) }
    if isSwitch(brace) { return blank(range, leaving: "break") }
    if let assignment = knownAssignment(in: range) { return blank(range, leaving: assignment) }
    let isReturn = outline.text(first) == "return" && range.count > 1
    let isWhole = first == brace + 1 && outline.partners[brace] == range.upperBound
    guard isReturn || isWhole else { return blank(range) }
    guard let value = value(returnedIn: brace) else {
      guard isReturn || isGuard(brace) else { return blank(range) }
      // A closure may have a result, so that a return without one does not compile.
      let isTried = range.count == 1 && outline.text(first) == "return"
      let leaves = isFunction(brace) || (!isReturn && !isTried)
      return blank(range, leaving: leaves ? "return" : Self.end)
    }
    blank(range, leaving: Self.statement(returning: value))
  }

  private mutating func insertReturn(before close: Int) {
    guard let open = outline.partners[close], let token = outline.token(close) else { return }
    let value = value(returnedIn: open).map(Self.statement) ?? Self.end
    edits.append(Edit(range: token.range.lowerBound..<token.range.lowerBound, text: " \(value) "))
  }

  /// Replaces tokens with spaces, which keeps lines and columns, with an optional text before them.
  private mutating func blank(_ range: Range<Int>, leaving text: String = "") {
    guard let first = outline.token(range.lowerBound), let last = outline.token(range.upperBound - 1), !range.isEmpty
    else { return }
    let bytes = first.range.lowerBound..<last.range.upperBound
    let blanks = tokens.bytes[bytes].map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }
    edits.append(Edit(range: bytes, text: text + String(decoding: blanks, as: UTF8.self)))
  }

  // MARK: - Values

  /// The expression for a value of a type that is unknown. It ends the program.
  static let end = "fatalError()"

  /// Returns the statement that returns a value. One that ends the program returns nothing: `Never` is not converted.
  private static func statement(returning value: String) -> String { value == end ? end : "return \(value)" }

  /// Returns the tokens of the declaration of the function whose body a brace opens, either directly or as a block in
  /// it.
  private func function(around brace: Int) -> Range<Int>? {
    var open = brace
    while let outer = outline.brace(around: open), !outline.isType(outer) {
      let start = outline.part(at: open, in: outer).first.map(outline.text) ?? ""
      guard ["if", "guard", "for", "while", "switch", "do", "repeat", "get", "else"].contains(start) else { return nil }
      open = outer
    }
    return outline.part(at: open, in: outline.brace(around: open)).prefix { $0 < open }.isEmpty
      ? nil : outline.part(at: open, in: outline.brace(around: open)).lowerBound..<open
  }

  /// Whether a brace opens the block of a guard, which has to leave the body around it.
  private func isGuard(_ brace: Int) -> Bool {
    outline.text(brace - 1) == "else"
      && outline.part(at: brace, in: outline.brace(around: brace)).first.map(outline.text) == "guard"
  }

  private func isFunction(_ brace: Int) -> Bool {
    function(around: brace)?.contains { ["func", "init", "deinit"].contains(outline.text($0)) } ?? false
  }

  /// Returns an expression for the result of the function or property whose body contains a brace, or nil if it has no
  /// result.
  private func value(returnedIn brace: Int) -> String? {
    guard let header = function(around: brace) else { return nil }
    let words = header.map(outline.text)
    var type: [String]
    if words.contains("func") || words.contains("subscript") {
      guard let arrow = Self.outerArrow(in: words) else { return nil }
      type = Array(words[(arrow + 2)...])
    } else {
      guard !words.contains("init"), !words.contains("deinit"), let name = words.firstIndex(of: "var"),
        words.indices.contains(name + 2), words[name + 2] == ":"
      else { return nil }
      type = Array(words[(name + 3)...])
    }
    if let end = type.firstIndex(of: "where") { type = Array(type[..<end]) }
    let value = Self.value(ofType: type)
    let result = SampleValues.Parameter(label: nil, type: type, hasDefault: false)
    guard value == Self.end, let sample = values.arguments(for: [result]) else { return value }
    // A value that the type keeps may be made by this function.
    if sample.hasPrefix("\(type.joined())."), outline.typeName(around: header.lowerBound) == type.joined() {
      return value
    }
    // A value that the body returns already did not compile.
    let body = (brace..<(outline.partners[brace] ?? brace)).map(outline.text).joined()
    return body.contains("return\(sample.filter { !$0.isWhitespace })") ? value : sample
  }

  /// Returns the position of the arrow before the result of a function, not one in the type of a parameter, or nil if
  /// there is none.
  private static func outerArrow(in words: [String]) -> Int? {
    var depth = 0
    for position in words.indices.dropLast() {
      if words[position] == "(" { depth += 1 } else if words[position] == ")" { depth -= 1 }
      if depth == 0, words[position] == "-", words[position + 1] == ">" { return position }
    }
    return nil
  }

  /// Returns an expression for a value of a type, given by its tokens.
  static func value(ofType type: [String]) -> String {
    switch type.last {
    case "?": return "nil"
    case "!":
      // Callers use the value without a check.
      let value = value(ofType: Array(type.dropLast()))
      return value == end ? "nil" : value
    case "]": return type.contains(":") && type.first == "[" ? "[:]" : "[]"
    default: break
    }
    switch type.joined() {
    case "Int", "CGFloat", "Double", "Float", "TimeInterval", "UInt", "Int32", "Int64": return "0"
    case "String": return "\"\""
    case "Bool": return "false"
    case "CGSize", "CGRect", "CGPoint", "UIEdgeInsets": return ".zero"
    case "UIView", "UITableViewCell", "UICollectionViewCell", "UIColor", "UIImage", "UIViewController", "UILabel":
      return "\(type.joined())()"
    case "Void", "()": return "()"
    default: return end
    }
  }

  // MARK: - Result

  /// Whether anything is removed.
  var isChanged: Bool { !edits.isEmpty }

  /// The source without the removed parts. Of two overlapping parts, the one that begins first is removed.
  var text: String {
    var made: [UInt8] = []
    var position = 0
    let ordered = edits.enumerated().sorted { first, second in
      let (one, other) = (first.element.range, second.element.range)
      return (one.lowerBound, -one.upperBound, first.offset) < (other.lowerBound, -other.upperBound, second.offset)
    }
    for edit in ordered.map(\.element) where edit.range.lowerBound >= position {
      made += tokens.bytes[position..<edit.range.lowerBound] + edit.text.utf8
      position = edit.range.upperBound
    }
    let text = String(decoding: made + tokens.bytes[position...], as: UTF8.self)
    return typedClosures.isEmpty ? text : MissingTypes.importing("LayoutPreviews", in: text) ?? text
  }
}
