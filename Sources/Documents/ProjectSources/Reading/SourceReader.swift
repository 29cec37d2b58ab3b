internal import WorkBudgets

/// A reader for the classes of a source file, and what their code does with views, constraints, lists and screens.
///
/// A token belongs to the innermost enclosing class. Types are not resolved: names are properties of the object itself,
/// or local names for them.
package struct SourceReader {
  /// A region with a body.
  struct Scope {
    /// The position after the last token.
    var end: Int
    /// The index of the class in the file. Nil outside classes.
    var owner: Int?
    /// The enclosing function.
    var function: String?
    /// Local names for properties, each with its property paths.
    var aliases: [String: [[String]]] = [:]
    /// The names of local constants with values of their own, such as new objects.
    var localValues: Set<String> = []
    /// The names of the parameters of the function.
    var parameters: Set<String> = []
    /// The position in the scopes of the outermost function of the class that contains this scope.
    var outermost: Int?
    /// The local values of the outermost function that are layers.
    var layers = LocalLayers()
  }

  let tokens: [SourceToken]
  let language: SourceLanguage
  var classes: [SourceClass] = []
  var scopes: [Scope] = []
  /// The end of the last closure that does not run at once.
  var closureEnd = 0
  /// The names that each class mentions, by the position of the class.
  var mentioned: [Int: Set<String>] = [:]
  /// The strings in each class, by the position of the class.
  var texts: [Int: [String]] = [:]
  /// The positions of the classes that instantiate controllers of their own storyboard.
  var instantiating: Set<Int> = []
  /// The strings outside classes, as in constants. Any class of the file may refer to them.
  var constants: [String] = []
  /// Whether the file names the class of layers with the picture of the camera.
  let hasCamera: Bool
  /// The properties and constants of the file that are such layers, after the names of their classes. Nil before they
  /// are needed.
  var cameraLayers: Set<String>?
  /// The numbers outside classes, by the names of their constants.
  var numbers: [String: Double] = [:]

  private init(_ tokens: [SourceToken], _ language: SourceLanguage) {
    self.tokens = tokens
    self.language = language
    hasCamera = tokens.contains { $0.isWord(SourceSetting.camera) }
  }

  /// Returns the classes of a file, in order, including those without relevant code.
  package static func classes(in bytes: [UInt8], _ language: SourceLanguage) -> [SourceClass] {
    var reader = SourceReader(SourceScanner.tokens(of: bytes, in: language), language)
    var position = 0
    var meter = WorkMeter()
    while position < reader.tokens.count, !meter.check() {
      meter.work += 1
      while let scope = reader.scopes.last, scope.end <= position { reader.scopes.removeLast() }
      position = max(position + 1, reader.read(at: position))
    }
    reader.addConstants()
    reader.addInstantiatedControllers()
    return reader.classes
  }

  /// Reads the code that begins at a token. Returns the position to continue at.
  private mutating func read(at position: Int) -> Int {
    if let next = readDeclaration(at: position) { return next }
    readMention(at: position)
    readCellPart(at: position)
    readNumber(at: position)
    guard scopes.last?.owner != nil else { return position + 1 }
    if let next = readFunction(at: position) { return next }
    readOutlet(at: position)
    readLocalLayer(at: position)
    readClosure(at: position)
    readAlias(at: position)
    readStatement(at: position)
    readOwnNib(at: position)
    return position + 1
  }

  // MARK: - Classes

  /// Reads the beginning of a class, an extension or another type. Returns the position of its contents.
  private mutating func readDeclaration(at position: Int) -> Int? {
    let word = tokens[position]
    guard word.kind == .word, position + 1 < tokens.count, tokens[position + 1].kind == .word else {
      if word.isWord("@end") { endClass() }
      return nil
    }
    switch (language, word.text) {
    case (.swift, "class"), (.swift, "extension"):
      guard !SourceVocabulary.keywords.contains(tokens[position + 1].text) else { return nil }
      return beginSwiftType(at: position, isClass: true)
    case (.swift, "struct"), (.swift, "enum"), (.swift, "protocol"), (.swift, "actor"):
      return beginSwiftType(at: position, isClass: false)
    case (.objectiveC, "@implementation"), (.objectiveC, "@interface"):
      endClass()
      return beginObjectiveCClass(at: position)
    default: return nil
    }
  }

  /// The largest number of tokens between the name of a type and its body.
  private static let headLimit = 200

  private mutating func beginSwiftType(at position: Int, isClass: Bool) -> Int? {
    var superclass: String?
    var isBehindColon = false
    // An extension of a nested type names the innermost type last.
    let chain = NameChain(at: position + 1, in: tokens)
    var openParameters = 0
    var isInConditions = false
    for index in position + 2..<max(position + 2, min(tokens.count, position + Self.headLimit)) {
      let token = tokens[index]
      // The parameters of a generic class may name other classes: `class List<Item: Object>: UIViewController`.
      if token.isSign("<") { openParameters += 1 }
      if token.isSign(">") { openParameters -= 1 }
      if openParameters > 0 { continue }
      // Behind `where`, colons give the parameters types: `class Cache<Key> where Key: Hashable`.
      if token.isWord("where") { isInConditions = true }
      if token.isSign("{"), let body = token.partner ?? (isClass ? tokens.count : nil) {
        if isClass {
          let name = chain?.names.last ?? tokens[position + 1].text
          classes.append(
            SourceClass(
              name: name, superclass: superclass, isExtension: tokens[position].text == "extension",
              place: SourcePlace(of: tokens[position + 1])))
        }
        scopes.append(Scope(end: body, owner: isClass ? classes.count - 1 : nil))
        return index + 1
      }
      if token.isSign(";") || token.isSign("}") || token.isSign("=") { return nil }
      if token.isSign(":") { isBehindColon = true }
      if isBehindColon, !isInConditions, superclass == nil, token.kind == .word {
        superclass = NameChain(at: index, in: tokens)?.names.last
      }
    }
    return nil
  }

  private mutating func beginObjectiveCClass(at position: Int) -> Int {
    let name = tokens[position + 1]
    var found = SourceClass(name: name.text, place: SourcePlace(of: name))
    var next = position + 2
    if next + 1 < tokens.count, tokens[next].isSign(":"), tokens[next + 1].kind == .word {
      found.superclass = tokens[next + 1].text
      next += 2
    } else if next < tokens.count, tokens[next].isSign("("), let partner = tokens[next].partner {
      found.isExtension = true
      next = partner + 1
    }
    classes.append(found)
    scopes.append(Scope(end: tokens.count, owner: classes.count - 1))
    return next
  }

  private mutating func endClass() {
    if language == .objectiveC { scopes.removeAll() }
  }

  // MARK: - Functions

  /// Reads the beginning of a function or computed property. Returns the position of its contents.
  private mutating func readFunction(at position: Int) -> Int? {
    guard let head = language == .swift ? swiftHead(at: position) : objectiveCHead(at: position),
      let owner = scopes.last?.owner, let partner = tokens[head.body].partner
    else { return nil }
    if let setting = head.names.first(where: SourceVocabulary.settings.contains) {
      classes[owner].settings.append(
        SourceSetting(
          path: [], name: setting, value: value(between: head.body + 1, and: partner),
          text: setting == "titleForHeaderInSection" ? returnedText(in: head.body + 1..<partner) : nil,
          place: SourcePlace(of: tokens[position])))
    }
    let outermost = scopes.last?.outermost
    scopes.append(
      Scope(
        end: partner, owner: owner, function: head.names.first, parameters: parameters(in: position..<head.body),
        outermost: outermost ?? scopes.count))
    for index in position...head.body { readLocalLayer(at: index, isParameter: outermost == nil) }
    return head.body + 1
  }

  /// The head of a function: its names, and the position of the brace before its body.
  private typealias Head = (names: [String], body: Int)

  private func swiftHead(at position: Int) -> Head? {
    guard position + 2 < tokens.count, tokens[position].kind == .word else { return nil }
    let name = tokens[position + 1].text
    switch tokens[position].text {
    case "init":
      let isFailable = tokens[position + 1].isSign("?") || tokens[position + 1].isSign("!")
      let open = tokens[position + (isFailable ? 2 : 1)]
      guard open.isSign("("), let close = open.partner,
        position == 0 || !tokens[position - 1].isSign("."), let body = body(from: close + 1)
      else { return nil }
      return (["init"], body)
    case "func":
      let head = position + 1..<min(tokens.count, position + Self.headLimit)
      guard let open = head.first(where: { tokens[$0].isSign("(") }),
        let close = tokens[open].partner, let body = body(from: close + 1)
      else { return nil }
      let labels = (open..<min(close, open + Self.headLimit)).lazy.filter { tokens[$0].kind == .word }.map {
        tokens[$0].text
      }
      return ([name] + labels.filter(SourceVocabulary.settings.contains), body)
    case "var":
      guard SourceVocabulary.settings.contains(name), let body = body(from: position + 2) else { return nil }
      return ([name], body)
    default: return nil
    }
  }

  /// Returns the position of the brace that opens a body after the parameters. Nil if there is none.
  private func body(from position: Int) -> Int? {
    for index in position..<max(position, min(tokens.count, position + 24)) {
      let token = tokens[index]
      if token.isSign("{") { return token.partner == nil ? nil : index }
      if token.kind == .sign ? ["}", "=", ";"].contains(token.text) : ["func", "var", "let"].contains(token.text) {
        return nil
      }
    }
    return nil
  }

  /// Parses the head of a method:
  /// `- (void)tableView:(UITableView *)table heightForRowAtIndexPath:(NSIndexPath *)path {`.
  private func objectiveCHead(at position: Int) -> Head? {
    guard scopes.last?.function == nil, tokens[position].isSign("-") || tokens[position].isSign("+"),
      position + 1 < tokens.count, tokens[position + 1].isSign("("), let close = tokens[position + 1].partner
    else { return nil }
    var names: [String] = []
    var index = close + 1
    while index < tokens.count, index < close + 80 {
      let token = tokens[index]
      if token.isSign("{") { return token.partner == nil ? nil : (names, index) }
      if token.isSign(";") || token.isSign("}") { return nil }
      if token.kind == .word { names.append(token.text) }
      index = token.isSign("(") ? (token.partner ?? index) + 1 : index + 1
    }
    return nil
  }

  /// The largest number of words of a constant value.
  private static let valueLimit = 32

  /// Returns the words, numbers, strings and negations between two positions. Empty if there are too many.
  func value(between first: Int, and end: Int) -> [String] {
    guard first < end, end - first <= Self.valueLimit * 3 else { return [] }
    let words = tokens[first..<end].filter { $0.kind != .sign || ["!", "!="].contains($0.text) }.map(\.text)
    return words.count > Self.valueLimit ? [] : words
  }
}
