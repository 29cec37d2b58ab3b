internal import Baselines
internal import Findings
internal import Foundation
internal import LayoutReview
internal import ReviewPlans
internal import ReviewReports
internal import ReviewSetup
internal import Scenes
internal import Synchronization
internal import VisibleText

/// An expectation that compares a test's layouts with the approved ones.
@MainActor
struct LayoutExpectation {
  let subject: TestedContent
  let plan: ReviewPlan
  let reference: LayoutReference
  let mode: RecordMode

  private var place: TestPlace { subject.place }
  private var records: [LayoutRecord] { plan.scenes.flatMap(\.made).map { LayoutRecord(of: $0) } }
  private var baseline: String { BaselineFiles(of: plan).paths[0] }

  /// Compares the layouts, writes those to record, and reports differences to the test.
  func check() {
    do {
      let known = Set((try BaselineFiles.baseline(at: baseline) ?? []).map(\.variant))
      let missing = Set(records.map(\.variant)).subtracting(known)
      if mode == .all { return try approve { _ in true } }
      if !missing.isEmpty, mode != .never { try approve { missing.contains($0) } }
      if mode == .never, !missing.isEmpty {
        place.fail(
          "\(missing.count) of \(records.count) layouts are not approved yet: record them with "
            + "RENDER_LAYOUTS_RECORD=missing swift test"
        )
      }
      compare(records.filter { known.contains($0.variant) })
    } catch let error as BaselineFileError {
      place.fail("\(error.path):\(error.line): \(error.message)")
    } catch {
      place.fail("the layouts cannot be approved: \(error)")
    }
  }

  // MARK: - Recording

  private func approve(_ matches: (String) -> Bool) throws {
    let meant = records.filter { matches($0.variant) }
    let change = try BaselineApproval(prunes: mode == .all).change(of: plan.scenes[0], meant, baselineAt: baseline)
    try BaselineApproval.write([change])
    let shown = Self.short(baseline, beside: place)
    let layouts = meant.count.counted("layout")
    place.fail(
      mode == .missing
        ? "recorded \(layouts) in \(shown) that \(meant.count == 1 ? "was" : "were") not approved yet; look at "
          + "\(meant.count == 1 ? "it" : "them"), and run "
          + "the test again"
        : "recorded \(layouts) in \(shown): the record mode is '\(mode.rawValue)'")
  }

  private static func short(_ path: String, beside place: TestPlace) -> String {
    path.hasPrefix("\(place.folder)/") ? String(path.dropFirst(place.folder.count + 1)) : path
  }

  // MARK: - Comparing

  private func compare(_ compared: [LayoutRecord]) {
    let byVariant = Dictionary(compared.map { ($0.variant, $0) }, uniquingKeysWith: { first, _ in first })
    let review = DifferenceReview(
      of: plan, plan.layouts.map { byVariant[$0.variant.identifier] },
      by: BaselineComparison(tolerance: reference.tolerance, reportsStaleLayouts: false))
    guard review.count > 0 else { return }
    let changed = review.scenes.flatMap(\.layouts).filter { !$0.differences.isEmpty }
    let page = write(review)
    attach(changed.map(\.variant), from: page)
    place.fail(Self.message(changed, of: records.count) + "\n\(page)/index.html shows both")
    if mode == .failed {
      let variants = Set(changed.map(\.variant.identifier))
      do { try approve(variants.contains) } catch { place.fail("the layouts cannot be approved: \(error)") }
    }
  }

  /// Returns the changes in the author's names, each with its layouts.
  private static func message(_ changed: [ComparedLayout], of count: Int) -> String {
    var order: [String] = []
    var titles: [String: [String]] = [:]
    for layout in changed {
      for finding in layout.findings {
        let text = finding.message.text
        if titles[text] == nil { order.append(text) }
        titles[text, default: []].append(layout.variant.title)
      }
    }
    let lines = order.prefix(mostChanges).map { message in
      let places = titles[message] ?? []
      return "  \(message) (\(places[0])\(places.count > 1 ? " and \(places.count - 1) more" : ""))"
    }
    let more = order.count > mostChanges ? ["  and \(order.count - mostChanges) more changes"] : []
    return
      (["\(changed.count) of \(count) layouts \(changed.count == 1 ? "differs" : "differ") from the approved ones"]
      + lines + more)
      .joined(separator: "\n")
  }

  /// The largest number of changes in a message.
  private static let mostChanges = 12

  /// Writes the page of differences and returns its folder.
  private func write(_ review: DifferenceReview) -> String {
    let output = place.output(subject.name)
    let origin = DifferencePage.Origin(
      toolVersion: ToolVersion.current, approval: ["RENDER_LAYOUTS_RECORD=failed", "swift", "test"])
    let engines = ReviewEngines()
    let failure = Mutex<String?>(nil)
    let isWritten = DispatchSemaphore(value: 0)
    // A synchronous test cannot await the page, so other threads write it while this one waits.
    Task.detached {
      do {
        _ = try await review.write(
          to: output, measuringTextWith: engines.makeTextMeasurer, decodingArtworkWith: engines.decodeArtwork,
          encodingImagesWith: engines.encodeImage, workers: 1, shouldStop: { false }, origin: origin)
      } catch {
        failure.withLock { $0 = "\(error)" }
      }
      isWritten.signal()
    }
    isWritten.wait()
    if let failure = failure.withLock({ $0 }) { place.fail("the page of differences cannot be written: \(failure)") }
    return "\(output)/\(DifferenceReview.folderName)"
  }

  /// Attaches the pictures of the first different layouts.
  private func attach(_ variants: [SceneVariant], from page: String) {
    let slug = plan.scenes[0].slug
    for layout in plan.layouts where variants.prefix(Self.mostPictures).contains(layout.variant) {
      for side in ["before", "after"] {
        let path = "\(page)/renders/\(slug)/\(layout.name).\(side).svg"
        guard let bytes = FileManager.default.contents(atPath: path) else { continue }
        place.attach(Array(bytes), named: "\(layout.name).\(side).svg")
      }
    }
  }

  /// The number of layouts whose pictures are attached.
  private static let mostPictures = 3
}
