/// Reads what code shows in cells of UIKit's own look.
extension SourceReader {
  /// The parts of a cell, by the names of the properties and functions with which code sets them. Empty for its
  /// accessory.
  private static let cellParts: [String: WrittenCell.Parts] = [
    "textLabel": .title, "detailTextLabel": .detail, "defaultContentConfiguration": .title,
    "secondaryText": [.title, .secondaryText], "secondaryAttributedText": [.title, .secondaryText],
    "subtitleCell": [.title, .secondaryText], "valueCell": [.title, .secondaryText, .value],
    "insetGrouped": .insetGrouped, "image": .image, "accessoryType": [], "setAccessoryType": [], "accessories": [],
  ]

  /// Reads a part of a cell that a name sets: `cell.textLabel?.text`, `[cell textLabel]`, `content.secondaryText`.
  mutating func readCellPart(at position: Int) {
    let token = tokens[position]
    guard token.kind == .word, let parts = Self.cellParts[token.text], position > 1, position + 1 < tokens.count,
      let owner = scopes.suffix(Self.typeLimit).last(where: { $0.owner != nil })?.owner
    else { return }
    if parts.isEmpty {
      readAccessory(after: position, of: owner)
    } else if parts == .image ? isOfCell(position, in: owner) : isMember(position) || isCell(owner) {
      classes[owner].writtenCell.parts.formUnion(parts)
    }
  }

  /// Whether a name is a member of another object, or a message to it.
  private func isMember(_ position: Int) -> Bool {
    let before = tokens[position - 1]
    if before.isSign(".") { return !SourceVocabulary.ownNames.contains(tokens[position - 2].text) }
    let isMessage = language == .objectiveC && before.kind == .word && tokens[position - 2].isSign("[")
    return isMessage && !before.isWord("self")
  }

  /// Whether a class is a cell by its name or superclass.
  private func isCell(_ owner: Int) -> Bool {
    classes[owner].name.hasSuffix("Cell") || classes[owner].superclass?.hasSuffix("Cell") ?? false
  }

  /// Whether an image belongs to a cell's image view or content configuration: `cell.imageView?.image`,
  /// `content.image`.
  private func isOfCell(_ position: Int, in owner: Int) -> Bool {
    guard tokens[position - 1].isSign(".") else { return false }
    var before = position - 2
    if tokens[before].isSign("?") || tokens[before].isSign("!") { before -= 1 }
    guard before >= 0, tokens[before].kind == .word else { return false }
    let name = tokens[before].text.lowercased()
    guard name == "imageview" else { return name.contains("content") || name.contains("config") }
    guard before > 1, tokens[before - 1].isSign(".") else { return isCell(owner) }
    let object = tokens[before - 2].text
    return SourceVocabulary.ownNames.contains(object) ? isCell(owner) : object.lowercased().contains("cell")
  }

  /// The largest number of tokens between an accessory property and its value.
  private static let accessoryLimit = 6

  /// Reads the accessory that is assigned to a property: the first word of the value.
  private mutating func readAccessory(after position: Int, of owner: Int) {
    guard tokens[position + 1].isSign("=") || tokens[position + 1].isSign(":") else { return }
    let value = tokens[(position + 2)...].prefix(Self.accessoryLimit).first { token in
      token.kind == .word && !["UITableViewCell", "AccessoryType", "UITableViewCellAccessoryType"].contains(token.text)
    }
    guard let value, value.text != "none", value.text != "UITableViewCellAccessoryNone" else { return }
    classes[owner].writtenCell.accessory = classes[owner].writtenCell.accessory ?? value.text
  }

  /// Reads the style with which a cell initializes its superclass: `super.init(style: .subtitle, …)`,
  /// `[super initWithStyle:UITableViewCellStyleSubtitle …]`.
  mutating func readCellStyle(in arguments: Range<Int>) {
    guard let owner = scopes.last?.owner else { return }
    let style = arguments.prefix(Self.accessoryLimit).first { position in
      tokens[position].kind == .word && position + 1 < tokens.count && !tokens[position + 1].isSign(".")
        && !tokens[position + 1].isSign(":")
    }
    classes[owner].writtenCell.style = classes[owner].writtenCell.style ?? style.map { tokens[$0].text }
  }
}
