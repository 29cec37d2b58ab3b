package import Findings

/// A finding that several layouts of a scene share, told once.
package struct FindingGroup: Sendable, Hashable {
  /// The finding as the first of the layouts has it.
  package var finding: Finding
  /// The titles of the layouts that have it, in their order.
  package var layouts: [String]
  /// The number of layouts of the scene.
  package var layoutCount: Int
  /// True where the layouts have it with other numbers.
  package var numbersDiffer: Bool

  /// A finding with the layouts that have it.
  package init(finding: Finding, layouts: [String], layoutCount: Int, numbersDiffer: Bool) {
    self.finding = finding
    self.layouts = layouts
    self.layoutCount = layoutCount
    self.numbersDiffer = numbersDiffer
  }

  /// The number of layouts that are named; the rest is counted.
  private static let namedLayouts = 6

  /// The findings of the layouts of one scene, worst first, else in the order they first appear.
  package static func groups(of layouts: [(title: String, findings: [Finding])]) -> [FindingGroup] {
    let titles = layouts.map(\.title)
    return SharedFinding.all(in: layouts.map(\.findings)).map { FindingGroup($0, titles: titles) }
  }

  /// The group with another finding.
  package func mapFinding(_ change: (Finding) -> Finding) -> FindingGroup {
    var group = self
    group.finding = change(finding)
    return group
  }

  /// The layouts that have it: `on 3 of 24 layouts: iPhone SE (3rd gen), portrait; …`.
  package var place: String {
    if layouts.count == 1, let only = layouts.first { return "on \(only)" }
    let named = layouts.prefix(Self.namedLayouts).joined(separator: "; ")
    let rest = layouts.count - min(layouts.count, Self.namedLayouts)
    let list = rest > 0 ? "\(named) and \(rest) more" : named
    let numbers = numbersDiffer ? ", the numbers are those of the first" : ""
    return layouts.count == layoutCount
      ? "on all \(layouts.count) layouts\(numbers)"
      : "on \(layouts.count) of \(layoutCount) layouts\(numbers): \(list)"
  }
}

extension FindingGroup {
  /// A finding that layouts share, by the titles of all layouts of the scene.
  package init(_ shared: SharedFinding, titles: [String]) {
    self.init(
      finding: shared.finding, layouts: shared.layouts.map { titles[$0] }, layoutCount: titles.count,
      numbersDiffer: shared.numbersDiffer)
  }
}
