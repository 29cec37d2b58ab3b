public import AutoLayout
package import Findings
internal import Scenes

/// The texts that UIKit would print of a layout.
extension Layout {
  /// The autolayout trace, one line for each view with a line break at its end (specification TRC-01).
  ///
  /// - Parameter naming: What stands for views, their addresses unless given.
  public func autolayoutTrace(naming: LayoutDescriptions.Naming = .addresses) -> String {
    let bars = resolved.bars
    let enclosures = TraceEnclosure.enclosures(
      hasNavigationBar: bars.contains(.navigation) || bars.contains(.largeTitle), hasToolbar: bars.contains(.tool),
      hasTabBar: bars.contains(.tab))
    return LayoutDescriptions(of: system, naming: naming).trace(of: solution, enclosedBy: enclosures)
  }

  /// The log of each conflict, in the order they were found, with a line break at the end of each (specification
  /// CNF-04).
  ///
  /// - Parameters:
  ///   - detail: How much of it is written.
  ///   - naming: What stands for views, their addresses unless given.
  public func conflictLogs(
    _ detail: ConflictLogDetail = .short, naming: LayoutDescriptions.Naming = .addresses
  ) -> [String] {
    conflictMessages(detail, naming: naming).map(\.text)
  }

  /// The logs of the conflicts as messages, in the order they were found, each with its constraints as arguments.
  ///
  /// - Parameters:
  ///   - detail: How much of a log is written.
  ///   - naming: The names of views.
  package func conflictMessages(
    _ detail: ConflictLogDetail, naming: LayoutDescriptions.Naming
  ) -> [Finding.Message] {
    guard !solution.conflicts.isEmpty else { return [] }
    let descriptions = LayoutDescriptions(of: system, naming: naming)
    return solution.conflicts.map { descriptions.message(of: $0, detail: detail) }
  }

  /// The frames of the subviews of each view that has any, as programs print them: a line that describes the view, and
  /// below it one for each subview, in the superview's coordinates and points, with a line break at the end of each
  /// (specification INV-01, INV-03).
  ///
  /// - Parameter naming: What stands for views, their addresses unless given.
  public func inventory(naming: LayoutDescriptions.Naming = .addresses) -> String {
    let descriptions = LayoutDescriptions(of: system, naming: naming)
    return lists(headedBy: descriptions) { descriptions.inventory(ofView: $0, frames: frames) }
  }

  /// The constraints that each view holds, a description each below a line that describes the view, with a line break at
  /// the end of each (specification INV-02).
  ///
  /// - Parameter naming: What stands for views, their addresses unless given.
  public func constraintDump(naming: LayoutDescriptions.Naming = .addresses) -> String {
    let descriptions = LayoutDescriptions(of: system, naming: naming)
    return lists(headedBy: descriptions) { descriptions.constraints(ofView: $0) }
  }

  /// The lines of each view that has any, indented below the view's description.
  private func lists(headedBy descriptions: LayoutDescriptions, lines: (Int) -> [String]) -> String {
    frames.indices.map { view in
      let lines = lines(view)
      guard !lines.isEmpty else { return "" }
      let heading = descriptions.text(ofView: view, frame: frames[view])
      return ([heading] + lines.map { "    \($0)" }).joined(separator: "\n") + "\n"
    }
    .joined()
  }
}
