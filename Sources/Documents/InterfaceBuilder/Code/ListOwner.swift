internal import ProjectSources
internal import Scenes

/// A class whose code fills a list or container, with the names by which the code refers to it.
struct ListOwner: Sendable {
  let code: ClassCode
  /// The chains of names from the object to the list or container. A chain is empty if the object is the list itself.
  let names: [[String]]
  let project: ProjectCode?

  /// The names of the nibs that may contain the cells, in groups; see ``ClassCode/cellNibs(of:)``.
  var cellNibs: [[String]] { code.cellNibs(of: names) }

  /// Whether the code adds views to the container.
  var addsViews: Bool {
    code.parts.contains { part in
      part.part.statements.contains { $0.effect == .fills && names.contains($0.path) }
    }
  }

  /// The names of the nibs of section headers.
  var headerNibs: [String] { code.headerNibs(of: names) }

  /// A value with the path of its file.
  typealias Value = (path: String, setting: SourceSetting)

  /// Returns the value that the code assigns to a property of the list.
  func setting(_ name: String) -> Value? {
    names.lazy.compactMap { code.setting(name, of: $0) }.first.map(resolved)
  }

  /// Returns the first value that is assigned to a property of any object.
  func anySetting(_ name: String) -> Value? {
    code.parts.lazy.compactMap { part in
      part.part.settings.first { $0.name == name }.map { (path: part.path, setting: $0) }
    }.first.map(resolved)
  }

  /// Returns the result of the first of the given functions in its delegate.
  func returned(_ functions: [String]) -> Value? {
    functions.lazy.compactMap { code.setting($0) }.first.map(resolved)
  }

  // MARK: - Constants

  /// Words of sizes that are also common names of constants.
  private static let labels: Set<String> = ["width", "height"]
  /// Types whose initializers are part of a length.
  private static let initializers: Set<String> = ["CGSize", "CGSizeMake", "CGFloat", "Double", "Float"]

  /// Returns a value with the numbers of its constants: `60` for `RowCell.height`.
  private func resolved(_ value: Value) -> Value {
    var words: [String] = []
    for word in value.setting.value {
      let type = words.last.flatMap { $0.first?.isUppercase ?? false && !Self.initializers.contains($0) ? $0 : nil }
      guard let number = number(word, of: type) else {
        words.append(word)
        continue
      }
      if type != nil { words.removeLast() }
      words.append("\(number)")
    }
    var value = value
    value.setting.value = words
    return value
  }

  /// Returns the number of a constant of a type, or of the owner itself.
  private func number(_ name: String, of type: String?) -> Double? {
    if let type, let number = project?.code(of: type)?.number(name) { return number }
    return Self.labels.contains(name) ? nil : code.number(name)
  }
}

extension [ListOwner] {
  /// The height that code gives the rows of a table, or nil. A value that the delegate returns takes precedence over
  /// the property.
  var rowHeight: ListOwner.Value? {
    lazy.compactMap { $0.returned(["heightForRowAt", "heightForRowAtIndexPath"]) }.first
      ?? tableHeight
  }

  /// The height that code assigns to the rows of a table through its property, or nil.
  var tableHeight: ListOwner.Value? { lazy.compactMap { $0.setting("rowHeight") }.first }

  /// The size that code gives the cells of a collection, or nil. What the delegate returns takes precedence over the
  /// property.
  var itemSize: ListOwner.Value? {
    lazy.compactMap { $0.returned(["sizeForItemAt", "sizeForItemAtIndexPath"]) }.first
      ?? lazy.compactMap { $0.anySetting("itemSize") }.first
  }

  /// Whether code makes the cells of a collection as large as their content.
  var fitsItems: Bool {
    lazy.compactMap { $0.anySetting("estimatedItemSize") }.first?.setting.value.last == "automaticSize"
  }
}
