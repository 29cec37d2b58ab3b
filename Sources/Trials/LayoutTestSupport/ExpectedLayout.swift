public import AutoLayout
import Foundation
public import Geometry

/// The result that a `layout` case of the specification expects.
public struct ExpectedLayout: Sendable {
  /// The largest accepted difference from a number of the specification, in points.
  public static let tolerance = 0.002

  /// The expected status: `ok`, `ambiguous` or `conflict`.
  public let status: String
  /// The frames by view name: x, y, width and height in the superview, in points; nil for values that the case does not
  /// give.
  public let frames: [String: [Double?]]
  /// The alignment rectangles in the same form. They include those that the solver chooses for ambiguous views.
  public let alignment: [String: [Double?]]
  /// The skipped constraints as equations, in the order in which the solver skips them.
  public let broken: [String]
  /// The constraints of the first conflict as equations, without the constraints of the root's size; nil if the case
  /// does not give them. Their order does not matter.
  public let conflictSet: Set<String>?
  /// The intervals of ambiguous quantities, by names such as `view.w`; nil for a missing bound.
  public let ambiguous: [String: [Double?]]

  /// Creates the expectation that the `expect` object of a case describes.
  public init(_ json: [String: Any]) {
    status = json["status"] as? String ?? ""
    frames = (json["frames"] as? [String: [Any]] ?? [:]).mapValues(Self.numbers)
    let chosen = (json["chosen"] as? [String: Any])?["frames"] as? [String: [Any]] ?? [:]
    alignment = (json["alignment"] as? [String: [Any]] ?? [:]).merging(chosen) { _, chosen in chosen }
      .mapValues(Self.numbers)
    broken = json["broken"] as? [String] ?? []
    conflictSet = (json["conflictSet"] as? [String]).map { equations in
      Set(equations.filter { !$0.hasPrefix("root.width ") && !$0.hasPrefix("root.height ") }.map(Self.plain))
    }
    ambiguous = (json["ambiguous"] as? [String: [Any]] ?? [:]).mapValues(Self.numbers)
  }

  /// Returns an equation without the mark of the standard spacing. The superview is called `root`.
  private static func plain(_ equation: String) -> String {
    equation.replacing(" std", with: "").replacing("superview.", with: "root.")
  }

  /// Returns the numbers of an array; nil for `null`.
  public static func numbers(_ json: [Any]) -> [Double?] { json.map { ($0 as? NSNumber)?.doubleValue } }

  /// Returns one sentence for each difference between a solution of a system and this layout.
  public func differences(from solution: LayoutSolution, of system: ConstraintSystem) -> [String] {
    Self.differences(frames, system.framesByName(solution), "frame")
      + Self.differences(alignment, system.alignmentRectsByName(solution), "alignment rectangle")
      + conflictDifferences(solution, system) + ambiguityDifferences(solution, system)
  }

  private static func differences(
    _ expected: [String: [Double?]], _ found: [String: Rect], _ what: String
  ) -> [String] {
    expected.sorted { $0.key < $1.key }.compactMap { name, numbers in
      guard let rect = found[name] else { return "there is no view '\(name)'" }
      return agrees(rect, numbers) ? nil : "the \(what) of '\(name)' is \(rect) and should be \(numbers)"
    }
  }

  private func conflictDifferences(_ solution: LayoutSolution, _ system: ConstraintSystem) -> [String] {
    let found = solution.conflicts.map { system.equation(of: $0.broken) }
    let isConflict = status == "conflict"
    return (found == broken ? [] : ["\(found) are ignored and should be \(broken)"])
      + (found.isEmpty != isConflict ? [] : ["the status should be \(status)"])
      + conflictSetDifferences(solution, system)
  }

  private func conflictSetDifferences(_ solution: LayoutSolution, _ system: ConstraintSystem) -> [String] {
    guard let conflictSet, let first = solution.conflicts.first else { return [] }
    let found = Set(
      first.conflicting.filter { $0.origin != .rootSize }.map { Self.plain(system.equation(of: $0)) })
    return found == conflictSet
      ? [] : ["\(found.sorted()) contradict each other and should be \(conflictSet.sorted())"]
  }

  private func ambiguityDifferences(_ solution: LayoutSolution, _ system: ConstraintSystem) -> [String] {
    if status == "ok", !solution.ambiguities.isEmpty { return ["\(solution.ambiguities) are open"] }
    return ambiguous.sorted { $0.key < $1.key }.compactMap { name, interval in
      let found = solution.ambiguities.first { "\(system.items[$0.view].name).\($0.attribute.letter)" == name }
      guard let found else { return "\(name) should be open" }
      let agrees = Self.agree(found.minimum, interval[0]) && Self.agree(found.maximum, interval[1])
      return agrees ? nil : "\(name) is open as \(found) and should be as \(interval)"
    }
  }

  /// Whether a rectangle has the expected x, y, width and height within the tolerance. Values that are nil are
  /// not compared.
  public static func agrees(_ rect: Rect, _ expected: [Double?]) -> Bool {
    zip([rect.minX, rect.minY, rect.width, rect.height], expected).allSatisfy { value, wanted in
      wanted.map { abs($0 - value) <= tolerance } ?? true
    }
  }

  private static func agree(_ value: Double?, _ expected: Double?) -> Bool {
    guard let value, let expected else { return value == nil && expected == nil }
    return abs(value - expected) <= tolerance
  }
}

extension ConstraintSystem {
  /// Returns the frames of a solution by view name, relative to the superview and unrounded.
  public func framesByName(_ solution: LayoutSolution) -> [String: Rect] { byName(solution.absoluteFrames) }

  /// Returns the alignment rectangles of a solution by view name, relative to the superview's.
  public func alignmentRectsByName(_ solution: LayoutSolution) -> [String: Rect] { byName(solution.alignmentRects) }

  private func byName(_ rects: [Rect]) -> [String: Rect] {
    var named: [String: Rect] = [:]
    for (position, item) in items.enumerated() {
      let origin = item.superview.map { rects[$0].origin } ?? .zero
      named[item.name] = rects[position].moved(byX: -origin.x, y: -origin.y)
    }
    return named
  }

  /// Returns a constraint as an equation, regardless of the notation that its author used.
  fileprivate func equation(of constraint: LayoutConstraint) -> String {
    var constraint = constraint
    constraint.text = nil
    return text(of: constraint)
  }
}

extension LayoutAttribute {
  /// The letter of the attribute in the specification's cases.
  fileprivate var letter: String {
    switch self {
    case .left: "x"
    case .top: "y"
    case .width: "w"
    default: "h"
    }
  }
}
