public import AutoLayout
internal import Geometry

/// What UIKit would print of a layout.
extension Layout {
  /// The autolayout trace, one line for each view with a line break at its end (specification TRC-01).
  ///
  /// - Parameter naming: What stands for views, their addresses unless given.
  public func autolayoutTrace(naming: LayoutDescriptions.Naming = .addresses) -> String {
    let bars = resolved.scene.bars
    let enclosures = TraceEnclosure.enclosures(
      hasNavigationBar: bars.contains(.navigation) || bars.contains(.largeTitle), hasToolbar: bars.contains(.tool),
      hasTabBar: bars.contains(.tab))
    return LayoutDescriptions(of: system, naming: naming).trace(of: solution, enclosedBy: enclosures)
  }

  /// What is logged about each conflict, in the order they were found, with a line break at the end of each
  /// (specification CNF-04).
  ///
  /// - Parameters:
  ///   - detail: How much of it is written.
  ///   - naming: What stands for views, their addresses unless given.
  public func conflictLogs(
    _ detail: ConflictLogDetail = .short, naming: LayoutDescriptions.Naming = .addresses
  ) -> [String] {
    guard !solution.conflicts.isEmpty else { return [] }
    let descriptions = LayoutDescriptions(of: system, naming: naming)
    return solution.conflicts.map { descriptions.log(of: $0, detail: detail) }
  }
}
