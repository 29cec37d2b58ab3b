package import AutoLayout
package import Findings
package import MarkupReading
internal import Scenes

extension SceneFileEditor {
  /// The size classes in which a constraint is installed, as written after its equation.
  package struct Installation: Sendable, Hashable {
    /// The location of the equation.
    package var source: SourceLocation
    /// The size classes in which the constraint is installed; one pair must match. Nil for a constraint that is always
    /// installed, and empty for one that never is.
    package var conditions: [SizeClassPair]?

    /// A width and a height class. Nil matches any class.
    package struct SizeClassPair: Sendable, Hashable {
      package var width: SizeClass?
      package var height: SizeClass?

      package init(width: SizeClass?, height: SizeClass?) {
        self.width = width
        self.height = height
      }

      /// The pair as YAML.
      fileprivate var text: String {
        let keys = [width.map { "widthClass: \($0.rawValue)" }, height.map { "heightClass: \($0.rawValue)" }]
        return "{ \(keys.compactMap(\.self).joined(separator: ", ")) }"
      }
    }

    /// Creates the installation of the constraint at a location.
    package init(at source: SourceLocation, in conditions: [SizeClassPair]?) {
      self.source = source
      self.conditions = conditions
    }

    /// The key and value as YAML. Nil for a constraint that is always installed.
    fileprivate var text: String? {
      guard let conditions else { return nil }
      guard let first = conditions.first else { return "installed: false" }
      let all = conditions.map(\.text)
      return "when: " + (all.count == 1 ? first.text : "[\(all.joined(separator: ", "))]")
    }
  }

  /// Returns the file with constraints installed in other size classes. Other keys of the constraints are kept.
  ///
  /// - Throws: ``DocumentError`` if a constraint is not written as an equation.
  package static func setting(
    installations: [Installation], in bytes: [UInt8], path: String
  ) throws(DocumentError) -> [UInt8] {
    guard !installations.isEmpty else { return bytes }
    var editor = try SceneFileEditor(bytes, path: path)
    for installation in installations { try editor.set(installation) }
    return editor.bytes
  }

  private mutating func set(_ installation: Installation) throws(DocumentError) {
    let place = WrittenPlaces.path(to: installation.source, in: root)
    if let item = place?.sequenceItem?.node, item.scalar?.contains("=") == true {
      if let text = installation.text { insert(": { \(text) }", at: item.range.end.index) }
    } else if let entry = place?.equation, let words = entry.value.mapping, !isBlock(entry.value) {
      replace(words, of: entry, by: installation.text)
    } else {
      throw cannotEdit("the installation of a constraint that is not an equation on its own line", at: root)
    }
  }

  /// Replaces the keys about size classes after an equation.
  private mutating func replace(_ words: [YAMLNode.Entry], of equation: YAMLNode.Entry, by text: String?) {
    func range(_ entry: YAMLNode.Entry) -> Range<Int> { entry.key.range.start.index..<entry.value.range.end.index }
    guard let position = words.firstIndex(where: { InstallationReader.keys.contains($0.name) }) else {
      if let text { insert([text], into: equation) }
      return
    }
    if let text {
      replace(range(words[position]), by: text)
    } else if words.count == 1 {
      replace(equation.key.range.end.index..<equation.value.range.end.index, by: "")
    } else if position > 0 {
      replace(range(words[position - 1]).upperBound..<range(words[position]).upperBound, by: "")
    } else {
      replace(range(words[0]).lowerBound..<range(words[1]).lowerBound, by: "")
    }
  }
}
