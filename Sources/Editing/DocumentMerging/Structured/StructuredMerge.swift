/// A merge of files that consist of keys and values. Parts that neither side changed are kept as they are.
struct StructuredMerge {
  private let texts: MergeInput<StructuredText>
  private let decisions: MergeDecisions
  private var bytes: [UInt8] = []
  private var undecided: [UndecidedPlace] = []

  private init(_ texts: MergeInput<StructuredText>, deciding decisions: MergeDecisions) {
    self.texts = texts
    self.decisions = decisions
  }

  static func merged(_ texts: MergeInput<StructuredText>, deciding decisions: MergeDecisions) -> MergeResult {
    var merge = StructuredMerge(texts, deciding: decisions)
    merge.bytes += texts.ours.bytes[..<texts.ours.root.range.lowerBound]
    merge.write(texts.map { $0.root }, at: [])
    merge.bytes += texts.ours.bytes[texts.ours.root.range.upperBound...]
    return MergeResult(bytes: merge.bytes, undecided: merge.undecided)
  }

  /// The value in a version; nil if it has none.
  private typealias Node = StructuredText.Node
  private typealias Entry = StructuredText.Entry

  // MARK: - Values

  /// Writes a value that both sides have.
  private mutating func write(_ nodes: MergeInput<Node?>, at path: [String]) {
    let written = MergeInput(
      base: nodes.base.map { Array(texts.base.bytes[$0.range]) },
      ours: nodes.ours.map { Array(texts.ours.bytes[$0.range]) },
      theirs: nodes.theirs.map { Array(texts.theirs.bytes[$0.range]) })
    if let winner = written.winner {
      bytes += written[winner] ?? []
      return
    }
    if let our = nodes.ours, let their = nodes.theirs, our.kind == their.kind, our.kind != .scalar {
      return writeEntries(nodes, our, their, at: path)
    }
    let place = place(.value("the value"), nodes.map { $0?.range }, at: path)
    if decisions.isOpen(place) { undecided.append(place) }
    bytes += written[decisions.choice(in: place)] ?? []
  }

  private mutating func writeEntries(_ nodes: MergeInput<Node?>, _ our: Node, _ their: Node, at path: [String]) {
    let entries = MergeInput(
      base: nodes.base?.kind == our.kind ? nodes.base?.entries ?? [] : [], ours: our.entries, theirs: their.entries)
    let found = entries.map(Self.byKey)
    var keys: [String]
    if our.kind == .items {
      let lists = entries.map { Self.distinct($0).map(\.name) }
      keys = ListMerge.merged(lists) ?? lists[decide(place(.order, nodes.map { $0?.range }, at: path))]
    } else {
      keys = mergedKeys(entries, found, at: path)
    }
    // The brackets and their whitespace come from a side with entries, because empty brackets do not show how to lay
    // them out.
    let shape = our.entries.isEmpty && !their.entries.isEmpty ? MergeSide.theirs : .ours
    let (text, node) = (texts[shape], shape == .ours ? our : their)
    let inner = (node.entries.first?.gap.lowerBound ?? node.range.upperBound, node.entries.last?.range.upperBound)
    bytes += text.bytes[node.range.lowerBound..<inner.0]
    for (number, key) in keys.enumerated() {
      write(
        key, MergeInput(base: found.base[key], ours: found.ours[key], theirs: found.theirs[key]), isFirst: number == 0,
        at: path)
    }
    if let end = inner.1 { bytes += text.bytes[end..<node.range.upperBound] }
  }

  /// Writes an entry with the whitespace and comments before it.
  private mutating func write(_ key: String, _ entry: MergeInput<Entry?>, isFirst: Bool, at path: [String]) {
    if !isFirst { bytes += texts.ours.separator }
    let gaps = MergeInput(
      base: entry.base.map { Array(texts.base.bytes[$0.gap]) },
      ours: entry.ours.map { Array(texts.ours.bytes[$0.gap]) },
      theirs: entry.theirs.map { Array(texts.theirs.bytes[$0.gap]) })
    let gap = gaps.ours == nil || gaps.winner == .theirs ? gaps.theirs ?? gaps.ours : gaps.ours
    // Without separators, entries from different lines must not end up on the same line.
    let isOnLine = !isFirst && texts.ours.separator.isEmpty && gap?.contains(0x0A) == false
    bytes += (isOnLine ? [0x0A] : []) + (gap ?? [])
    let side: MergeSide = entry.ours == nil ? .theirs : .ours
    guard let own = side == .ours ? entry.ours : entry.theirs else { return }
    let text = texts[side]
    bytes += text.bytes[own.range.lowerBound..<own.value.range.lowerBound]
    if entry.ours != nil, entry.theirs != nil {
      write(entry.map { $0?.value }, at: path + [key])
    } else {
      bytes += text.bytes[own.value.range]
    }
    bytes += text.bytes[own.value.range.upperBound..<own.range.upperBound]
  }

  // MARK: - Keys

  private mutating func mergedKeys(
    _ entries: MergeInput<[Entry]>, _ found: MergeInput<[String: Entry]>, at path: [String]
  ) -> [String] {
    var numbers: [String: Int] = [:]
    var names: [String] = []
    let lists = entries.map { list in
      Self.distinct(list).map { name, _ -> Int in
        if let known = numbers[name] { return known }
        numbers[name] = names.count
        names.append(name)
        return names.count - 1
      }
    }
    var isGone: Set<Int> = []
    for (number, name) in names.enumerated() {
      guard let base = found.base[name], found.ours[name] == nil || found.theirs[name] == nil else { continue }
      let deleter: MergeSide = found.ours[name] == nil ? .ours : .theirs
      let kept = deleter == .ours ? found.theirs[name] : found.ours[name]
      let isChanged = kept.map { texts[deleter.other].bytes[$0.range] != texts.base.bytes[base.range] } ?? false
      var side = deleter
      if isChanged {
        let ranges = MergeInput(
          base: base.range as Range<Int>?, ours: found.ours[name]?.range, theirs: found.theirs[name]?.range)
        side = decide(place(.deletion(by: deleter), ranges, at: path + [name]))
      }
      if side == deleter { isGone.insert(number) }
    }
    let sides = MergeInput(
      base: lists.base, ours: lists.ours.filter { !isGone.contains($0) },
      theirs: lists.theirs.filter { !isGone.contains($0) })
    return OrderMerge(sides, favoring: decisions.favored).order.map { names[$0] }
  }

  /// Returns entries with distinct names, even if a key occurs twice.
  private static func distinct(_ entries: [Entry]) -> [(name: String, entry: Entry)] {
    var counts: [String: Int] = [:]
    return entries.map { entry in
      let count = counts[entry.key, default: 0]
      counts[entry.key] = count + 1
      return (count == 0 ? entry.key : "\(entry.key)\u{0}\(count)", entry)
    }
  }

  private static func byKey(_ entries: [Entry]) -> [String: Entry] {
    Dictionary(distinct(entries).map { ($0.name, $0.entry) }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: - Contradictions

  /// Returns the side to take in a place where both contradict each other.
  private mutating func decide(_ place: UndecidedPlace) -> MergeSide {
    if decisions.isOpen(place) { undecided.append(place) }
    return decisions.side(in: place)
  }

  private func place(
    _ reason: UndecidedPlace.Reason, _ ranges: MergeInput<Range<Int>?>, at path: [String]
  ) -> UndecidedPlace {
    let name = path.map { $0.split(separator: "\u{0}").first.map(String.init) ?? $0 }.joined(separator: " ")
    return UndecidedPlace(
      reason, of: name.isEmpty ? "the file" : name, base: Self.version(ranges.base, texts.base),
      ours: Self.version(ranges.ours, texts.ours), theirs: Self.version(ranges.theirs, texts.theirs))
  }

  private static func version(_ range: Range<Int>?, _ text: StructuredText) -> UndecidedPlace.Version {
    guard let range else { return UndecidedPlace.Version() }
    return UndecidedPlace.Version(
      value: String(decoding: text.bytes[range], as: UTF8.self),
      line: text.bytes[..<range.lowerBound].count { $0 == 0x0A } + 1)
  }
}
