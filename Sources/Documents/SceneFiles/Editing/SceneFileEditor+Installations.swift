package import AutoLayout
package import Findings
package import MarkupReading
internal import Scenes

extension SceneFileEditor {
  /// The size classes in which a constraint is installed, as they are written behind its equation.
  package struct Installation: Sendable, Hashable {
    /// The place of the equation.
    package var source: SourceLocation
    /// The width and height classes of each condition, of which one must hold; nil for a constraint that is installed
    /// everywhere, and none for one that is nowhere.
    package var conditions: [SizeClassPair]?

    /// A width and a height class; nil for any.
    package struct SizeClassPair: Sendable, Hashable {
      /// The width class.
      package var width: SizeClass?
      /// The height class.
      package var height: SizeClass?

      /// A pair of classes.
      package init(width: SizeClass?, height: SizeClass?) {
        self.width = width
        self.height = height
      }

      /// The pair as it is written.
      fileprivate var text: String {
        let keys = [width.map { "widthClass: \($0.rawValue)" }, height.map { "heightClass: \($0.rawValue)" }]
        return "{ \(keys.compactMap(\.self).joined(separator: ", ")) }"
      }
    }

    /// The installation of the constraint at a place.
    package init(at source: SourceLocation, in conditions: [SizeClassPair]?) {
      self.source = source
      self.conditions = conditions
    }

    /// The key with its value; nil where nothing has to be said.
    fileprivate var text: String? {
      guard let conditions else { return nil }
      guard let first = conditions.first else { return "installed: false" }
      let all = conditions.map(\.text)
      return "when: " + (all.count == 1 ? first.text : "[\(all.joined(separator: ", "))]")
    }
  }

  /// The file with constraints installed in other size classes; all else that is said of them stays.
  ///
  /// - Throws: ``DocumentError`` where a constraint is not written as an equation of its own.
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
      throw cannotEdit("the installation of a constraint that is not an equation on a line of its own", at: root)
    }
  }

  /// Replaces what is said of size classes behind an equation.
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
