public import AutoLayout
package import Findings
internal import Scenes

/// The output that UIKit would print for a layout.
extension Layout {
  /// Returns the autolayout trace, one line for each view, each with a line break (specification TRC-01).
  ///
  /// - Parameter naming: How views are identified, by default by address.
  public func autolayoutTrace(naming: LayoutDescriptions.Naming = .addresses) -> String {
    let bars = resolved.bars
    let enclosures = TraceEnclosure.enclosures(
      hasNavigationBar: bars.contains(.navigation) || bars.contains(.largeTitle), hasToolbar: bars.contains(.tool),
      hasTabBar: bars.contains(.tab))
    return LayoutDescriptions(of: system, naming: naming).trace(of: solution, enclosedBy: enclosures)
  }

  /// Returns the log of each conflict, in the order they were found, each with a final line break (specification
  /// CNF-04).
  ///
  /// - Parameters:
  ///   - detail: How much of a log is written.
  ///   - naming: How views are identified, by default by address.
  public func conflictLogs(
    _ detail: ConflictLogDetail = .short, naming: LayoutDescriptions.Naming = .addresses
  ) -> [String] {
    conflictMessages(detail, naming: naming).map(\.text)
  }

  /// Returns the logs of the conflicts as messages, in the order they were found, each with its constraints as
  /// arguments.
  ///
  /// - Parameters:
  ///   - detail: How much of a log is written.
  ///   - naming: How views are identified.
  package func conflictMessages(
    _ detail: ConflictLogDetail, naming: LayoutDescriptions.Naming
  ) -> [Finding.Message] {
    guard !solution.conflicts.isEmpty else { return [] }
    let descriptions = LayoutDescriptions(of: system, naming: naming)
    return solution.conflicts.map { descriptions.message(of: $0, detail: detail) }
  }

  /// Returns the frames of the subviews of each view with subviews, as programs print them: a line that describes the
  /// view, and below it one for each subview, in the superview's coordinates and points, each with a line break
  /// (specification INV-01, INV-03).
  ///
  /// - Parameter naming: How views are identified, by default by address.
  public func inventory(naming: LayoutDescriptions.Naming = .addresses) -> String {
    let descriptions = LayoutDescriptions(of: system, naming: naming)
    return lists(headedBy: descriptions) { descriptions.inventory(ofView: $0, frames: frames) }
  }

  /// Returns the constraints of each view that has any: a line that describes the view, and below it one for each
  /// constraint, each with a line break (specification INV-02).
  ///
  /// - Parameter naming: How views are identified, by default by address.
  public func constraintDump(naming: LayoutDescriptions.Naming = .addresses) -> String {
    let descriptions = LayoutDescriptions(of: system, naming: naming)
    return lists(headedBy: descriptions) { descriptions.constraints(ofView: $0) }
  }

  /// Returns the lines of each view that has any, indented below the view's description.
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
