internal import AutoLayout
public import Findings
internal import Geometry
public import SceneLayouts
internal import Scenes
public import Typography
internal import WorkBudgets

extension Layout {
  /// Returns findings about the views of a scene solved as saved that are misplaced no matter which bars surround the
  /// scene.
  ///
  /// A document only contains the bars from its own segues, and its frames may be older than those. If the frames of a
  /// scene fit other bars better than the simulated ones, they were recorded with those. In that case only views that
  /// are still misplaced are reported, with notes on the assumed bars. If several bars fit equally well, the simulated
  /// ones are used.
  ///
  /// - Returns: The findings of `MisplacedViewRule`, in the order of the views. Empty for layouts other than those
  ///   solved as saved with recorded leaf sizes (specification ISS-01).
  public func misplacedViews(measuringTextWith measurer: any TextMeasuring) -> [Finding] {
    var fewest = findings.filter { $0.code == MisplacedViewRule.code }
    // Views that Xcode marked are misplaced under any bars.
    guard resolved.asks(for: MisplacedViewRule.code), !fewest.isEmpty else { return fewest }
    var solver = LayoutSolver()
    for safeArea in resolved.safeAreasUnderOtherBars where !fewest.isEmpty {
      var other = resolved
      other.safeArea = safeArea
      let layout = other.layout(measuringTextWith: measurer, solvingWith: &solver)
      guard !WorkBudget.isOver else { break }
      let found = layout.findings.filter { $0.code == MisplacedViewRule.code }
      guard found.count < fewest.count, !layout.isMoreBroken(than: self) else { continue }
      fewest = found.map { Self.noting(safeArea - resolved.safeArea, in: $0) }
    }
    return fewest
  }

  /// Whether more constraints conflict or more views are ambiguous. Since Xcode 9, ambiguous views are never misplaced,
  /// so such a layout would seem better.
  private func isMoreBroken(than other: Layout) -> Bool {
    solution.conflicts.count > other.solution.conflicts.count
      || solution.ambiguities.count > other.solution.ambiguities.count
  }

  /// Returns a finding with a note on how the assumed bars differ from the simulated ones.
  private static func noting(_ difference: EdgeInsets, in finding: Finding) -> Finding {
    let words = [(difference.top, "top"), (difference.bottom, "bottom")].filter { $0.0 != 0 }.map {
      inset, edge -> Finding.Message in
      "\(measure: inset.magnitude.pointText) points \(words: inset < 0 ? "less" : "more") at the \(edge)"
    }
    var finding = finding
    finding.notes.append("with the bars of another document: \(words.joined(separator: ", "))")
    return finding
  }
}

extension ResolvedScene {
  /// The safe areas of the root under bars that other documents, or an earlier state of this one, may have put around
  /// it. At the top: nothing, or the status bar alone or with a navigation bar of phones, of tablets, of a sheet, or
  /// with a large title. At the bottom: nothing, the home indicator, a tab bar or a toolbar.
  fileprivate var safeAreasUnderOtherBars: [EdgeInsets] {
    let screen = variant.device.insets(in: variant.orientation)
    let bars: [Double] = [0, 44, 50, 56, 96]
    let tops = [safeArea.top, 0] + bars.map { screen.top + $0 } + bars.dropFirst()
    let bottoms = [safeArea.bottom, 0] + [0, 49, 44].map { screen.bottom + $0 }
    var seen: Set<EdgeInsets> = [safeArea]
    return bottoms.flatMap { bottom in tops.map { (top: $0, bottom: bottom) } }.compactMap { top, bottom in
      let insets = EdgeInsets(top: top, left: safeArea.left, bottom: bottom, right: safeArea.right)
      return seen.insert(insets).inserted ? insets : nil
    }
  }
}
