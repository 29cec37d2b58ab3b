package import AutoLayout
package import Geometry
package import MarkupReading
internal import Scenes

extension SceneFileEditor {
  /// Another priority of a view along an axis, under the key that has it: `hug` or `resist`.
  package struct PriorityChange: Sendable, Hashable {
    /// The name of the view.
    package var view: String
    /// True for compression resistance, false for content hugging.
    package var isResistance: Bool
    /// The axis.
    package var axis: Axis
    /// The priority.
    package var priority: LayoutPriority

    /// A priority for a view.
    package init(view: String, isResistance: Bool, axis: Axis, priority: LayoutPriority) {
      self.view = view
      self.isResistance = isResistance
      self.axis = axis
      self.priority = priority
    }

    fileprivate var key: String { isResistance ? "resist" : "hug" }
  }

  /// The file with other priorities of views; what is said of the other axis stays.
  ///
  /// - Throws: ``DocumentError`` as ``init(_:path:)`` does.
  package static func setting(
    priorities: [PriorityChange], in bytes: [UInt8], path: String
  ) throws(DocumentError) -> [UInt8] {
    var bytes = bytes
    // Two of one view may stand at one place.
    for change in priorities {
      var editor = try SceneFileEditor(bytes, path: path)
      if let entry = editor.viewEntry(change.view) { editor.set(change, of: entry) }
      bytes = editor.bytes
    }
    return bytes
  }

  private mutating func set(_ change: PriorityChange, of view: YAMLNode.Entry) {
    let present = view.value[change.key]
    var words = ["horizontal", "vertical"].map { (name: $0, word: present?[$0]?.scalar ?? present?.scalar) }
    for position in words.indices where words[position].name == change.axis.rawValue {
      words[position].word = WrittenText.priority(change.priority)
    }
    let said = words.compactMap { pair in pair.word.map { "\(pair.name): \($0)" } }
    let isSame = words[0].word == words[1].word
    let text = isSame ? words[0].word ?? "" : "{ \(said.joined(separator: ", ")) }"
    if let present {
      replace(present.range.start.index..<present.range.end.index, by: text)
    } else {
      insert("\(change.key): \(text)", into: view)
    }
  }
}
