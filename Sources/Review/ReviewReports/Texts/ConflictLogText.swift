internal import AutoLayout
package import ConflictLogs
internal import Geometry
internal import VisibleText

/// Functions that explain a constraint log as text: the constraints and their makers, the sum, and what to do
/// (specification CNF-06).
package enum ConflictLogText {
  /// Returns the text about a log, with a line break at the end.
  package static func text(of log: ConflictLog) -> String {
    let plain = log.contradiction()
    let withMargins = plain ?? log.contradiction(margin: LayoutConstraint.standardMargin)
    let assumed = withMargins == nil ? log.assumingSuperview() : nil
    let contradiction = withMargins ?? assumed?.log.contradiction()
    let meant = contradiction.map { Set($0.conflict.conflicting.compactMap(\.text)) } ?? []
    let times = log.count > 1 ? ", printed \(log.count) times" : ""
    let count = log.entries.count.counted("constraint")
    var lines = ["\(count) conflict\(times)"]
    lines += log.entries.map { "    \($0.text)\(words(for: $0))" }
    if let (system, conflict) = contradiction {
      lines += sums(of: conflict, in: system)
      if let assumed {
        lines.append("    (if \(assumed.superview) is the superview of \(assumed.view), which the log does not state)")
      } else if plain == nil {
        lines.append("    (with margins of 8 points, the default)")
      }
      if log.entries.contains(where: { $0.hasBaseline && meant.contains($0.text) }) {
        lines.append("    (with baselines anywhere inside their views, because a log does not state their positions)")
      }
    } else {
      lines.append("    these alone do not conflict: \(reason(ofNothingIn: log))")
    }
    let involved = log.entries.filter { meant.isEmpty || meant.contains($0.text) }
    if let broken = log.broken { lines.append("    UIKit broke: \(log.entries[broken].text)") }
    lines.append("    \(words(for: ConflictLog.advice(to: involved)))")
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the reason why the constraints of a log do not contradict each other.
  private static func reason(ofNothingIn log: ConflictLog) -> String {
    if log.isCutOff { return "the log is truncated; copy it to the end" }
    if let unknown = log.entries.first(where: \.constraints.isEmpty) {
      return "a log does not contain enough information about '\(unknown.text)'"
    }
    return "something that the log does not state matters too, such as the size of some text or the position of a guide"
  }

  /// Returns the sum, with a bar for each of its sides.
  private static func sums(of conflict: UnsatisfiableConstraints, in system: ConstraintSystem) -> [String] {
    guard let sum = system.sums(of: [conflict])[0] else { return [] }
    return ["    \(sum.message)"] + bars(sum.totals)
  }

  /// The width of the longest bar, in characters.
  private static let longest = 40.0

  /// Returns a bar for each value with a length in proportion, or no bars if a value is negative or all are zero.
  private static func bars(_ values: [Double]) -> [String] {
    guard let most = values.map(abs).max(), most > 0, values.allSatisfy({ $0 >= 0 }) else { return [] }
    return values.map { value in
      let length = Int((value / most * longest).rounded())
      return "      |\(String(repeating: "=", count: length))| \(value.decimalText(places: 4))"
    }
  }

  /// Returns the maker of a constraint, and its location, or nil for the app's own constraints.
  private static func words(for entry: ConflictLog.Entry) -> String {
    let maker: String? =
      switch entry.maker {
      case .app: entry.identifier.map { "'\($0)'" }
      case .container: "the size that its container gives it"
      case .stack: "a stack view"
      case .hidingStack: "a stack view that hides it"
      case .mask: "the autoresizing mask"
      case .guide: "a guide"
      case .measuring: "UIKit, while measuring"
      case .system: "a system control"
      }
    let words = [maker, entry.place].compactMap(\.self)
    return words.isEmpty ? "" : "   (\(words.joined(separator: ", ")))"
  }

  /// Returns the sentence for a piece of advice.
  private static func words(for advice: ConflictLog.Advice) -> String {
    switch advice {
    case .giveWayToHidingStack:
      "a stack view shrinks hidden views to zero: lower a distance or size inside it to 999"
    case .wrapHiddenStack:
      "the inner stack view keeps its spacing while it is hidden: put it into a plain view with one edge at 999, "
        + "or set "
        + "its spacing to 0 while it is hidden"
    case .shareWithoutMargins:
      "fillProportionally distributes the whole length of the stack view and ignores its margins: choose another "
        + "distribution, or put a stack view without margins into a view that has them"
    case .giveWayUntilSized:
      "it is laid out before it has a size: lower one of these to 999; it holds as soon as there is space"
    case .giveWayToContainer:
      "the container's size differs from the content's: lower one of the constraints on that axis to "
        + "999, or let the container fit its content"
    case .switchMaskOff:
      "set 'translatesAutoresizingMaskIntoConstraints' to false on the view that constraints should place"
    case .sizeBeforeShown:
      "none of these belongs to the app: give the bar or control a size before it is shown, with a frame or "
        + "'sizeToFit()' "
        + "before its items"
    case .sizeStackFirst:
      "none of these belongs to the app: give the stack view a size before it arranges its views, or keep its "
        + "spacing and margins at "
        + "0 until then"
    case .leaveToKeyboard:
      "these belong to the keyboard, not to the app: nothing needs to be changed"
    case .changeOwn:
      "remove the one that is not intended, lower it below 1000, or make it an inequality"
    }
  }
}
