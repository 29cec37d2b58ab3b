extension SourceReader {
  /// Words in the arguments of a registration that are not classes of the project.
  private static let commonNames: Set<String> = [
    "UINib", "String", "Bundle", "NSBundle", "NSStringFromClass", "UITableViewCell", "UICollectionViewCell",
    "UICollectionView", "UITableView", "Self", "Type",
  ]

  /// The largest number of tokens of a registration that are read.
  private static let registrationLimit = 60

  /// Reads the cell that a call registers:
  /// `register(UINib(nibName: "RowCell", bundle: nil), forCellReuseIdentifier: "Row")`, `register(RowCell.self, …)`, or
  /// a project function with such a name that takes the class or its nib.
  mutating func readRegistration(by call: String, on list: [String], _ arguments: Range<Int>) {
    guard let owner = scopes.last?.owner, let first = arguments.first else { return }
    let range = arguments.prefix(Self.registrationLimit)
    let nib = nibName(in: range)
    let names = classNames(in: range)
    if role(in: range, of: call) == .cell { readSystemCells(in: range) }
    let identifier = range.dropFirst().last { tokens[$0].kind == .text && tokens[$0 - 1].isSign(":") }
    // A nib contains one cell, even if its identifier is a constant of another class.
    let cells = nib == nil ? names.map(Optional.some) : [names.first]
    for name in cells {
      classes[owner].registrations.append(
        CellRegistration(
          list: list, nib: nib, className: name, role: role(in: range, of: call),
          identifier: identifier.map { tokens[$0].text },
          place: SourcePlace(of: tokens[first])))
    }
  }

  /// The classes of UIKit whose cells code uses as they are.
  private static let systemCells: Set<String> = ["UITableViewCell", "UICollectionViewCell"]

  /// Reads the classes of UIKit that a call registers: `UITableViewCell.self`, `[UITableViewCell class]`.
  private mutating func readSystemCells(in range: some Sequence<Int>) {
    for position in range where Self.systemCells.contains(tokens[position].text) && refersToClass(at: position) {
      addSystemCell(tokens[position].text, style: nil, at: position)
    }
  }

  /// Reads a cell of UIKit that a call creates: `UITableViewCell(style: .subtitle, reuseIdentifier: nil)`.
  mutating func readSystemCell(createdBy names: [String], at start: Int, _ arguments: Range<Int>) {
    // A type before a body, as of a computed property, is not a call.
    guard let name = names.first, Self.systemCells.contains(name), names.count == 1 || names == [name, "init"],
      tokens[arguments.lowerBound - 1].isSign("(")
    else { return }
    let label = arguments.prefix(2).first { tokens[$0].isWord("style") }
    let style = label.flatMap { label in
      arguments.first { $0 > label && tokens[$0].kind == .word && !tokens[$0 + 1].isSign(".") }
    }
    addSystemCell(name, style: style.map { tokens[$0].text }, at: start)
  }

  /// Reads a cell of UIKit that a message creates:
  /// `[[UITableViewCell alloc] initWithStyle:UITableViewCellStyleSubtitle reuseIdentifier:nil]`.
  mutating func readSystemCell(initializedBy selector: String, _ names: [String], at start: Int, style: Int) {
    guard names.count == 2, Self.systemCells.contains(names[0]), names[1] == "alloc", selector.hasPrefix("init") else {
      return
    }
    let isStyled = selector == "initWithStyle" && style < tokens.count && tokens[style].kind == .word
    addSystemCell(names[0], style: isStyled ? tokens[style].text : nil, at: start)
  }

  /// The largest number of cells of UIKit that are kept for a class.
  private static let systemCellLimit = 16

  private mutating func addSystemCell(_ name: String, style: String?, at position: Int) {
    guard let owner = scopes.last?.owner, classes[owner].systemCells.count < Self.systemCellLimit else { return }
    classes[owner].systemCells.append(
      CreatedSystemCell(className: name, style: style, place: SourcePlace(of: tokens[position])))
  }

  /// Returns the role that the words of a registration name. A view for headers and footers counts as a header.
  private func role(in range: some Sequence<Int>, of call: String) -> CellRegistration.Role {
    let words = [call] + range.lazy.filter { tokens[$0].kind == .word }.map { tokens[$0].text }
    if words.contains(where: { $0.contains("HeaderFooter") || $0.hasSuffix("SectionHeader") }) { return .header }
    let isOther = words.contains { $0.contains("Supplementary") || $0.hasSuffix("SectionFooter") }
    return isOther ? .footer : .cell
  }

  /// Returns the string after `nibName:`.
  private func nibName(in range: some Sequence<Int>) -> String? {
    let label = range.first { position in
      ["nibName", "nibWithNibName", "initWithNibName"].contains(tokens[position].text) && position + 2 < tokens.count
        && tokens[position + 1].isSign(":") && tokens[position + 2].kind == .text
    }
    return label.map { tokens[$0 + 2].text }
  }

  /// The members of a class with which registrations refer to it.
  private static let classMembers: Set<String> = [
    "self", "class", "nib", "Nib", "uiNib", "nibName", "className", "reuseIdentifier", "identifier", "cellNib",
    "reuseID",
  ]

  /// Whether code refers to the class that a token names: `RowCell.self`, `RowCell.nib`, `[RowCell class]`,
  /// `[RowCell nib]`.
  private func refersToClass(at position: Int) -> Bool {
    guard position > 0, !tokens[position - 1].isSign("."), position + 2 < tokens.count else { return false }
    if tokens[position - 1].isSign("["), tokens[position + 1].kind == .word, tokens[position + 2].isSign("]") {
      return Self.classMembers.contains(tokens[position + 1].text)
    }
    return tokens[position + 1].isSign(".") && Self.classMembers.contains(tokens[position + 2].text)
  }

  /// Returns the names of the classes to which the arguments refer, each once.
  private func classNames(in range: some Sequence<Int>) -> [String] {
    let positions = range.filter { position in
      let token = tokens[position]
      return token.kind == .word && token.text.first?.isUppercase ?? false && !Self.commonNames.contains(token.text)
        && refersToClass(at: position)
    }
    return positions.map { tokens[$0].text }.reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  /// Reads the name of a loaded nib: a string, or the class that it is named after.
  ///
  /// - Parameters:
  ///   - isNamed: Whether the first string is the name, without a label.
  ///   - isOfController: Whether the call initializes a controller.
  mutating func readNib(in arguments: Range<Int>, isNamed: Bool, isOfController: Bool = false) {
    guard let owner = scopes.last?.owner, let first = arguments.first else { return }
    let range = arguments.prefix(Self.registrationLimit)
    let text = nibName(in: range) ?? (isNamed && tokens[first].kind == .text ? tokens[first].text : nil)
    let isNibOfClass = isNamed || range.contains { tokens[$0].isWord("nibName") }
    guard let name = text ?? (isNibOfClass ? classNames(in: range).first ?? ownName(in: range) : nil) else {
      if !isOfController { classes[owner].loadsUnknownNibs = true }
      return
    }
    var nib = LoadedNib(name: name, place: SourcePlace(of: tokens[first]), isOfController: isOfController)
    nib.function = scopes.last?.function
    nib.isOwned =
      isNamed && first >= closureEnd && nib.function.map(SourceVocabulary.loads) ?? false
      && range.contains { tokens[$0].isWord("owner") && isSelf(after: $0) }
    classes[owner].nibs.append(nib)
  }

  /// The largest number of tokens of the receiver that instantiates a nib: those of `[[self class] nib]`, and one more.
  private static let receiverLimit = 8

  /// Reads a call that instantiates the nib of the object's own class with the object as its owner:
  /// `[[[self class] nib] instantiateWithOwner:self options:nil]`.
  mutating func readOwnNib(at position: Int) {
    guard language == .objectiveC, tokens[position].isWord("instantiateWithOwner"), position > 3,
      position >= closureEnd, isSelf(after: position), let scope = scopes.last, let owner = scope.owner,
      let function = scope.function, SourceVocabulary.loads(function), tokens[position - 1].isSign("]"),
      tokens[position - 2].isWord(LoadedNib.conventionalFunction), let open = tokens[position - 1].partner,
      position - open <= Self.receiverLimit
    else { return }
    // The receiver is the class of the object, not another class.
    let receiver = tokens[(open + 1)..<(position - 2)].filter { $0.kind == .word }.map(\.text)
    if receiver == ["self", "class"] { classes[owner].instantiatesOwnNib = true }
  }

  /// Whether the value of a label is the object itself: `owner:self`.
  private func isSelf(after label: Int) -> Bool {
    label + 2 < tokens.count && tokens[label + 1].isSign(":") && tokens[label + 2].isWord("self")
  }

  /// Returns ``LoadedNib/ownName`` if the arguments refer to the class itself: `type(of: self)`, `Self.self`, `[self
  /// class]`, `className`.
  private func ownName(in range: some Sequence<Int>) -> String? {
    let words: Set<String> = ["type", "Self", "className", "NSStringFromClass", "nibName", "identifier"]
    return range.contains { position in
      position > 0 && words.contains(tokens[position].text) && !tokens[position + 1].isSign(":")
    } ? LoadedNib.ownName : nil
  }

  /// Reads a call of a function that loads a nib without its name: `loadNibContent()`, `loadViewFromNib()`,
  /// `xibSetup()`, `RowView.fromNib()`.
  mutating func readNib(loadedBy chain: NameChain) {
    guard let owner = scopes.last?.owner, let call = chain.names.last, Self.loadsNib(call) else { return }
    let name = chain.names.dropLast().last { $0.first?.isUppercase ?? false && !Self.commonNames.contains($0) }
    classes[owner].nibs.append(LoadedNib(name: name ?? LoadedNib.ownName, place: SourcePlace(of: tokens[chain.start])))
  }

  private static func loadsNib(_ call: String) -> Bool {
    guard !call.hasPrefix("register"), !["UINib", "loadNibNamed", "awakeFromNib"].contains(call) else { return false }
    return ["Nib", "nib", "Xib", "xib", "XIB"].contains { mark in
      call.hasSuffix(mark) || call.hasPrefix("load") && call.contains(mark) || call.hasPrefix("xib") && mark == "xib"
    }
  }

  /// The largest number of enclosing types that are searched. Real code nests fewer.
  static let typeLimit = 8
  /// The largest number of classes of a file that share its constants.
  private static let sharingLimit = 64

  /// The largest number of names that one class mentions.
  private static let mentionLimit = 400

  /// Reads a mention of a class or nib: `RowCell`, `"RowCell"`, and `rowCell` after `R.nib`.
  mutating func readMention(at position: Int) {
    let token = tokens[position]
    guard token.kind == .word || token.kind == .text, let first = token.text.first, token.text.utf8.count <= 64 else {
      return
    }
    // Strings and names belong to the nearest enclosing class.
    let owner = scopes.suffix(Self.typeLimit).last { $0.owner != nil }?.owner
    if token.kind == .text, let owner { readIdentifier(token.text, of: owner) }
    var name = token.text
    if !first.isUppercase {
      guard token.kind == .word, position > 2, tokens[position - 1].isSign("."), tokens[position - 2].isWord("nib")
      else {
        return
      }
      name = first.uppercased() + name.dropFirst()
    }
    if let owner {
      addMention(of: name, by: owner)
    } else if token.kind == .text, constants.count < Self.mentionLimit {
      constants.append(name)
    }
  }

  private mutating func addMention(of name: String, by owner: Int) {
    guard classes[owner].mentions.count < Self.mentionLimit, mentioned[owner, default: []].insert(name).inserted else {
      return
    }
    classes[owner].mentions.append(name)
  }

  /// Adds the strings and numbers outside classes to each class.
  mutating func addConstants() {
    for owner in classes.indices where classes.count <= Self.sharingLimit {
      for name in constants { addMention(of: name, by: owner) }
      classes[owner].numbers.merge(numbers) { own, _ in own }
    }
  }
}
