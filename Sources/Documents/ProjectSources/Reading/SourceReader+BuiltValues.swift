/// Reads the constraints, frames and properties of the views that Swift code creates.
extension SourceReader {
  // MARK: - Constraints

  private static let relations: [String: BuiltViews.Link.Relation] = [
    "equalTo": .equal, "equalToConstant": .equal, "lessThanOrEqualTo": .atMost,
    "lessThanOrEqualToConstant": .atMost, "greaterThanOrEqualTo": .atLeast, "greaterThanOrEqualToConstant": .atLeast,
  ]

  /// Reads a constraint whose first side is an anchor: `equalTo: view.topAnchor, constant: 8`.
  mutating func readLink(from path: [String], _ arguments: Range<Int>) {
    guard let owner = scopes.last?.owner, let first = arguments.first, first + 2 < arguments.upperBound,
      let relation = Self.relations[tokens[first].text], let side = Self.side(path)
    else { return }
    var link = BuiltViews.Link(first: side, relation: relation, constant: .zero)
    if tokens[first].text.hasSuffix("Constant") {
      guard let length = length(at: first + 2, before: arguments.upperBound) else { return }
      link.constant = length
    } else {
      guard let chain = NameChain(at: first + 2, in: tokens), let other = Self.side(builtPath(chain.names)) else {
        return
      }
      link.second = other
    }
    for label in arguments.prefix(Self.registrationLimit).dropFirst(3)
    where label + 2 < tokens.count && tokens[label + 1].isSign(":") {
      switch tokens[label].text {
      case "constant":
        guard let length = length(at: label + 2, before: arguments.upperBound) else { return }
        link.constant = length
      case "multiplier":
        guard let number = SourceReader.number(tokens[label + 2].text) else { return }
        link.multiplier = number
      default:
        if tokens[label - 1].isSign(",") { return }
      }
    }
    classes[owner].built.openAnchors -= link.second == nil ? 1 : 2
    BuiltViews.append(link, to: &classes[owner].built.links)
  }

  /// Returns the side of a constraint at a property path that ends in an anchor. Nil for other paths.
  private static func side(_ path: [String]) -> BuiltViews.Side? {
    guard let last = path.last, last.hasSuffix("Anchor") else { return nil }
    return BuiltViews.Side(path: Array(path.dropLast()), anchor: String(last.dropLast("Anchor".count)))
  }

  /// Returns a number or the name of a constant, if that is the whole value.
  private func length(at start: Int, before end: Int) -> BuiltViews.Length? {
    let isNegative = tokens[start].isSign("-")
    let position = isNegative ? start + 1 : start
    guard position < end else { return nil }
    if tokens[position].kind == .number {
      guard position + 1 == end || tokens[position + 1].isSign(",") else { return nil }
      return BuiltViews.Length(word: tokens[position].text, isNegative: isNegative)
    }
    guard let chain = NameChain(at: position, in: tokens), chain.end == end || tokens[chain.end].isSign(","),
      let name = chain.names.last
    else { return nil }
    return BuiltViews.Length(word: name, isNegative: isNegative)
  }

  // MARK: - Frames

  /// Reads a frame: `view.bounds`, or `CGRect(x: 0, y: 20, width: view.frame.width, height: 44)`.
  mutating func readFrame(of name: String, at start: Int) {
    guard let owner = scopes.last?.owner else { return }
    if tokens[start].isSign("."), start + 1 < tokens.count, tokens[start + 1].isWord("zero") { return }
    guard isPlainPlace || isLayoutPlace, let chain = NameChain(at: start, in: tokens) else { return markUnclear() }
    var parts: [BuiltViews.Extent?] = []
    if chain.names == ["CGRect", "zero"] || chain.names == ["zero"] { return }
    if isExtentOfRoot(chain.names), chain.ending == .other, isWholeValue(before: chain.end) {
      parts = [nil, nil, nil, nil]
    } else if chain.names == ["CGRect"], case .call(let arguments) = chain.ending {
      for label in ["x", "y", "width", "height"] {
        let found = arguments.prefix(Self.registrationLimit).first {
          tokens[$0].isWord(label) && tokens[$0 + 1].isSign(":")
        }
        guard let found else { return markUnclear() }
        parts.append(extent(at: found + 2, before: arguments.upperBound))
      }
      guard parts.allSatisfy({ $0 != nil }), isWholeValue(before: arguments.upperBound + 1) else {
        return markUnclear()
      }
    }
    guard parts.count == 4 else { return markUnclear() }
    BuiltViews.append(BuiltViews.Frame(name: name, parts: parts), to: &classes[owner].built.frames)
  }

  /// Returns a length of a frame: `20`, `view.frame.width`, `view.frame.width - 40`, `view.bounds.height / 2`.
  private func extent(at start: Int, before end: Int) -> BuiltViews.Extent? {
    if let length = length(at: start, before: end), let number = SourceReader.number(length.word) {
      return BuiltViews.Extent(points: length.isNegative ? -number : number)
    }
    guard let chain = NameChain(at: start, in: tokens), chain.names.count > 1, let last = chain.names.last,
      ["width", "height"].contains(last),
      isExtentOfRoot(chain.names.dropLast(chain.names.dropLast().last == "size" ? 2 : 1))
    else { return nil }
    var extent = BuiltViews.Extent(share: 1, isOfWidth: last == "width", points: 0)
    if chain.end == end || tokens[chain.end].isSign(",") { return extent }
    guard chain.end + 1 < end, let number = SourceReader.number(tokens[chain.end + 1].text),
      chain.end + 2 == end || tokens[chain.end + 2].isSign(",")
    else { return nil }
    switch tokens[chain.end].text {
    case "-": extent.points = -number
    case "+": extent.points = number
    case "/" where number > 0: extent.share = 1 / number
    case "*": extent.share = number
    default: return nil
    }
    return extent
  }

  /// Whether names are those of the bounds or the frame of the view that contains all others, or of the screen.
  private func isExtentOfRoot(_ names: some Collection<String>) -> Bool {
    var names = Array(names)
    guard let last = names.popLast(), ["bounds", "frame"].contains(last) else { return false }
    return [[], ["self"], ["view"], ["self", "view"], ["contentView"], ["UIScreen", "main"]].contains(names)
  }

  /// Whether a value ends before a token.
  private func isWholeValue(before end: Int) -> Bool {
    end >= tokens.count || tokens[end].line != tokens[end - 1].line
      || tokens[end].kind == .sign
        && [",", ")", ";", "}", "]"].contains(tokens[end].text)
  }

  // MARK: - Properties

  /// The properties that pictures show.
  private static let builtProperties: Set<String> = [
    "text", "placeholder", "title", "image", "font", "textColor", "backgroundColor", "numberOfLines", "axis", "spacing",
    "alignment", "distribution", "textAlignment", "isHidden", "tintColor", "contentMode",
  ]

  /// Reads an assignment to a created view, or the creation of a declared one: `title.text = "Welcome"`,
  /// `list = UITableView(frame: view.bounds)`, `view = list`.
  mutating func readBuilding(by chain: NameChain, toValueAt value: Int) {
    guard language == .swift, let owner = scopes.last?.owner, value < tokens.count else { return }
    var path = builtPath(chain.names)
    if path.count == 1 {
      readMadeValue(of: path[0], at: value)
      if path == ["view"], let child = NameChain(at: value, in: tokens), child.ending == .other {
        let name = builtPath(child.names)
        guard name.count == 1, isPlainPlace else { return markUnclear() }
        BuiltViews.append(BuiltViews.Added(name: name[0], superview: ["view"]), to: &classes[owner].built.added)
        BuiltViews.append(
          BuiltViews.Frame(name: name[0], parts: [nil, nil, nil, nil]), to: &classes[owner].built.frames)
      }
    }
    if path.count == 3, ["titleLabel", "imageView"].contains(path[1]) { path.remove(at: 1) }
    if setsPlaceIndirectly(path) { return markUnclear() }
    guard path.count == 2 else { return }
    if path[1] == "frame" { readFrame(of: path[0], at: value) }
    let words = valueInLine(from: value)
    guard Self.builtProperties.contains(path[1]), path[1] != "isHidden" || isPlainPlace else { return }
    if Self.placingProperties.contains(path[1]), !isPlainPlace || !Self.isLiteral(words, of: path[1]) { markUnclear() }
    BuiltViews.append(
      BuiltViews.Value(name: path[0], property: path[1], words: words, text: builtText(at: value)),
      to: &classes[owner].built.values)
  }

  /// Returns the string literal, or the key of a translation, that begins at a token. Nil for other values.
  func builtText(at position: Int) -> String? {
    guard position < tokens.count else { return nil }
    if let text = text(at: position) { return text }
    // As the first of several arguments, a literal is a whole value as well.
    guard tokens[position].kind == .text, position + 1 < tokens.count, tokens[position + 1].isSign(","),
      !tokens[position].text.contains("\\")
    else { return nil }
    return tokens[position].text
  }
}
