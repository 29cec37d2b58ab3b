internal import Findings
internal import Geometry
package import LayoutRules
internal import SceneLayouts
internal import Scenes
internal import Typography
internal import VisibleText

extension LayoutSweep {
  /// Returns the events while the window grows, one line for each, with a line break at the end:
  ///
  ///     Login: width 320 to 1366 on iPad Air 13, portrait, en, L: 2 breakpoints
  ///          361  'dept' keeps a width of 141
  ///       367.99  'body' takes 5 lines instead of 6
  ///
  /// - Parameter sceneName: The name of the scene.
  package func text(sceneName: String) -> String {
    let ends = "\(size.name) \(size.range.lowerBound.pointText) to \(size.range.upperBound.pointText)"
    let count = breakpoints.count.counted("breakpoint")
    let on = "\(variant.title), \(variant.locale), \(variant.textSize.rawValue)"
    let lines = events.flatMap { length, words in
      words.enumerated().map { index, line in
        let label = index == 0 ? length.pointText : ""
        return String(repeating: " ", count: max(1, Self.labelWidth - label.count)) + label + "  " + line
      }
    }
    return (["\(sceneName): \(ends) on \(on): \(count)"] + lines).map { $0 + "\n" }.joined()
  }

  private static let labelWidth = 10

  /// The events at each size, ascending: changes, then findings that end, then those that begin.
  var events: [(length: Double, words: [String])] {
    lengths.map { length in
      func isHere(_ other: Double) -> Bool { abs(other - length) <= 1e-3 }
      let changes = breakpoints.filter { isHere($0.length) }.flatMap(\.changes)
      let ended = findings.filter { $0.ranges.contains { isHere($0.upperBound) } && !$0.begins(at: isHere) }
      let began = findings.filter { $0.begins(at: isHere) && !$0.ranges.contains { isHere($0.upperBound) } }
      let single = findings.filter { $0.begins(at: isHere) && $0.ranges.contains { isHere($0.upperBound) } }
      return (
        length,
        changes + ended.map { "ends: \($0.words)" } + began.map { "begins: \($0.words)" }
          + single.map { "\($0.isThere(at: isHere) ? "only" : "not") at this \(size.name): \($0.words)" }
      )
    }
  }

  /// Returns the sizes with a finding: `at widths 320 to 360 and 400 to 410`, `at all widths from 320 to 1366`.
  package func place(of finding: SweptFinding) -> String {
    if finding.ranges == [size.range] {
      return "at all \(size.name)s from \(size.range.lowerBound.pointText) to \(size.range.upperBound.pointText)"
    }
    let ranges = finding.ranges.map { "\($0.lowerBound.pointText) to \($0.upperBound.pointText)" }
    return "at \(size.name)s \(ranges.joined(separator: ", "))"
  }
}

extension LayoutSweep.SweptFinding {
  fileprivate var words: String { "\(finding.message) [\(finding.code)]" }

  fileprivate func begins(at isHere: (Double) -> Bool) -> Bool { ranges.contains { isHere($0.lowerBound) } }

  /// Whether it is found at a single size and nowhere around it.
  fileprivate func isThere(at isHere: (Double) -> Bool) -> Bool {
    ranges.contains { isHere($0.lowerBound) && isHere($0.upperBound) }
  }
}
