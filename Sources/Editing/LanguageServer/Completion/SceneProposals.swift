internal import Geometry
internal import LayoutReview
internal import LayoutRules
internal import ReviewPlans
internal import SceneFiles
internal import Scenes

/// Completions for a position in a scene file: keys, values, devices, views, attributes and metrics.
struct SceneProposals {
  private let cursor: SceneCursor
  private let text: DocumentText
  private let offset: Int
  private let names: DocumentNames
  /// The types of views, by name.
  private let types: [String: String]
  /// The devices of the project.
  private let devices: [Device]

  /// Creates completions for a position, or nil in a comment.
  init?(in document: RequestedDocument, at offset: Int) {
    guard let cursor = SceneCursor(in: document.text, at: offset) else { return nil }
    self.cursor = cursor
    self.offset = offset
    text = document.text
    names = document.names
    devices = document.devices
    let views = document.analysis?.plan.scenes.flatMap(\.scene.views) ?? []
    types = Dictionary(views.map { ($0.name, $0.className) }, uniquingKeysWith: { first, _ in first })
  }

  /// The completions with the range they replace.
  var value: Proposals {
    if let constraint = constraintPath { return Proposals(range: wordRange, all: constraintWords(constraint)) }
    guard cursor.isValue else {
      let keys = SceneSchemaWalk(cursor.path).keys(besides: cursor.siblings)
      return Proposals(range: wordRange, all: keys.map { key($0.key, $0.description) } + changedViews)
    }
    let walk = SceneSchemaWalk(cursor.path)
    var words = walk.values.map { Proposal(word: $0, kind: .value) }
    if namesDevices { words += deviceWords }
    if let key = lastKey, SceneVocabulary.colorKeys.contains(key) {
      words += SceneVocabulary.colorWords.map { Proposal(word: $0, kind: .value) }
    }
    if let key = lastKey, key == "remove" || key == "restore" { words += named(.group, .reference) }
    guard words.isEmpty, walk.takesNumbers || isSize else { return Proposals(range: valueRange, all: words) }
    return Proposals(range: wordRange, all: named(.metric, .constant) + (isSize ? items : []))
  }

  // MARK: - Places

  /// The key of the value or list being typed.
  private var lastKey: String? {
    cursor.path.reversed().lazy.compactMap { step in if case .key(let key) = step { key } else { nil } }.first
  }

  private var keys: [String] {
    cursor.path.compactMap { step in if case .key(let key) = step { key } else { nil } }
  }

  /// The bytes of the word being typed.
  private var wordRange: Range<Int> { text.word(at: offset).lowerBound..<offset }
  /// The bytes of the value being typed, which may contain spaces.
  private var valueRange: Range<Int> { offset - min(offset, cursor.before.utf8.count)..<offset }

  /// The path from the list of constraints to the position; nil elsewhere.
  private var constraintPath: ArraySlice<SceneCursor.Step>? {
    let keys: [SceneCursor.Step] = [.key("constraints"), .key("expect")]
    guard let start = cursor.path.lastIndex(where: keys.contains) else { return nil }
    let rest = cursor.path[(start + 1)...]
    // A key directly below is the name of a group.
    if rest.isEmpty, !cursor.isValue { return nil }
    return rest.first == .item ? rest : rest.dropFirst()
  }

  private var namesDevices: Bool { lastKey == "devices" || lastKey == "device" }

  /// Whether the position is in a property of a view that is a constraint.
  private var isSize: Bool {
    ["width", "height", "size", "aspect"].contains(lastKey) && keys.contains("views")
  }

  // MARK: - Words

  private func key(_ key: String, _ description: String?) -> Proposal {
    Proposal(word: key, kind: .property, detail: description, text: "\(key): ")
  }

  private func named(_ kind: DocumentNames.Kind, _ proposed: Proposal.Kind, _ text: (String) -> String? = { _ in nil })
    -> [Proposal]
  {
    names.all.filter { $0.kind == kind && $0.definition != nil }.map {
      Proposal(word: $0.text, kind: proposed, detail: kind == .view ? types[$0.text] : nil, text: text($0.text))
    }
  }

  /// The views that a variant or state may change.
  private var changedViews: [Proposal] {
    guard let first = keys.first, ["variants", "states"].contains(first), keys.count == 3, keys.last == "views" else {
      return []
    }
    return named(.view, .field) { "\($0): " }
  }

  private var deviceWords: [Proposal] {
    let groups = ["all", "all phones", "all tablets"].map { Proposal(word: $0, kind: .keyword) }
    return groups
      + (devices + DeviceCatalogue.all).map { device in
        let size = "\(Int(device.size.width)) × \(Int(device.size.height))"
        return Proposal(word: device.name, kind: .value, detail: size)
      }
  }

  // MARK: - Constraints

  /// The items for equations.
  private var items: [Proposal] {
    named(.view, .field) + SceneVocabulary.reservedItems.map { Proposal(word: $0, kind: .keyword) }
  }

  private func constraintWords(_ path: ArraySlice<SceneCursor.Step>) -> [Proposal] {
    let inner = path.drop { $0 == .item }
    if cursor.isValue || path == [.item] {
      if let word = equationWords { return word }
    }
    guard case .key(let name)? = inner.first else { return beginnings }
    if cursor.isValue { return value(of: inner) }
    if let macro = SceneVocabulary.macros.first(where: { $0.name == name }) { return keys(macro.keys) }
    return keys(SceneVocabulary.shorthandWords)
  }

  private func keys(_ words: [String]) -> [Proposal] {
    words.filter { cursor.siblings[$0] == nil }.map { key($0, nil) }
  }

  /// The words that begin a constraint. In a macro, its keys.
  private var beginnings: [Proposal] {
    if let macro = SceneVocabulary.macros.first(where: { cursor.siblings[$0.name] != nil }) { return keys(macro.keys) }
    let words = SceneVocabulary.rowWords + SceneVocabulary.macros.map(\.name)
    return items + words.map { key($0, nil) }
  }

  /// Returns the completions for the value of a word or macro.
  private func value(of path: ArraySlice<SceneCursor.Step>) -> [Proposal] {
    guard let key = lastKey else { return [] }
    if SceneVocabulary.rowWords.contains(key) || SceneVocabulary.macros.contains(where: { $0.name == key }) {
      return named(.view, .field)
    }
    switch key {
    case _ where ["finding", "no"].contains(key) && keys.contains("expect"):
      return RuleList.expectable.map { Proposal(word: $0, kind: .value) }
    case "priority": return SceneVocabulary.priorityWords.map { Proposal(word: $0, kind: .keyword) }
    default: return items + named(.metric, .constant)
    }
  }

  /// The completions in an equation or a visual format; nil if neither has begun.
  private var equationWords: [Proposal]? {
    let typed = cursor.before.unicodeScalars
    let start = String(String.UnicodeScalarView(typed.dropLast(text.string(wordRange).unicodeScalars.count)))
    guard let last = start.trimmingBlanks.last else { return nil }
    let isFormat = ["H:", "V:", "|", "["].contains { start.hasPrefix($0) }
    switch last {
    case "[": return named(.view, .field)
    case "(" where isFormat: return named(.metric, .constant) + named(.view, .field)
    case "-" where isFormat: return named(.metric, .constant)
    case ".":
      let attributes = SceneVocabulary.attributes.map { Proposal(word: $0, kind: .property) }
      return attributes + SceneVocabulary.viewGuides.map { Proposal(word: $0, kind: .keyword) }
    case "@":
      return SceneVocabulary.priorityWords.map { Proposal(word: $0, kind: .keyword) } + named(.metric, .constant)
    default: return items + named(.metric, .constant)
    }
  }
}
