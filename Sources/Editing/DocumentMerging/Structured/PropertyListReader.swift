internal import DocumentEditing
internal import MarkupReading

/// A reader that splits property lists in XML into keys and values with their bytes.
enum PropertyListReader {
  /// Parses a property list.
  static func text(of bytes: [UInt8]) throws(StructureError) -> StructuredText {
    let source: XMLSource
    do throws(XMLSourceError) { source = try XMLSource(DocumentTypeDeclaration.blanked("plist", in: bytes)) } catch {
      throw StructureError(offset: error.offset)
    }
    guard source.elements[0].name == "plist", let root = source.elements[0].children.first else {
      throw StructureError(offset: 0)
    }
    return StructuredText(bytes: bytes, separator: [], root: try node(root, source))
  }

  private static func node(_ element: Int, _ source: XMLSource) throws(StructureError) -> StructuredText.Node {
    let record = source.elements[element]
    var node = StructuredText.Node(range: record.startTag.lowerBound..<record.end)
    var gap = record.startTag.upperBound
    var open: Int?
    switch record.name {
    case "dict": node.kind = .members
    case "array": node.kind = .items
    default: return node
    }
    for child in record.children {
      let range = source.elements[child].startTag.lowerBound..<source.elements[child].end
      if node.kind == .members, open == nil {
        guard source.elements[child].name == "key" else { throw StructureError(offset: range.lowerBound) }
        open = child
        continue
      }
      let start = open.map { source.elements[$0].startTag.lowerBound } ?? range.lowerBound
      let key = source.text(of: source.inside(of: open ?? child))
      node.entries.append(
        StructuredText.Entry(
          key: key, gap: gap..<start, range: start..<range.upperBound, value: try self.node(child, source)))
      open = nil
      gap = range.upperBound
    }
    if let open { throw StructureError(offset: source.elements[open].startTag.lowerBound) }
    return node
  }
}
