internal import Findings
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// The differences between a layout of an attempt and the layout of the answer, as text.
struct LayoutComparison {
  /// The layout of the answer.
  let expected: Layout
  /// The layout of the attempt in the same variant.
  let attempted: Layout

  /// The codes of the findings that make a layout wrong even if its frames are right.
  private static let spoiling: Set<String> = ["conflict", "ambiguous", "no-size", "off-screen", "truncated"]

  /// The largest difference between coordinates that is ignored, in points.
  private static let tolerance = 0.01

  /// All differences: missing views first, then findings, then frames.
  var remarks: [String] {
    // A layout that exceeded the work limit has no usable frames.
    if attempted.isGivenUp { return ["solving exceeds the work limit"] }
    let missing = missingViews
    return missing.map { "the view '\($0)' is missing" } + findings + (missing.isEmpty ? deviations : [])
  }

  private var missingViews: [String] {
    let names = Set(attempted.resolved.views.map(\.name))
    return expected.resolved.views.dropFirst().map(\.name).filter { !names.contains($0) }
  }

  /// The findings of the attempt that the answer does not have.
  private var findings: [String] {
    let known = Set(expected.findings.map { key(of: $0, in: expected) })
    return attempted.findings
      .filter { Self.spoiling.contains($0.code.name) && !known.contains(key(of: $0, in: attempted)) }
      .map { finding in
        let place = finding.source.map { " (line \($0.line))" } ?? ""
        return "\(finding.message.text)\(place) [\(finding.code.name)]"
      }
  }

  private func key(of finding: Finding, in layout: Layout) -> [String] {
    let views = layout.resolved.views
    return [finding.code.name] + finding.views.map { views.indices.contains($0) ? views[$0].name : "" }
  }

  /// The views whose frames differ from the answer. The root is as large as the screen in both.
  private var deviations: [String] {
    let positions = Dictionary(
      attempted.resolved.views.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    return expected.resolved.views.enumerated().dropFirst().compactMap { position, view in
      guard let other = positions[view.name], expected.frames.indices.contains(position),
        attempted.frames.indices.contains(other)
      else { return nil }
      let words = Self.words(for: attempted.frames[other], insteadOf: expected.frames[position])
      return words.isEmpty ? nil : "'\(view.displayName)' is \(words.joined(separator: " and "))"
    }
  }

  /// Returns the difference between two frames as text: `8 points too far left`, `20 points too wide`.
  static func words(for frame: Rect, insteadOf expected: Rect) -> [String] {
    [
      words(frame.minX - expected.minX, "too far left", "too far right"),
      words(frame.minY - expected.minY, "too high", "too low"),
      words(frame.width - expected.width, "too narrow", "too wide"),
      words(frame.height - expected.height, "too short", "too tall"),
    ]
    .compactMap(\.self)
  }

  private static func words(_ difference: Double, _ less: String, _ more: String) -> String? {
    guard abs(difference) > tolerance else { return nil }
    return "\(abs(difference).pointsText) \(difference < 0 ? less : more)"
  }
}
