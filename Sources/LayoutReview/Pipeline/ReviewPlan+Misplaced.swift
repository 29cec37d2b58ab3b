internal import AutoLayout
internal import Geometry
internal import SceneDocuments
public import Scenes

extension ReviewPlan {
  /// What was found in the layouts of one scene.
  public typealias SceneFindings = [(variant: SceneVariant, findings: [Finding])]

  /// The views of each scene whose recorded frame is not the one that its constraints give them on the device that the
  /// document was saved with; that layout with its findings, or nothing where the document records none.
  ///
  /// Leaves have their recorded sizes, so that only what constraints decide is compared. Where a document does not tell
  /// the bars around a scene, those are assumed that explain most frames. A plan that solves scenes this way has the
  /// findings in its own layouts already and gets nothing here.
  ///
  /// - Parameters:
  ///   - makeTextMeasurer: Makes an engine that measures text; called once for each worker.
  ///   - shouldStop: Whether to take up no more scenes.
  /// - Returns: In the order of ``scenes``.
  /// - Throws: ``ReviewError`` where no engine can be made.
  public func misplacedViews(
    measuringTextWith makeTextMeasurer: @escaping @Sendable () throws -> any TextMeasuring, workers: Int,
    shouldStop: @escaping @Sendable () -> Bool = { false }
  ) async throws(ReviewError) -> [SceneFindings] {
    if selection.isAsSaved, selection.leafSizes == .recorded { return scenes.map { _ in [] } }
    let plan = asSaved
    var found = try await plan.misplaced(makeTextMeasurer, workers, shouldStop)
    for bars in selection.additionalInsets == .zero ? Self.barsOfOtherDocuments : [] {
      var other = plan
      other.selection.additionalInsets = bars
      for position in scenes.indices where !hasOpenBars(position) || found[position].allSatisfy(\.findings.isEmpty) {
        other.scenes[position].layouts = []
      }
      guard !other.layouts.isEmpty else { break }
      for (position, findings) in try await other.misplaced(makeTextMeasurer, workers, shouldStop).enumerated()
      where !findings.isEmpty && Self.count(findings) < Self.count(found[position]) {
        found[position] = Self.noting(bars, in: findings)
      }
    }
    return found
  }

  /// What bars take of a scene, in points: none of the status bar, a navigation bar, a large title, the higher bar of
  /// tablets, a tab bar, and both together.
  private static let barsOfOtherDocuments = [
    EdgeInsets(top: 44), EdgeInsets(top: 96), EdgeInsets(top: 50), EdgeInsets(bottom: 49),
    EdgeInsets(top: 44, bottom: 49), EdgeInsets(top: 96, bottom: 49), EdgeInsets(top: -20),
  ]

  private func hasOpenBars(_ scene: Int) -> Bool { scenes[scene].scene.saved?.hasKnownBars == false }

  private static func count(_ findings: SceneFindings) -> Int { findings.reduce(0) { $0 + $1.findings.count } }

  /// The findings with a line that says which bars were assumed.
  private static func noting(_ bars: EdgeInsets, in findings: SceneFindings) -> SceneFindings {
    let words = [(bars.top, "top"), (bars.bottom, "bottom")].filter { $0.0 != 0 }.map { inset, edge in
      "\(inset.magnitude.pointText) points \(inset < 0 ? "less" : "more") at the \(edge)"
    }
    return findings.map { layout in
      var layout = layout
      for index in layout.findings.indices {
        layout.findings[index].notes.append("with bars of another document: \(words.joined(separator: ", "))")
      }
      return layout
    }
  }

  private func misplaced(
    _ makeTextMeasurer: @escaping @Sendable () throws -> any TextMeasuring, _ workers: Int,
    _ shouldStop: @escaping @Sendable () -> Bool
  ) async throws(ReviewError) -> [SceneFindings] {
    let solved = try await solveLayouts(
      measuringTextWith: makeTextMeasurer, workers: workers, shouldStop: shouldStop
    ) { _, layout in layout.findings.filter { $0.code == Finding.misplacedCode } }
    return byScene(solved).map { layouts in layouts.map { (variant: $0.layout.variant, findings: $0.kept) } }
  }

  /// The same scenes as their documents were saved; those of our own have no layouts in it.
  private var asSaved: ReviewPlan {
    var selection = selection
    selection.isAsSaved = true
    selection.leafSizes = .recorded
    var plan = ReviewPlan(documents: documents, selection: selection)
    for position in plan.scenes.indices where plan.scenes[position].scene.saved == nil {
      plan.scenes[position].layouts = []
    }
    return plan
  }
}
