internal import AutoLayout
internal import DocumentEditing
internal import Findings
internal import Geometry
internal import HostFiles
internal import JSON
internal import LayoutReview
internal import ReviewPlans
internal import ReviewReports
internal import SceneLayouts
internal import Scenes
internal import VisibleText

/// The answer to a hover: a view with its frames, or a constraint as text.
struct HoverAnswer {
  private let document: RequestedDocument
  private let usesMarkdown: Bool

  /// The maximum number of layouts that are listed. The others are counted.
  private static let layoutLimit = 12

  /// Creates the answers about a document.
  init(_ document: RequestedDocument, usingMarkdown usesMarkdown: Bool) {
    self.document = document
    self.usesMarkdown = usesMarkdown
  }

  /// Returns the answer for a position; null if there is none.
  func value(at position: TextPosition) -> JSONValue {
    if let name = document.name(at: position), let text = text(about: name) { return hover(text, name.range) }
    let offset = document.text.offset(of: position, in: document.encoding)
    if let found = constraint(at: offset) { return hover(found.text, found.range) }
    guard let name = elementName(at: offset), let text = text(about: name.name) else { return .null }
    return hover(text, name.tag)
  }

  private func hover(_ text: String, _ range: Range<Int>) -> JSONValue {
    [
      "contents": ["kind": usesMarkdown ? "markdown" : "plaintext", "value": .string(text)],
      "range": document.range(range).value,
    ]
  }

  /// Returns the object whose start tag contains an offset, with the bytes of the tag's name.
  private func elementName(at offset: Int) -> (name: DocumentNames.Name, tag: Range<Int>)? {
    guard document.document.kind == .interfaceBuilder, let name = document.names.definition(around: offset),
      let start = name.definition?.lowerBound
    else { return nil }
    let tag = document.text.bytes[start...]
    guard let end = tag.firstIndex(of: UInt8(ascii: ">")), offset <= end else { return nil }
    let length = tag.prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }.count
    return (name, start..<start + length)
  }

  // MARK: - Views

  private func text(about name: DocumentNames.Name) -> String? {
    let found = document.views(named: name)
    if let first = found.first, let analysis = document.analysis {
      return text(aboutView: first.view, ofScene: first.scene, in: analysis)
    }
    if name.kind == .object { return text(aboutConstraint: name.text) }
    guard let definition = document.names.definition(of: name)?.definition else { return nil }
    let line = document.text.line(document.text.lineNumber(of: definition.lowerBound))
    return code(document.text.string(line).split(separator: " ").joined(separator: " "))
  }

  private func text(aboutView view: Int, ofScene position: Int, in analysis: DocumentAnalysis) -> String {
    let scene = analysis.plan.scenes[position].scene
    let layouts = analysis.scenes.indices.contains(position) ? analysis.scenes[position].layouts : []
    let shown = layouts.filter { $0.frames.indices.contains(view) && !$0.isGivenUp }
    var parts = [heading(of: scene.views[view], in: scene)]
    if !shown.isEmpty { parts.append(table(of: shown, view: view)) }
    if shown.count < layouts.count {
      parts.append("\(layouts.count - shown.count) of \(layouts.count) layouts were not solved")
    }
    if !document.isCurrent { parts.append("from the last version that could be laid out") }
    return parts.joined(separator: "\n\n")
  }

  private func heading(of view: View, in scene: Scene) -> String {
    let owner = view.superview.map { scene.views[$0] }
    let type = view.identity.customClass.map { "\($0) (\(view.className))" } ?? view.className
    let place = owner.map { " in \(code($0.nameInOutline))" } ?? " of \(plain(scene.name))"
    let name = plain(view.nameInOutline)
    return (usesMarkdown ? "**\(name)**" : name) + " · \(plain(type))\(place)"
  }

  private func table(of layouts: [SolvedLayout], view: Int) -> String {
    let titles = VariantTitles(of: layouts.map(\.variant))
    let rows = layouts.prefix(Self.layoutLimit).map { layout -> [String] in
      let frame = layout.frames[view]
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { $0.decimalText(places: 2) }
      let remarks = [
        layout.hiddenViews.contains(view) ? "hidden" : nil, layout.openViews.contains(view) ? "open" : nil,
      ]
      return [titles.title(of: layout.variant)] + numbers + [remarks.compactMap(\.self).joined(separator: ", ")]
    }
    let all = [["points, in the superview", "x", "y", "width", "height", ""]] + rows
    let text = usesMarkdown ? TextTable.markdown(all) : TextTable.aligned(all)
    let rest = layouts.count - rows.count
    return text + (rest > 0 ? "\nand \(rest) more layouts" : "")
  }

  // MARK: - Constraints

  /// Returns the constraints defined at an offset, with the bytes of the definition.
  private func constraint(at offset: Int) -> (text: String, range: Range<Int>)? {
    guard document.isCurrent, let analysis = document.analysis else { return nil }
    let places = SourcePlaces(in: document.document)
    for planned in analysis.plan.scenes {
      let found = planned.scene.constraints.filter { constraint in
        guard let source = constraint.constraint.source, source.path == analysis.read.name else { return false }
        let range = places.range(at: source)
        return range.lowerBound <= offset && offset <= range.upperBound
      }
      guard let source = found.first?.constraint.source else { continue }
      let words = ConstraintWords(of: planned.scene)
      return (
        found.map { code(words.equation(of: $0.constraint)) }.joined(separator: "\n\n"), places.range(at: source)
      )
    }
    return nil
  }

  private func text(aboutConstraint id: String) -> String? {
    for planned in document.analysis?.plan.scenes ?? [] {
      guard let constraint = planned.scene.constraints.first(where: { $0.objectID == id }) else { continue }
      return code(ConstraintWords(of: planned.scene).equation(of: constraint.constraint))
    }
    return nil
  }

  // MARK: - Text

  private func code(_ text: String) -> String {
    let line = VisibleText.line(text)
    return usesMarkdown ? "`\(line.replacing("`", with: "'"))`" : line
  }

  /// Returns a string escaped for Markdown.
  private func plain(_ text: String) -> String {
    let line = VisibleText.line(text)
    guard usesMarkdown else { return line }
    return line.reduce(into: "") { result, character in
      if character.isASCII, character.isPunctuation || character.isSymbol { result.append("\\") }
      result.append(character)
    }
  }
}
