package import AutoLayout

/// The views, metrics and options that a visual format on the command line may use.
package struct FormatNames {
  /// The views, each after its superview. The first one is the superview of all.
  package private(set) var items = [LayoutItem(name: "superview", superview: nil)]
  /// The views and guides, by name.
  package private(set) var views: [String: LayoutItemID]
  /// The metrics, by name.
  package private(set) var metrics: [String: Double] = [:]
  /// The alignment of neighbors and the reading direction of the format.
  package private(set) var options: VisualFormatOptions = []

  /// The guides that every format may name (specification VFL-42).
  private static let guides: [String: LayoutItemID] = Dictionary(
    uniqueKeysWithValues: [LayoutGuide.topLayoutGuide, .bottomLayoutGuide, .safeArea].map {
      ($0.name, LayoutItemID(view: 0, guide: $0))
    })

  /// Reads the names on a command line. Without `--views`, every other name in brackets in the format is a view.
  ///
  /// - Throws: ``UsageError`` for the first invalid word.
  package init(_ arguments: ParsedArguments, format: VisualFormat?) throws(UsageError) {
    views = Self.guides
    for word in arguments.list(.views) { try addView(word) }
    for word in arguments.list(.metrics) { try addMetric(word) }
    for word in arguments.list(.options) {
      guard let option = VisualFormatOptions(name: word) else {
        throw UsageError(unknown: word, of: .options, known: VisualFormatOptions.names)
      }
      options.insert(option)
    }
    guard !arguments.contains(.views) else { return }
    for name in format?.views.map(\.name) ?? [] where views[name] == nil && metrics[name] == nil { add(name, to: 0) }
  }

  /// Returns the superview of a view, or the view of a guide.
  package func superview(of item: LayoutItemID) -> LayoutItemID? {
    item.guide == nil ? items[item.view].superview.map { LayoutItemID(view: $0) } : LayoutItemID(view: item.view)
  }

  /// Adds a view: `name` or `name:superview`.
  private mutating func addView(_ word: String) throws(UsageError) {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard let name = parts.first, parts.count <= 2, parts.allSatisfy({ !$0.isEmpty }) else {
      throw UsageError("invalid value '\(word)' for '--views'", hint: "write 'name' or 'name:superview'")
    }
    guard name != items[0].name, Self.guides[name] == views[name] else {
      throw UsageError("'--views' names '\(name)' twice", hint: "name a superview before its subviews")
    }
    let superview = parts.count == 2 ? parts[1] : items[0].name
    if superview != items[0].name, views[superview] == nil { add(superview, to: 0) }
    let holder = views[superview].flatMap { $0.guide == nil ? $0.view : nil }
    add(name, to: superview == items[0].name ? 0 : holder ?? 0)
  }

  private mutating func add(_ name: String, to superview: Int) {
    views[name] = LayoutItemID(view: items.count)
    items.append(LayoutItem(name: name, superview: superview))
  }

  /// Adds a metric: `name=number`.
  private mutating func addMetric(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[0].isEmpty, let number = Double(parts[1]), number.isFinite else {
      throw UsageError("invalid value '\(word)' for '--metrics'", hint: "write 'name=8'")
    }
    metrics[parts[0]] = number
  }
}
