internal import HostFiles
internal import LayoutReview
internal import ReviewPlans
internal import Scenes

/// A document that a request is about, with the last analysis that found scenes in it.
struct RequestedDocument: Sendable {
  /// The document in the editor.
  let document: OpenDocument
  /// The last analysis with scenes, which may be of an earlier version; nil if there is none.
  let analysis: DocumentAnalysis?
  /// The unit in which positions are counted.
  let encoding: PositionEncoding
  /// The devices of the project.
  let devices: [Device]
  /// The names in the text. If it cannot be read, they are the names in the last readable text, moved to their current
  /// positions.
  let names: DocumentNames
  /// Whether the current text could be read.
  let isReadable: Bool

  /// Creates a document.
  ///
  /// - Parameters:
  ///   - document: The open document.
  ///   - analysis: Its last analysis. Nil if there is none.
  ///   - names: The names in the text, or the moved names of the last readable text.
  ///   - isReadable: Whether they belong to the text itself.
  ///   - encoding: The unit of positions in the answer.
  ///   - devices: The devices of the project.
  init(
    _ document: OpenDocument, _ analysis: DocumentAnalysis?, names: DocumentNames, isReadable: Bool,
    in encoding: PositionEncoding, devices: [Device] = []
  ) {
    self.document = document
    self.analysis = analysis
    self.names = names
    self.isReadable = isReadable
    self.encoding = encoding
    self.devices = devices
  }

  /// The text in the editor.
  var text: DocumentText { document.text }

  var isCurrent: Bool { analysis?.document.text == text }

  /// Returns the name at a position. If the text cannot be read, it is the word at the position, provided that the last
  /// readable text has such a name.
  func name(at position: TextPosition) -> DocumentNames.Name? {
    let offset = text.offset(of: position, in: encoding)
    if let name = names.name(at: offset) { return name }
    guard !isReadable else { return nil }
    let range = text.word(at: offset)
    let word = text.string(range)
    guard let known = names.all.first(where: { $0.text == word }) else { return nil }
    return DocumentNames.Name(kind: known.kind, text: word, range: range)
  }

  /// Returns the views with the given name, each with the position of its scene in the analysis. Malformed documents
  /// may have several.
  func views(named name: DocumentNames.Name) -> [(scene: Int, view: Int)] {
    guard let analysis, name.kind == .view || name.kind == .object else { return [] }
    return analysis.plan.scenes.enumerated().flatMap { position, planned in
      planned.scene.views.indices.filter { planned.scene.views[$0].name == name.text }.map { (position, $0) }
    }
  }

  /// Returns a range of the text in the protocol's terms.
  func range(_ range: Range<Int>) -> TextRange { text.range(range, in: encoding) }
}

extension DocumentText {
  /// Returns the letters, digits and underscores around an offset.
  func word(at offset: Int) -> Range<Int> {
    func belongs(_ byte: UInt8) -> Bool {
      let scalar = Unicode.Scalar(byte)
      return byte >= 0x80 || byte == UInt8(ascii: "_") || Character(scalar).isLetter || Character(scalar).isNumber
    }
    var (start, end) = (min(offset, bytes.count), min(offset, bytes.count))
    while start > 0, belongs(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, belongs(bytes[end]) { end += 1 }
    return start..<end
  }
}
