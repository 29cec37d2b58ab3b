internal import DocumentEditing
internal import HostFiles
internal import JSON
internal import LayoutReview
internal import ReviewPlans
internal import SceneFiles
internal import Scenes
internal import VisibleText

/// An answer that renames a view, metric or group of a scene everywhere, including in its approved layouts, or the
/// label of a view in Interface Builder's outline.
struct RenameAnswer {
  private let document: RequestedDocument
  private let client: ClientCapabilities

  init(_ document: RequestedDocument, for client: ClientCapabilities) {
    self.document = document
    self.client = client
  }

  /// Returns the name at a position that can be changed, with its range; null if there is none.
  func preparation(at position: TextPosition) -> JSONValue {
    guard document.isReadable, let name = document.name(at: position) else { return .null }
    if name.kind == .object {
      guard let view = view(of: name) else { return .null }
      return ["range": document.range(name.range).value, "placeholder": .string(VisibleText.line(view.nameInOutline))]
    }
    return ["range": document.range(name.range).value, "placeholder": .string(name.text)]
  }

  /// Returns the edit that renames the thing whose name is at a position.
  ///
  /// - Throws: ``ResponseError`` if nothing is named there, or the new name is not valid for it.
  func value(at position: TextPosition, to newName: String) throws(ResponseError) -> JSONValue {
    guard document.isReadable else {
      throw ResponseError(.requestFailed, "the document cannot be read; fix its errors first")
    }
    guard let name = document.name(at: position) else {
      throw ResponseError(.requestFailed, "nothing to rename here")
    }
    let change = DocumentChangeValue(of: document.document, for: client)
    if name.kind == .object { return change.value(try label(of: name, newName)) }
    let places = document.names.places(of: name)
    let replacements = places.map { DocumentChangeValue.Replacement(range: $0.range, text: newName) }
    try check(newName, for: name, at: places, replacements)
    // Accepted findings identify a view by its position, so they need no change.
    guard name.kind == .view, let approved = ApprovedNames(of: document.analysis) else {
      return change.value(replacements)
    }
    let follow = approved.replacements(of: name.text, with: newName)
    return change.value(replacements, others: follow.isEmpty ? [] : [(approved.path, approved.text, follow)])
  }

  // MARK: - Scenes

  /// Refuses a name that would change the meaning of the scene.
  private func check(
    _ newName: String, for name: DocumentNames.Name, at places: [DocumentNames.Name],
    _ replacements: [DocumentChangeValue.Replacement]
  ) throws(ResponseError) {
    if document.names.all.contains(where: { $0.kind == name.kind && $0.text == newName && $0.text != name.text }) {
      throw ResponseError(.requestFailed, "a \(word(for: name.kind)) '\(newName)' already exists")
    }
    var bytes = document.text.bytes
    for replacement in replacements.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(replacement.range, with: replacement.text.utf8)
    }
    var renamed = document.document
    renamed.text = DocumentText(bytes)
    let after = DocumentNames(of: renamed)?.all ?? []
    let expected = document.names.all.map { known in
      known.kind == name.kind && known.text == name.text ? newName : known.text
    }
    guard after.map(\.text) == expected, after.map(\.kind) == document.names.all.map(\.kind),
      newName.unicodeScalars.allSatisfy({ $0.value > 0x20 })
    else {
      throw ResponseError(
        .requestFailed,
        "'\(VisibleText.line(newName))' cannot be the name of a \(word(for: name.kind)): a name consists of "
          + "letters, digits and "
          + "'_', and is not a reserved word")
    }
  }

  private func word(for kind: DocumentNames.Kind) -> String {
    switch kind {
    case .view, .object: "view"
    case .metric: "metric"
    case .group: "group"
    }
  }

  // MARK: - Interface Builder

  private func view(of name: DocumentNames.Name) -> View? {
    let found = document.views(named: name)
    guard let first = found.first, found.count == 1 else { return nil }
    return document.analysis?.plan.scenes[first.scene].scene.views[first.view]
  }

  /// Returns the label that Xcode's outline shows for a view. Interface Builder writes it after the id.
  private func label(of name: DocumentNames.Name, _ newName: String) throws(ResponseError) -> [DocumentChangeValue
    .Replacement]
  {
    let source = XMLSource(recovering: document.text.bytes)
    let elements = source.elements.indices.filter { source.value("id", of: $0) == name.text }
    guard view(of: name) != nil, let element = elements.first, elements.count == 1,
      let id = source.attribute("id", of: element)
    else { throw ResponseError(.requestFailed, "'\(VisibleText.line(name.text))' is not a view, or not the only one") }
    let written = XMLSource.written(newName)
    guard !newName.isEmpty else { throw ResponseError(.requestFailed, "a name has at least one character") }
    if let label = source.attribute("userLabel", of: element) { return [.init(range: label.value, text: written)] }
    return [.init(range: id.range.upperBound..<id.range.upperBound, text: " userLabel=\"\(written)\"")]
  }
}
