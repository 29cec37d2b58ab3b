/// Reads which tables code creates, and which of them fill the view of their controller.
extension SourceReader {
  /// The tables of a class, by their names in code.
  struct CreatedTables: Sendable {
    /// The names of variables and properties that are tables.
    var names: Set<String> = []
    /// The sides of views that code constrains, by the names of these.
    var sides: [String: Set<String>] = [:]
    /// The views that get the frame of their controller's view or constraints to all of its edges.
    var filling: Set<String> = []

    /// The largest number of names of each kind that are kept for a class.
    private static let limit = 64

    mutating func add(_ table: String, isFilling: Bool) {
      guard names.count < Self.limit else { return }
      names.insert(table)
      if isFilling { filling.insert(table) }
    }

    mutating func add(side: String, of view: String) {
      guard sides.count < Self.limit else { return }
      sides[view, default: []].insert(side)
    }

    mutating func add(filling view: String) {
      guard filling.count < Self.limit else { return }
      filling.insert(view)
    }
  }

  /// The anchors of the four sides, each with the side.
  private static let anchors: [String: String] = [
    "topAnchor": "top", "bottomAnchor": "bottom", "leadingAnchor": "left", "leftAnchor": "left",
    "trailingAnchor": "right", "rightAnchor": "right",
  ]
  /// The largest number of tokens between a call of a layout library and the word for all edges.
  private static let edgesLimit = 12

  /// Reads a table that code declares or creates, or what places it, at a token.
  mutating func readCreatedTable(at position: Int) {
    guard tokens[position].kind == .word, position > 4, position + 2 < tokens.count, let owner = scopes.last?.owner
    else { return }
    let word = tokens[position].text
    if word == "UITableView" {
      guard let name = tableName(at: position) else { return }
      let isFilling = takesWholeFrame(after: position)
      createdTables[owner, default: CreatedTables()].add(name, isFilling: isFilling)
    } else if tokens[position - 1].isSign("."), word.utf8.last == UInt8(ascii: "r"), let side = Self.anchors[word],
      tokens[position - 2].kind == .word
    {
      let name = propertyName(tokens[position - 2].text)
      createdTables[owner, default: CreatedTables()].add(side: side, of: name)
    } else if let name = filledName(by: word, at: position) {
      let property = propertyName(name)
      createdTables[owner, default: CreatedTables()].add(filling: property)
    }
  }

  /// Returns the name of a table whose class is at a token: `let table = UITableView()`, `var table: UITableView!`,
  /// `UITableView *table`, `self.table = [[UITableView alloc] init]`. Nil for other uses of the class.
  private func tableName(at position: Int) -> String? {
    if language == .objectiveC {
      if tokens[position + 1].isSign("*"), tokens[position + 2].kind == .word {
        return propertyName(tokens[position + 2].text)
      }
      guard tokens[position - 1].isSign("["), tokens[position - 2].isSign("["),
        tokens[position - 3].isSign("="), tokens[position - 4].kind == .word
      else { return nil }
      return propertyName(tokens[position - 4].text)
    }
    let (sign, name) = (tokens[position - 1], tokens[position - 2])
    guard name.kind == .word, sign.isSign("=") || sign.isSign(":") else { return nil }
    // A parameter is not declared with a keyword, and a value after a type has its name before that.
    if sign.isSign(":") { return isDeclared(position - 2) ? name.text : nil }
    guard tokens[position + 1].isSign("(") else { return nil }
    return tokens[position - 3].isSign(":") ? tokens[position - 4].text : name.text
  }

  private func isDeclared(_ name: Int) -> Bool { tokens[name - 1].isWord("var") || tokens[name - 1].isWord("let") }

  /// Whether the call after a token creates a view with the frame of its controller's view:
  /// `UITableView(frame: view.bounds)`, `[[UITableView alloc] initWithFrame:self.view.bounds]`.
  private func takesWholeFrame(after position: Int) -> Bool {
    let labels = position + 1..<min(tokens.count, position + 5)
    guard let label = labels.first(where: { tokens[$0].isWord("frame") || tokens[$0].isWord("initWithFrame") }),
      label + 1 < tokens.count, tokens[label + 1].isSign(":")
    else { return false }
    return isWholeFrame(at: label + 2)
  }

  /// Whether the names at a token are the frame or the bounds of the controller's view.
  private func isWholeFrame(at position: Int) -> Bool {
    guard let chain = NameChain(at: position, in: tokens), chain.ending == .other else { return false }
    let names = chain.names.first == "self" ? Array(chain.names.dropFirst()) : chain.names
    return names == ["view", "bounds"] || names == ["view", "frame"]
  }

  /// Returns the name of the view that a word makes as large as its superview: `table.frame = view.bounds`,
  /// `table.autoPinEdgesToSuperviewEdges()`, `table.snp.makeConstraints { $0.edges.equalToSuperview() }`. Nil for others.
  private func filledName(by word: String, at position: Int) -> String? {
    let isMember = tokens[position - 1].isSign(".")
    switch word {
    case "frame":
      guard isMember, tokens[position + 1].isSign("="), isWholeFrame(at: position + 2) else { return nil }
      return tokens[position - 2].text
    case "makeConstraints", "mas_makeConstraints":
      let isAll = tokens[position...].prefix(Self.edgesLimit).contains { $0.isWord("edges") }
      guard isAll else { return nil }
      return isMember && tokens[position - 2].isWord("snp")
        ? tokens[position - 4].text : tokens[position - (isMember ? 2 : 1)].text
    default:
      guard word.hasPrefix("autoPinEdgesToSuperview") else { return nil }
      return tokens[position - (isMember ? 2 : 1)].text
    }
  }

  /// Adds the tables that fill the view of their controller.
  mutating func addFillingTables() {
    for (owner, tables) in createdTables {
      let filling = tables.names.filter { tables.filling.contains($0) || tables.sides[$0]?.count == 4 }
      classes[owner].fillingTables = filling.sorted()
    }
  }
}
