public import AutoLayout
import Foundation
public import Geometry

/// The result that a `layout` case of the specification expects of a solution.
public struct ExpectedLayout: Sendable {
  /// The greatest difference of a number from the specification's, in points.
  public static let tolerance = 0.002

  /// `ok`, `ambiguous` or `conflict`.
  public let status: String
  /// Frames by the names of views: x, y, width and height in the superview; nil for what is not said.
  public let frames: [String: [Double?]]
  /// Alignment rectangles in the same manner, also those that are chosen where more than one would do.
  public let alignment: [String: [Double?]]
  /// The constraints that are left out, as equations, in order.
  public let broken: [String]
  /// The constraints that contradict each other first, as equations in any order, without those of the root's size; nil
  /// where the case does not say.
  public let conflictSet: Set<String>?
  /// The intervals of what is open, by names as `view.w`; nil for no bound.
  public let ambiguous: [String: [Double?]]

  /// Reads the `expect` part of a case.
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

  /// An equation without the mark of the standard spacing, the root being called so.
  private static func plain(_ equation: String) -> String {
    equation.replacing(" std", with: "").replacing("superview.", with: "root.")
  }

  /// The numbers of an array, nil where it says `null`.
  public static func numbers(_ json: [Any]) -> [Double?] { json.map { ($0 as? NSNumber)?.doubleValue } }

  /// The differences of a solution of a system from this layout, one sentence each; empty where it is as expected.
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
    return (found == broken ? [] : ["\(found) are left out and should be \(broken)"])
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

  /// Returns whether a rectangle is the expected one as far as it is said: x, y, width and height, nil for what is not
  /// said.
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
  /// The frames of a solution by the names of their views, relative to the superview, not rounded.
  public func framesByName(_ solution: LayoutSolution) -> [String: Rect] { byName(solution.absoluteFrames) }

  /// The alignment rectangles of a solution by the names of their views, relative to that of the superview.
  public func alignmentRectsByName(_ solution: LayoutSolution) -> [String: Rect] { byName(solution.alignmentRects) }

  private func byName(_ rects: [Rect]) -> [String: Rect] {
    var named: [String: Rect] = [:]
    for (position, item) in items.enumerated() {
      let origin = item.superview.map { rects[$0].origin } ?? .zero
      named[item.name] = rects[position].moved(byX: -origin.x, y: -origin.y)
    }
    return named
  }

  /// A constraint as an equation, whatever the author wrote.
  fileprivate func equation(of constraint: LayoutConstraint) -> String {
    var constraint = constraint
    constraint.text = nil
    return text(of: constraint)
  }
}

extension LayoutAttribute {
  /// The letter of the quantity in the specification's cases.
  fileprivate var letter: String {
    switch self {
    case .left: "x"
    case .top: "y"
    case .width: "w"
    default: "h"
    }
  }
}
