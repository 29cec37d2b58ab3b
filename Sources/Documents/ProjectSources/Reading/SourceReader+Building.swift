/// Reads the views that Swift code creates.
extension SourceReader {
  /// A closure that initializes a property: `let title: UILabel = { let label = UILabel(); return label }()`.
  struct BuildingClosure {
    /// The position of its closing brace.
    var end: Int
    /// The property.
    var name: String
    /// The name of the view inside. Nil before its declaration.
    var local: String?
    /// The name that it returns. Nil if its last statement is another one.
    var returned: String?
  }

  /// The largest number of tokens of a declaration before its value.
  private static let typeTokenLimit = 8

  /// Reads the declaration of a view: `let title = UILabel()`, `var list: UITableView!`, and closures that create one.
  mutating func readMadeView(at position: Int) {
    while let closure = buildingClosures.last, closure.end <= position { buildingClosures.removeLast() }
    guard language == .swift, tokens[position].isWord("let") || tokens[position].isWord("var"),
      position + 2 < tokens.count, tokens[position + 1].kind == .word
    else { return }
    let name = tokens[position + 1].text
    var next = position + 2
    if tokens[next].isSign(":"), next + 1 < tokens.count {
      if let type = NameChain(at: next + 1, in: tokens)?.names.last { addMade(name, type) }
      let rest = next + 1..<min(tokens.count, next + Self.typeTokenLimit)
      guard let sign = rest.first(where: { tokens[$0].isSign("=") }), tokens[sign].line == tokens[position].line else {
        return
      }
      next = sign
    }
    guard tokens[next].isSign("="), next + 1 < tokens.count else { return }
    if tokens[next + 1].isSign("{"), let close = tokens[next + 1].partner {
      let returned = tokens[close - 2].isWord("return") ? tokens[close - 1].text : nil
      buildingClosures.append(BuildingClosure(end: close, name: name, returned: returned))
      if close + 2 < tokens.count, tokens[close + 1].isSign("(") { readMadeValue(of: name, at: close + 2) }
    } else {
      readMadeValue(of: name, at: next + 1)
    }
  }

  /// Reads the call that creates a view: `UILabel()`, `UIButton(type: .system)`, `UIStackView(arrangedSubviews: [a])`.
  mutating func readMadeValue(of name: String, at start: Int) {
    guard let chain = NameChain(at: start, in: tokens), let type = chain.names.first,
      type.first?.isUppercase ?? false, case .call(let arguments) = chain.ending,
      !arguments.isEmpty || chain.names.count < 3
    else { return }
    if chain.names.count > 1, !type.hasPrefix("UI") { return }
    if let closure = buildingClosures.last, closure.local == nil, start < closure.end,
      closure.returned.map({ $0 == name }) ?? true
    {
      buildingClosures[buildingClosures.count - 1].local = name
      addMade(closure.name, type)
    }
    addMade(name, type)
    let built = builtName([name])
    for label in arguments.prefix(Self.registrationLimit)
    where label + 2 < arguments.upperBound && tokens[label + 1].isSign(":") {
      switch tokens[label].text {
      case "frame": readFrame(of: built, at: label + 2)
      case "arrangedSubviews":
        guard tokens[label + 2].isSign("["), let close = tokens[label + 2].partner else {
          markUnclear()
          continue
        }
        for position in (label + 3..<close).prefix(Self.registrationLimit) where tokens[position].kind == .word {
          guard !tokens[position - 1].isSign("."), let child = NameChain(at: position, in: tokens) else { continue }
          add(child.names, to: [built], isArranged: true)
        }
      default: break
      }
    }
  }

  private mutating func addMade(_ name: String, _ type: String) {
    guard let owner = scopes.last?.owner, type.first?.isUppercase ?? false else { return }
    BuiltViews.append(BuiltViews.Made(name: name, className: type), to: &classes[owner].built.made)
  }

  // MARK: - Names

  /// Returns the names of a path as those of the class: without `self`, and with the property that a closure creates.
  func builtPath(_ names: [String]) -> [String] {
    let found = ownPaths(of: names)
    var path = found.count == 1 ? found[0] : names
    if let first = path.first, let closure = buildingClosures.last(where: { $0.local == first || first == "$0" }) {
      path[0] = closure.name
    }
    return path
  }

  private func builtName(_ names: [String]) -> String { builtPath(names).first ?? "" }

  // MARK: - Superviews

  private mutating func add(_ names: [String], to superview: [String], isArranged: Bool) {
    guard let owner = scopes.last?.owner else { return }
    let children = names.count == 1 && names[0] == "$0" ? ownPaths(of: names) : [builtPath(names)]
    if !isPlainPlace { markUnclear() }
    for path in children {
      BuiltViews.append(
        BuiltViews.Added(name: path.joined(separator: "."), superview: superview, isArranged: isArranged),
        to: &classes[owner].built.added)
    }
  }

  /// Reads a call that adds a view, or makes a constraint: `view.addSubview(title)`,
  /// `title.topAnchor.constraint(equalTo: view.topAnchor, constant: 8)`.
  mutating func readBuilding(by chain: NameChain, _ arguments: Range<Int>) {
    guard language == .swift, let call = chain.names.last, let owner = scopes.last?.owner else { return }
    let receiver = builtPath(Array(chain.names.dropLast()))
    readHandedViews(by: call, on: receiver, arguments)
    guard let first = arguments.first else { return }
    switch call {
    case "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview":
      guard let child = NameChain(at: first, in: tokens), child.ending == .other,
        child.end == arguments.upperBound || tokens[child.end].isSign(",")
      else { return markUnclear() }
      add(child.names, to: receiver, isArranged: call.contains("Arranged"))
    case "addSubviews", "addArrangedSubviews":
      for position in arguments.prefix(Self.registrationLimit) {
        guard tokens[position].kind == .word, !tokens[position - 1].isSign("."),
          let child = NameChain(at: position, in: tokens)
        else { continue }
        guard child.ending == .other else { return markUnclear() }
        add(child.names, to: receiver, isArranged: call.contains("Arranged"))
      }
    case "activate": activationEnd = max(activationEnd, arguments.upperBound)
    case "constraint":
      if !isPlainPlace || !isActivated(before: arguments.upperBound) { markUnclear() }
      readLink(from: receiver, arguments)
    case "setTitle":
      guard receiver.count == 1 else { return }
      BuiltViews.append(
        BuiltViews.Value(name: receiver[0], property: "title", words: [], text: builtText(at: first)),
        to: &classes[owner].built.values)
    default: break
    }
  }

  /// Reads the controllers that code instantiates: `instantiateViewController(withIdentifier: "Detail")`, and the names
  /// of storyboards: `UIStoryboard(name: "Main", bundle: nil)`.
  mutating func readStoryboardUse(at position: Int) {
    guard let owner = scopes.last?.owner, tokens[position].kind == .word, position + 4 < tokens.count else { return }
    let isStoryboard = ["UIStoryboard", "storyboardWithName"].contains(tokens[position].text)
    guard isStoryboard || tokens[position].text.hasPrefix("instantiateViewController"),
      let text = tokens[position + 1...position + 4].first(where: { $0.kind == .text })?.text
    else { return }
    if isStoryboard {
      BuiltViews.append(text, to: &classes[owner].built.storyboards)
    } else {
      BuiltViews.append(text, to: &classes[owner].built.controllers)
    }
  }
}
