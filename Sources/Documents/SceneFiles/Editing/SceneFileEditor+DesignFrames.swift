package import Geometry
package import MarkupReading

extension SceneFileEditor {
  /// Returns the file with a `designFrame` in place of the `frame` of each view, by name, so that constraints place the
  /// views.
  ///
  /// - Throws: ``DocumentError`` as ``init(_:path:)`` does, or if a view has no `frame` of its own in the file.
  package static func setting(
    designFrames frames: [(view: String, frame: Rect)], in bytes: [UInt8], path: String
  ) throws(DocumentError) -> [UInt8] {
    var editor = try SceneFileEditor(bytes, path: path)
    for (view, frame) in frames {
      guard let entry = editor.viewEntry(view)?.value.mapping?.first(where: { $0.name == "frame" }) else {
        throw editor.cannotEdit("the frame of '\(view)', which is written in another place", at: editor.root)
      }
      editor.replace(entry.key.range.start.index..<entry.key.range.end.index, by: "designFrame")
      // A frame that stretches says in which superview, and may have another size in the design.
      guard entry.value["in"] != nil || entry.value["stretch"] != nil else { continue }
      let numbers = [("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height)]
      let text = numbers.map { "\($0): \($1.decimalText(places: 4))" }.joined(separator: ", ")
      editor.replaceValue(of: entry, by: "{ \(text) }")
    }
    return editor.bytes
  }

  /// Replaces the value of an entry, in braces or as lines.
  private mutating func replaceValue(of entry: YAMLNode.Entry, by text: String) {
    let colon = scalars[entry.key.range.end.index...].firstIndex(of: ":") ?? entry.key.range.end.index
    var end = max(colon + 1, entry.value.range.end.index)
    // The parser ends lines at the next entry; what is between them stays.
    while end > colon + 1, scalars.indices.contains(end - 1), scalars[end - 1].properties.isWhitespace { end -= 1 }
    replace(colon + 1..<end, by: " \(text)")
  }
}
