import AutoLayout
import DocumentTestSupport
import Geometry
import LayoutTestSupport
import Testing

@testable import SceneLayouts
@testable import Scenes

/// Margins, safe areas and scroll views of public Xcode documents, if they are available. Required equations on them
/// must hold in the frames that Xcode recorded, without solving.
@Suite(.enabled(if: XcodeCorpus.isAvailable, XcodeCorpus.absence)) struct XcodeGuideTests {
  /// The kinds of items that an equation relates to a view.
  enum Pair: String, CaseIterable {
    case views = "another view or a number"
    case margins = "margins, top or bottom"
    case horizontalMargins = "margins at the sides"
    case safeArea = "the safe area, top or bottom"
    case horizontalSafeArea = "the safe area at the sides"
    case supports = "layout guides"
    case contentStart = "the beginning of scrolled content"
    case scrollFrame = "the frame of a scroll view"
    case readable = "readable content"
  }

  /// The percentages of the equations of a kind that hold in each part.
  static let measured: [XcodeCorpus.Part: [Pair: Double]] = [
    .first: [
      .views: 99.6, .margins: 93.2, .horizontalMargins: 98.9, .safeArea: 95.1, .horizontalSafeArea: 99.5,
      .supports: 97.5, .contentStart: 100, .scrollFrame: 100,
    ],
    .later: [
      .views: 99.7, .margins: 91.3, .horizontalMargins: 100, .safeArea: 85, .horizontalSafeArea: 100,
      .supports: 88.8, .contentStart: 100, .scrollFrame: 100,
    ],
    .latest: [
      .views: 99.3, .margins: 97.9, .horizontalMargins: 99.4, .safeArea: 92.1, .horizontalSafeArea: 100,
      .supports: 70.2,
      .contentStart: 100, .scrollFrame: 100,
    ],
  ]

  @Test(arguments: [(XcodeCorpus.Part.first, 93.5, scatter: 1.0), (.later, 93.5, 0.1), (.latest, 88.1, 0.1)])
  func `equations hold for the frames that Xcode recorded as often as measured`(
    part: XcodeCorpus.Part, percent: Double, scatter: Double
  ) throws {
    let equations = try XcodeCorpus.scenes(of: part).flatMap(Self.equations)
    let constraints = try XcodeCorpus.listed("constraints", of: part)
    #expect(percentage(equations.count, of: constraints) > percent)
    for pair in Pair.allCases {
      let holds = equations.filter { $0.pair == pair }.map(\.holds)
      let measured = Self.measured[part]?[pair]
      let share = holds.isEmpty ? nil : percentage(holds.filter(\.self).count, of: holds.count)
      #expect((share == nil) == (measured == nil), "\(pair.rawValue)")
      if let share, let measured { #expect(share > measured - scatter, "\(pair.rawValue)") }
    }
  }

  /// Returns the required equations of a scene and whether they hold in its recorded frames.
  static func equations(of scene: Scene) -> [(pair: Pair, holds: Bool)] {
    guard let resolved = scene.resolvedAsSaved(leafSizes: .recorded), let recorded = recordedSolution(of: resolved)
    else { return [] }
    let system = resolved.constraintSystem(
      with: SettledMetrics(of: resolved, after: recorded), measuringTextWith: FixedPitchTextMeasurer())
    let solution = adding(guidesOf: system, to: recorded)
    // Xcode rounds frames to half a point, or to a whole one in documents without size classes.
    let tolerance = scene.saved?.hasSizeClasses == true ? 0.51 : 1.01
    return zip(system.constraints, system.violations(in: solution)).compactMap { constraint, violation in
      pair(constraint).map { ($0, violation <= tolerance) }
    }
  }

  /// Returns the frames as Xcode recorded them, or nil if one is missing.
  private static func recordedSolution(of resolved: ResolvedScene) -> LayoutSolution? {
    var frames: [Rect] = []
    for view in resolved.views {
      guard let frame = view.placement.recordedFrame else { return nil }
      let origin = view.superview.map { frames[$0].origin } ?? Point(x: -frame.minX, y: -frame.minY)
      frames.append(frame.moved(byX: origin.x, y: origin.y))
    }
    let insets = resolved.views.map(\.effectiveAlignmentRectInsets)
    return LayoutSolution(alignmentRects: zip(frames, insets).map { $0.inset(by: $1) }, absoluteFrames: frames)
  }

  /// Returns the solution with the rectangles of the guides that constraints of the system name.
  private static func adding(guidesOf system: ConstraintSystem, to solution: LayoutSolution) -> LayoutSolution {
    let named = Set(system.constraints.flatMap { [$0.firstItem, $0.secondItem].compactMap(\.self) })
    var solution = solution
    solution.guides = named.filter { $0.guide != nil }.sorted().map { guide in
      let insets = system.items[guide.view].guideInsets
      let frame = solution.absoluteFrames[guide.view]
      return LayoutSolution.SolvedGuide(item: guide, rect: rect(of: guide.guide, frame, insets))
    }
    return solution
  }

  private static func rect(of guide: LayoutGuide?, _ frame: Rect, _ insets: GuideInsets) -> Rect {
    switch guide {
    case .safeArea: frame.inset(by: insets.safeArea)
    case .layoutMargins, .contentMargins: frame.inset(by: insets.layoutMargins)
    case .readableContent: frame.inset(by: insets.readableContent)
    case .topLayoutGuide: Rect(x: frame.minX, y: frame.minY, width: frame.width, height: insets.safeArea.top)
    case .bottomLayoutGuide, .keyboard:
      Rect(x: frame.minX, y: frame.maxY - insets.safeArea.bottom, width: frame.width, height: insets.safeArea.bottom)
    case .scrollContent, .scrollFrame, nil: frame
    }
  }

  /// Returns the kind of a required equation of the author, or nil for other constraints.
  private static func pair(_ constraint: LayoutConstraint) -> Pair? {
    guard constraint.origin == .author, constraint.relation == .equal, constraint.priority.isRequired else {
      return nil
    }
    let guides = [constraint.firstItem.guide, constraint.secondItem?.guide].compactMap(\.self)
    let isHorizontal = constraint.firstAttribute.axis == .horizontal
    let ends: [LayoutAttribute] = [.trailing, .right, .bottom, .centerX, .centerY]
    if guides.isEmpty { return .views }
    if guides.contains(.scrollContent) || guides.contains(.contentMargins) {
      return ends.contains(constraint.firstAttribute) ? nil : .contentStart
    }
    if guides.contains(.scrollFrame) { return .scrollFrame }
    if guides.contains(.readableContent) { return .readable }
    if guides.contains(.layoutMargins) { return isHorizontal ? .horizontalMargins : .margins }
    if guides.contains(.safeArea) { return isHorizontal ? .horizontalSafeArea : .safeArea }
    return .supports
  }
}
