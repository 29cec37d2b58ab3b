internal import AutoLayout
internal import Findings
internal import MarkupReading
internal import Scenes

extension ReadingContext {
  /// A view that an item of a list names.
  struct NamedView {
    let name: String
    /// The position in the scene.
    let position: Int
    /// The place where it is named.
    let place: YAMLRange

    /// The view as an item of constraints.
    var item: LayoutItemID { LayoutItemID(view: position) }
  }

  /// The view that a value names; nil with an error noted where there is none.
  func view(_ node: YAMLNode) -> NamedView? {
    guard let name = word(node, "the view") else { return nil }
    guard let position = position(ofView: name, at: node) else { return nil }
    note(.view, in: node, at: 0..<name.unicodeScalars.count)
    return NamedView(name: name, position: position, place: node.place)
  }

  /// The position of the view with a name; nil with an error noted at a node if no view has it.
  ///
  /// - Parameter others: Names besides those of views that are allowed here, for the hint.
  func position(ofView name: String, at node: YAMLNode, besides others: [String] = []) -> Int? {
    if let position = names.position(of: name) { return position }
    report(
      .unknownView, "unknown view '\(name)'", at: node.place,
      hint: Suggestion.hint(for: name, in: names.viewNames + others))
    return nil
  }

  /// Adds a hidden view without a size of its own, of which nothing is drawn and told (specification LST-07, AMB-05).
  ///
  /// - Parameters:
  ///   - superview: The position of the view that it lies in.
  ///   - count: The number of views that the document describes; spacers come behind them.
  func addSpacer(in superview: Int, behind count: Int) -> LayoutItemID {
    var spacer = View(name: "spacer.\(spacers.count + 1)", superview: superview)
    spacer.appearance.isHidden = true
    spacers.append(spacer)
    return LayoutItemID(view: count + spacers.count - 1)
  }
}
