internal import Scenes

extension SourceReader {
  /// Reads a statement that begins at a token: an assignment or a call.
  mutating func readStatement(at position: Int) {
    if language == .objectiveC, tokens[position].isSign("[") { return readMessage(at: position) }
    let isContinuation = position > 0 && tokens[position - 1].isSign(".")
    guard !isContinuation, let chain = NameChain(at: position, in: tokens) else { return }
    readReactive(chain)
    switch chain.ending {
    case .assignment:
      let isDeclaration = position > 0 && ["let", "var"].contains(tokens[position - 1].text)
      if !isDeclaration { readAssignment(chain) }
    case .call(let arguments): readCall(chain, arguments)
    case .other: break
    }
  }

  // MARK: - Assignments

  private mutating func readAssignment(_ chain: NameChain) {
    for path in ownPaths(of: chain.names) {
      set(path, at: chain.start, to: chain.end + 1)
      guard let name = path.last, SourceVocabulary.settings.contains(name), let owner = scopes.last?.owner else {
        continue
      }
      classes[owner].settings.append(
        SourceSetting(
          path: Array(path.dropLast()), name: name, value: valueInLine(from: chain.end + 1),
          text: text(at: chain.end + 1),
          place: SourcePlace(of: tokens[chain.start])))
    }
  }

  /// Returns the words of the line, starting at a position.
  private func valueInLine(from position: Int) -> [String] {
    guard position < tokens.count else { return [] }
    let line = tokens[position].line
    let end = tokens[position...].prefix(60).firstIndex { $0.line != line || $0.isSign(";") || $0.isSign("}") }
    return value(between: position, and: end ?? min(tokens.count, position + 60))
  }

  /// Returns a string literal that is a whole value, or the key of `NSLocalizedString`. Nil for other values, and for
  /// strings with interpolations or escapes.
  private func text(at position: Int) -> String? {
    guard position + 2 < tokens.count else { return nil }
    let isKey = tokens[position].isWord("NSLocalizedString") && tokens[position + 1].isSign("(")
    let literal = isKey ? position + 2 : position
    guard tokens[literal].kind == .text, !tokens[literal].text.contains("\\") else { return nil }
    let isWhole =
      literal + 1 >= tokens.count || isKey || tokens[literal + 1].line != tokens[literal].line
      || [";", "}", "]"].contains { tokens[literal + 1].isSign($0) }
    return isWhole ? tokens[literal].text : nil
  }

  /// The largest number of tokens of a body that are searched for a string.
  private static let bodyLimit = 200

  /// Returns the first string that a body returns, with or without the word `return`. Nil if it is empty, or computed.
  func returnedText(in body: Range<Int>) -> String? {
    let starts = body.prefix(Self.bodyLimit).filter { $0 == body.lowerBound || tokens[$0 - 1].isWord("return") }
    return starts.lazy.compactMap { text(at: $0) }.first { !$0.isEmpty }
  }

  /// Adds the effect of setting a property. The last known name decides, as in `button.titleLabel?.text`.
  ///
  /// - Parameter value: The position of the value, or nil if it depends on an earlier one.
  private mutating func set(_ path: [String], at position: Int, to value: Int?) {
    for index in path.indices.dropFirst().reversed() {
      guard let effect = SourceVocabulary.properties[path[index]] else { continue }
      return add(effect.hiding(if: hides(path[index], value)), to: Array(path[..<index]), as: path, at: position)
    }
    guard let first = path.first, SourceVocabulary.ownProperties.contains(first),
      let effect = SourceVocabulary.properties[first]
    else { return }
    add(effect.hiding(if: hides(first, value)), to: [], as: path, at: position)
  }

  /// Whether a value hides a view before its screen appears: `isHidden = true` or `alpha = 0` in `viewDidLoad`, in an
  /// initializer, or in a function that these call by convention, such as `setupViews`.
  private func hides(_ property: String, _ value: Int?) -> Bool {
    guard let value, value < tokens.count, let function = scopes.last?.function,
      SourceVocabulary.loads(function)
    else { return false }
    switch property {
    case "isHidden", "hidden": return ["true", "YES"].contains(tokens[value].text)
    case "alpha": return SourceReader.number(tokens[value].text) == 0
    default: return false
    }
  }

  /// Adds the effect of a reactive binding, which is written without an assignment: `title.rx.text`.
  private mutating func readReactive(_ chain: NameChain) {
    guard let mark = chain.names.firstIndex(where: { $0 == "rx" || $0 == "reactive" }), mark > 0,
      mark + 1 < chain.names.count, let effect = SourceVocabulary.properties[chain.names[mark + 1]]
    else { return }
    for path in ownPaths(of: Array(chain.names[..<mark])) { add(effect, to: path, as: chain.names, at: chain.start) }
  }

  // MARK: - Calls

  private mutating func readCall(_ chain: NameChain, _ arguments: Range<Int>) {
    guard let call = chain.names.last else { return }
    let receivers = ownPaths(of: Array(chain.names.dropLast()))
    if chain.names.count > 1 {
      for path in receivers { readCall(of: call, on: path, as: chain) }
      if call == "toggle" { for path in receivers { set(path, at: chain.start, to: nil) } }
    } else if let effect = SourceVocabulary.calls[call] {
      add(effect, to: [], as: [call], at: chain.start)
    }
    readArguments(of: call, chain, arguments)
    if SourceVocabulary.adding.contains(call) { readAddedView(in: arguments, to: Array(chain.names.dropLast())) }
    if call.hasPrefix("register") { readRegistration(by: call, on: receivers.first ?? [], arguments) }
    readSystemCell(createdBy: chain.names, at: chain.start, arguments)
    if ["loadNibNamed", "UINib"].contains(call) || chain.names == ["super", "init"] {
      readNib(in: arguments, isNamed: call == "loadNibNamed", isOfController: call == "init")
    }
    if chain.names == ["super", "init"], let label = arguments.first, tokens[label].isWord("style") {
      readCellStyle(in: arguments)
    }
    if SourceVocabulary.sublayering.contains(call) { readSublayer(in: arguments, of: receivers, at: chain.start) }
    if call == "viewWithTag" { readTag(in: arguments, from: chain.start) }
    readTransition(by: call, of: chain.names.dropLast().last)
    readNib(loadedBy: chain)
  }

  /// Adds the effect of a call on its receiver.
  private mutating func readCall(of call: String, on path: [String], as chain: NameChain) {
    let names = path + [call]
    readMeasurement(by: call, of: path, at: chain.start)
    if let effect = SourceVocabulary.calls[call] {
      add(effect, to: path, as: names, at: chain.start)
    } else if call == "constraint", let anchor = path.last, anchor.hasSuffix("Anchor") {
      add(.constrains, to: Array(path.dropLast()), as: names, at: chain.start)
    } else if SourceVocabulary.styles(call) {
      add(.styles, to: path, as: names, at: chain.start)
    } else if SourceVocabulary.constrains(names) {
      add(.constrains, to: Array(path.prefix { $0 != "snp" && $0 != call }), as: names, at: chain.start)
    }
  }

  /// Reads a request for the size that fits the content of a view: `header.systemLayoutSizeFitting(size)`, `[header
  /// systemLayoutSizeFittingSize:size]`.
  private mutating func readMeasurement(by call: String, of path: [String], at position: Int) {
    guard call.hasPrefix(SourceSetting.fittingSize), !path.isEmpty, let owner = scopes.last?.owner else { return }
    classes[owner].settings.append(
      SourceSetting(path: path, name: SourceSetting.fittingSize, value: [], place: SourcePlace(of: tokens[position])))
  }

  /// The largest number of arguments of a call that are read.
  private static let argumentLimit = 200

  /// Adds the effect of a call on its arguments.
  private mutating func readArguments(of call: String, _ chain: NameChain, _ arguments: Range<Int>) {
    if SourceVocabulary.adopting.contains(call) {
      if let first = arguments.first { addArgument(.places, at: first, of: call) }
    } else if SourceVocabulary.activating.contains(call) {
      readConstraints(in: arguments, of: call)
    } else if call == "NSLayoutConstraint" || call == "constraintWithItem" {
      for position in arguments.prefix(Self.argumentLimit).dropLast(2) where tokens[position + 1].isSign(":") {
        if ["item", "toItem"].contains(tokens[position].text) { addArgument(.constrains, at: position + 2, of: call) }
      }
    }
  }

  /// Adds the properties among the arguments that are constraints: one, those of a list, or of concatenated lists.
  private mutating func readConstraints(in arguments: Range<Int>, of call: String) {
    var position = arguments.lowerBound
    let end = min(arguments.upperBound, position + Self.argumentLimit)
    while position < end {
      let before = tokens[position - 1]
      let isElement = position == arguments.lowerBound || ["[", ",", "+"].contains(before.text)
      guard isElement, before.kind == .sign, let chain = NameChain(at: position, in: tokens) else {
        position = tokens[position].isSign("(") ? (tokens[position].partner ?? position) + 1 : position + 1
        continue
      }
      let isWhole = chain.end >= arguments.upperBound || ["]", ",", "+"].contains(tokens[chain.end].text)
      if isWhole { addArgument(.toggles, at: position, of: call) }
      position = chain.end
    }
  }

  /// Adds the effect of a call on a property passed as an argument.
  private mutating func addArgument(_ effect: CodeStatement.Effect, at position: Int, of call: String) {
    guard let chain = NameChain(at: position, in: tokens), chain.ending == .other else { return }
    for path in ownPaths(of: chain.names) where !path.isEmpty {
      add(effect, to: path, as: ["\(call)(\(path.joined(separator: ".")))"], at: position)
    }
  }

  // MARK: - Objective-C messages

  /// Reads `[self.title setText:text]`, `[[self title] setText:text]` and other messages.
  private mutating func readMessage(at position: Int) {
    guard let end = tokens[position].partner, end > position, let (names, next) = receiver(at: position + 1),
      next < end, tokens[next].kind == .word
    else { return }
    let selector = tokens[next].text
    let arguments = min(next + 2, end)..<end
    let receivers = ownPaths(of: names)
    for path in receivers {
      if selector.hasPrefix("set"), let property = Self.property(setBy: selector) {
        if SourceVocabulary.properties[property] != nil {
          set(path + [property], at: position, to: arguments.lowerBound)
        }
        if SourceVocabulary.settings.contains(property), let owner = scopes.last?.owner {
          classes[owner].settings.append(
            SourceSetting(
              path: path, name: property, value: value(between: arguments.lowerBound, and: end),
              text: text(at: arguments.lowerBound),
              place: SourcePlace(of: tokens[position])))
        }
      }
      readMeasurement(by: selector, of: path, at: position)
      if let effect = SourceVocabulary.calls[selector] {
        add(effect, to: path, as: path + [selector], at: position)
      } else if SourceVocabulary.styles(selector) {
        add(.styles, to: path, as: path + [selector], at: position)
      } else if SourceVocabulary.constrains([selector]) {
        add(.constrains, to: path, as: path + [selector], at: position)
      }
    }
    readArguments(ofMessage: selector, at: next, arguments)
    if SourceVocabulary.adding.contains(selector) { readAddedView(in: arguments, to: names) }
    if SourceVocabulary.sublayering.contains(selector) { readSublayer(in: arguments, of: receivers, at: position) }
    if selector == "viewWithTag" { readTag(in: arguments, from: position) }
    readTransition(by: selector, of: names.last)
    readSystemCell(initializedBy: selector, names, at: position, style: arguments.lowerBound)
    if names == ["super"], selector == "initWithStyle" { readCellStyle(in: arguments) }
    if selector.hasPrefix("register") { readRegistration(by: selector, on: receivers.first ?? [], arguments) }
    if ["loadNibNamed", "nibWithNibName", "initWithNibName"].contains(selector) {
      readNib(in: arguments, isNamed: true, isOfController: selector == "initWithNibName")
    }
  }

  private mutating func readArguments(ofMessage selector: String, at start: Int, _ arguments: Range<Int>) {
    if SourceVocabulary.adopting.contains(selector), let first = arguments.first {
      addArgument(.places, at: first, of: selector)
    } else if SourceVocabulary.activating.contains(selector) {
      readConstraints(in: arguments, of: selector)
    } else if selector == "constraintWithItem" {
      for position in (start..<arguments.upperBound).prefix(Self.argumentLimit).dropLast(2)
      where tokens[position + 1].isSign(":") && ["constraintWithItem", "toItem"].contains(tokens[position].text) {
        addArgument(.constrains, at: position + 2, of: selector)
      }
    }
  }

  /// Returns the names of a message receiver, and the position after them: `self.title`, or `[self title]`.
  private func receiver(at position: Int) -> (names: [String], next: Int)? {
    if let chain = NameChain(at: position, in: tokens) { return (chain.names, chain.end) }
    guard position + 3 < tokens.count, tokens[position].isSign("["), tokens[position].partner == position + 3,
      tokens[position + 1].kind == .word, tokens[position + 2].kind == .word
    else { return nil }
    return ([tokens[position + 1].text, tokens[position + 2].text], position + 4)
  }

  /// Returns the property of a setter: `setText` sets `text`.
  private static func property(setBy selector: String) -> String? {
    let name = selector.dropFirst(3)
    return name.first.map { $0.lowercased() + name.dropFirst() }
  }

  // MARK: - Additions

  private mutating func add(
    _ effect: CodeStatement.Effect, to path: [String], as names: [String], at position: Int
  ) {
    guard let scope = scopes.last, let owner = scope.owner else { return }
    classes[owner].statements.append(
      SourceStatement(
        path: path, effect: effect, text: names.joined(separator: "."), function: scope.function,
        place: SourcePlace(of: tokens[position])))
  }
}

extension CodeStatement.Effect {
  /// Returns the effect, or ``hides`` if the line hides the view.
  fileprivate func hiding(if hides: Bool) -> Self { self == .shows && hides ? .hides : self }
}
