internal import ProjectSources

/// A class whose code fills a list, with the names by which it knows the list.
struct ListOwner: Sendable {
  /// The class.
  let code: ClassCode
  /// The names from the object to the list, each way; an empty one if it is the list itself.
  let names: [[String]]

  /// The names of the nibs that may hold the cells, in groups; see ``ClassCode/cellNibs(of:)``.
  var cellNibs: [[String]] { code.cellNibs(of: names) }

  /// The values that the code gives to a property of the list, or returns from a function about it.
  func setting(_ name: String) -> SourceSetting? {
    names.lazy.compactMap { code.setting(name, of: $0)?.setting }.first
  }

  /// The first value of a property, of whatever object.
  func anySetting(_ name: String) -> SourceSetting? {
    code.parts.lazy.compactMap { $0.part.settings.first { $0.name == name } }.first
  }

  /// What a function of its delegate returns.
  func returned(_ functions: [String]) -> SourceSetting? {
    functions.lazy.compactMap { code.setting($0)?.setting }.first
  }
}
