extension SourceReader {
  /// Words in the arguments of a registration that are not classes of the project.
  private static let commonNames: Set<String> = [
    "UINib", "String", "Bundle", "NSBundle", "NSStringFromClass", "UITableViewCell", "UICollectionViewCell",
    "UICollectionView", "UITableView", "Self", "Type",
  ]

  /// The most tokens of a registration that are read.
  private static let registrationLimit = 60

  /// Reads the cell that a call registers:
  /// `register(UINib(nibName: "RowCell", bundle: nil), forCellReuseIdentifier: "Row")`, `register(RowCell.self, …)`, or
  /// a project function with such a name that takes the class or its nib.
  mutating func readRegistration(by call: String, on list: [String], _ arguments: Range<Int>) {
    guard let owner = scopes.last?.owner, let first = arguments.first else { return }
    let range = arguments.prefix(Self.registrationLimit)
    let nib = nibName(in: range)
    let name = className(in: range)
    guard nib != nil || name != nil else { return }
    let identifier = range.dropFirst().last { tokens[$0].kind == .text && tokens[$0 - 1].isSign(":") }
    classes[owner].registrations.append(
      CellRegistration(
        list: list, nib: nib, className: name, identifier: identifier.map { tokens[$0].text },
        place: SourcePlace(of: tokens[first])))
  }

  /// Returns the string behind `nibName:`.
  private func nibName(in range: some Sequence<Int>) -> String? {
    let label = range.first { position in
      ["nibName", "nibWithNibName", "initWithNibName"].contains(tokens[position].text) && position + 2 < tokens.count
        && tokens[position + 1].isSign(":") && tokens[position + 2].kind == .text
    }
    return label.map { tokens[$0 + 2].text }
  }

  /// The members of a class with which registrations refer to it.
  private static let classMembers: Set<String> = [
    "self", "nib", "Nib", "uiNib", "nibName", "className", "reuseIdentifier", "identifier", "cellNib", "reuseID",
  ]

  /// Returns the first class name: `RowCell.self`, `RowCell.nib`, `[RowCell class]`.
  private func className(in range: some Sequence<Int>) -> String? {
    let position = range.first { position in
      let token = tokens[position]
      guard token.kind == .word, token.text.first?.isUppercase ?? false, !Self.commonNames.contains(token.text),
        !tokens[position - 1].isSign("."), position + 2 < tokens.count
      else { return false }
      return tokens[position + 1].isWord("class")
        || tokens[position + 1].isSign(".") && Self.classMembers.contains(tokens[position + 2].text)
    }
    return position.map { tokens[$0].text }
  }

  /// Reads the name of a loaded nib: a string, or the class that it is named after.
  ///
  /// - Parameter isNamed: Whether the first string is the name, without a label.
  mutating func readNib(in arguments: Range<Int>, isNamed: Bool) {
    guard let owner = scopes.last?.owner, let first = arguments.first else { return }
    let range = arguments.prefix(Self.registrationLimit)
    let text = nibName(in: range) ?? (isNamed && tokens[first].kind == .text ? tokens[first].text : nil)
    let isNibOfClass = isNamed || range.contains { tokens[$0].isWord("nibName") }
    guard let name = text ?? (isNibOfClass ? className(in: range) : nil) else { return }
    classes[owner].nibs.append(LoadedNib(name: name, place: SourcePlace(of: tokens[first])))
  }
}
