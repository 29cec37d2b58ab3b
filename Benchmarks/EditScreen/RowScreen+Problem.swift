internal import Foundation
internal import UIKit

extension RowScreen {
  /// Returns the screen as a problem for kiwi. Each view has four variables: left, top, width and height.
  ///
  ///     v COUNT                                        the number of variables
  ///     c PRIORITY RELATION RIGHT COUNT VARIABLE COEFFICIENT …
  ///     e ROW CONSTANT                                 an edit: the new right side of a row
  func problem(_ edits: [Edit]) -> String {
    var lines = ["v \(4 * views.count)"]
    lines += rules.map { line(of: $0, priority: 1000) }
    for (position, view) in views.enumerated() {
      let frame = view === root ? view.frame : CGRect(origin: .zero, size: view.intrinsicContentSize)
      if view === root {
        for (offset, value) in [frame.minX, frame.minY, frame.width, frame.height].enumerated() {
          lines.append("c 1000 = \(value) 1 \(4 * position + offset) 1")
        }
      } else if view is UILabel {
        for (offset, length) in [(2, frame.width), (3, frame.height)] {
          lines.append("c 250 < \(length) 1 \(4 * position + offset) 1")
          lines.append("c 750 > \(length) 1 \(4 * position + offset) 1")
        }
      }
    }
    lines += edits.map { "e \($0.rule) \($0.constant)" }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(of rule: Rule, priority: Int) -> String {
    let second = rule.second.map { Self.terms($0).map { (variable: $0.variable, coefficient: -$0.coefficient) } } ?? []
    let terms = Self.terms(rule.first) + second
    let relation = [-1: "<", 0: "=", 1: ">"][rule.relation.rawValue] ?? "="
    return "c \(priority) \(relation) \(rule.constant) \(terms.count) "
      + terms.map { "\($0.variable) \($0.coefficient)" }.joined(separator: " ")
  }

  /// Returns the variables of an attribute with their coefficients.
  private static func terms(_ side: Side) -> [(variable: Int, coefficient: Double)] {
    let (left, top, width, height) = (4 * side.view, 4 * side.view + 1, 4 * side.view + 2, 4 * side.view + 3)
    switch side.attribute {
    case .left: return [(left, 1)]
    case .right: return [(left, 1), (width, 1)]
    case .top: return [(top, 1)]
    case .bottom: return [(top, 1), (height, 1)]
    case .centerY: return [(top, 1), (height, 0.5)]
    case .width: return [(width, 1)]
    default: return [(height, 1)]
    }
  }
}
