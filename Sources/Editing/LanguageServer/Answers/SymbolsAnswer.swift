internal import JSON
internal import LayoutReview
internal import ReviewPlans
internal import Scenes
internal import VisibleText

/// The views, metrics and groups of a document, for the outline of an editor.
struct SymbolsAnswer {
  private let document: RequestedDocument
  /// The views of the last analysis, by name.
  private let views: [String: View]

  /// The protocol's numbers for kinds of symbols.
  private enum Kind: Int {
    case namespace = 3
    case `class` = 5
    case field = 8
    case constant = 14
    case object = 19
  }

  /// A symbol with its children.
  private struct Symbol {
    var name: DocumentNames.Name
    var definition: Range<Int>
    var children: [Symbol] = []
  }

  /// Creates the outline of a document.
  init(of document: RequestedDocument) {
    self.document = document
    let all = document.analysis?.plan.scenes.flatMap(\.scene.views) ?? []
    views = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the symbols, nested if the client supports that, otherwise as a flat list.
  func value(nested: Bool) -> JSONValue {
    let symbols = tree
    return .array(nested ? symbols.map(value) : symbols.flatMap { flat($0, in: nil) })
  }

  /// The largest depth of nested symbols. Deeper ones are siblings.
  private static let depthLimit = 64

  /// The symbols as a tree. Elements without a meaning for users are omitted.
  private var tree: [Symbol] {
    var roots: [Symbol] = []
    var open: [Symbol] = []
    func close() {
      guard let last = open.popLast() else { return }
      if open.isEmpty { roots.append(last) } else { open[open.count - 1].children.append(last) }
    }
    for name in document.names.all {
      guard let definition = name.definition, isShown(name) else { continue }
      while let last = open.last, last.definition.upperBound <= definition.lowerBound { close() }
      if open.count >= Self.depthLimit { close() }
      open.append(Symbol(name: name, definition: definition))
    }
    while !open.isEmpty { close() }
    return roots
  }

  private func isShown(_ name: DocumentNames.Name) -> Bool {
    name.kind != .object || views[name.text] != nil || name.element == "scene" || name.element.hasSuffix("ontroller")
  }

  // MARK: - Values

  private func value(_ symbol: Symbol) -> JSONValue {
    let whole =
      min(
        symbol.definition.lowerBound, symbol.name.range.lowerBound)..<max(
        symbol.definition.upperBound, symbol.name.range.upperBound)
    return [
      "name": .string(title(of: symbol.name)), "detail": detail(of: symbol.name).map(JSONValue.string),
      "kind": .number(kind(of: symbol.name).rawValue), "range": document.range(whole).value,
      "selectionRange": document.range(symbol.name.range).value,
      "children": symbol.children.isEmpty ? nil : .array(symbol.children.map(value)),
    ]
  }

  private func flat(_ symbol: Symbol, in owner: String?) -> [JSONValue] {
    let title = title(of: symbol.name)
    let own: JSONValue = [
      "name": .string(title), "kind": .number(kind(of: symbol.name).rawValue),
      "location": [
        "uri": .string(document.document.address.uri), "range": document.range(symbol.definition).value,
      ],
      "containerName": owner.map(JSONValue.string),
    ]
    return [own] + symbol.children.flatMap { flat($0, in: title) }
  }

  private func title(of name: DocumentNames.Name) -> String {
    let title = VisibleText.line(views[name.text]?.nameInOutline ?? (name.element.isEmpty ? name.text : name.element))
    return title.isEmpty ? "-" : title
  }

  private func detail(of name: DocumentNames.Name) -> String? {
    if let view = views[name.text], name.kind != .metric, name.kind != .group {
      return VisibleText.line(view.className)
    }
    return name.kind == .object ? VisibleText.line(name.text) : nil
  }

  private func kind(of name: DocumentNames.Name) -> Kind {
    switch name.kind {
    case .view: .field
    case .metric: .constant
    case .group: .namespace
    case .object: name.element == "scene" ? .object : views[name.text] == nil ? .class : .field
    }
  }
}
