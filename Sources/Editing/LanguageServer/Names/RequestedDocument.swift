internal import HostFiles
internal import LayoutReview
internal import ReviewPlans
internal import Scenes

/// A document that somebody asks about, with the last analysis in which it had scenes.
struct RequestedDocument: Sendable {
  /// The document as the editor has it.
  let document: OpenDocument
  /// The last analysis with scenes, which may be of another version; nil where there is none.
  let analysis: DocumentAnalysis?
  /// The unit in which places are counted.
  let encoding: PositionEncoding
  /// The devices of the project.
  let devices: [Device]
  /// The names in the text; in a text that cannot be read those of the last one that could, where they stand now.
  let names: DocumentNames
  /// True where the text itself could be read.
  let isReadable: Bool

  /// A document.
  ///
  /// - Parameters:
  ///   - names: The names in the text, or where they stand now that the last text had.
  ///   - isReadable: Whether they are those of the text itself.
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

  /// The text as the editor has it.
  var text: DocumentText { document.text }

  /// True where the analysis is of the text as the editor has it.
  var isCurrent: Bool { analysis?.document.text == text }

  /// The name at a place; in a text that cannot be read the word at the place, where the last one had such a name.
  func name(at position: TextPosition) -> DocumentNames.Name? {
    let offset = text.offset(of: position, in: encoding)
    if let name = names.name(at: offset) { return name }
    guard !isReadable else { return nil }
    let range = text.word(at: offset)
    let word = text.string(range)
    guard let known = names.all.first(where: { $0.text == word }) else { return nil }
    return DocumentNames.Name(kind: known.kind, text: word, range: range)
  }

  /// The views of a name, each with the position of its scene among those of the analysis; in damaged documents several.
  func views(named name: DocumentNames.Name) -> [(scene: Int, view: Int)] {
    guard let analysis, name.kind == .view || name.kind == .object else { return [] }
    return analysis.plan.scenes.enumerated().flatMap { position, planned in
      planned.scene.views.indices.filter { planned.scene.views[$0].name == name.text }.map { (position, $0) }
    }
  }

  /// A part of the text as the protocol counts.
  func range(_ range: Range<Int>) -> TextRange { text.range(range, in: encoding) }
}

extension DocumentText {
  /// The letters, digits and underscores around an offset.
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
