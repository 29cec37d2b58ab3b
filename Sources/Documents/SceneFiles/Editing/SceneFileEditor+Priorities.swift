internal import AutoLayout
internal import Geometry
package import MarkupReading
package import Scenes

extension SceneFileEditor {
  /// Returns the file with other content priorities for views, by name. The priority of the other axis is kept.
  ///
  /// - Throws: ``DocumentError`` as ``init(_:path:)`` does.
  package static func setting(
    priorities: [(view: String, priority: ContentPriority)], in bytes: [UInt8], path: String
  ) throws(DocumentError) -> [UInt8] {
    guard !priorities.isEmpty else { return bytes }
    var editor = try SceneFileEditor(bytes, path: path)
    var views: [String] = []
    for change in priorities where !views.contains(change.view) { views.append(change.view) }
    for view in views {
      guard let entry = editor.viewEntry(view) else { continue }
      editor.set(priorities.filter { $0.view == view }.map(\.priority), of: entry)
    }
    return editor.bytes
  }

  /// Sets the priorities of a view under their keys.
  private mutating func set(_ changes: [ContentPriority], of view: YAMLNode.Entry) {
    var added: [String] = []
    for kind in ContentPriority.Kind.allCases {
      let changes = changes.filter { $0.kind == kind }
      guard !changes.isEmpty else { continue }
      let present = view.value[kind.key]
      let text = Self.text(of: changes, changing: present)
      if let present {
        replace(present.range.start.index..<present.range.end.index, by: text)
      } else {
        added.append("\(kind.key): \(text)")
      }
    }
    insert(added, into: view)
  }

  /// Returns the priorities of both axes as YAML, with some of them changed.
  private static func text(of changes: [ContentPriority], changing present: YAMLNode?) -> String {
    let words = Axis.allCases.map { axis -> (name: String, word: String?) in
      let change = changes.last { $0.axis == axis }
      let name = axis.rawValue
      return (name, change.map { WrittenText.priority($0.priority) } ?? present?[name]?.scalar ?? present?.scalar)
    }
    let said = words.compactMap { pair in pair.word.map { "\(pair.name): \($0)" } }
    return words[0].word == words[1].word ? words[0].word ?? "" : "{ \(said.joined(separator: ", ")) }"
  }
}

extension ContentPriority.Kind {
  /// The key of a view in a scene file.
  fileprivate var key: String { self == .contentHugging ? "hug" : "resist" }
}
