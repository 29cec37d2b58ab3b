internal import ProjectSources

/// A class whose code fills a list, with the names by which the code refers to the list.
struct ListOwner: Sendable {
  let code: ClassCode
  /// The chains of names from the object to the list. A chain is empty if the object is the list itself.
  let names: [[String]]

  /// The names of the nibs that may contain the cells, in groups; see ``ClassCode/cellNibs(of:)``.
  var cellNibs: [[String]] { code.cellNibs(of: names) }

  /// Returns the values that the code assigns to a property of the list.
  func setting(_ name: String) -> SourceSetting? {
    names.lazy.compactMap { code.setting(name, of: $0)?.setting }.first
  }

  /// Returns the first value that is assigned to a property of any object.
  func anySetting(_ name: String) -> SourceSetting? {
    code.parts.lazy.compactMap { $0.part.settings.first { $0.name == name } }.first
  }

  /// Returns what the first of the given functions of its delegate returns.
  func returned(_ functions: [String]) -> SourceSetting? {
    functions.lazy.compactMap { code.setting($0)?.setting }.first
  }
}
