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
    /// The range of the name in the file.
    let place: YAMLRange

    /// The view as an item of constraints.
    var item: LayoutItemID { LayoutItemID(view: position) }
  }

  /// Returns the view that a value names. Reports an error and returns nil if there is none.
  func view(_ node: YAMLNode) -> NamedView? {
    guard let name = word(node, "the view") else { return nil }
    guard let position = position(ofView: name, at: node) else { return nil }
    note(.view, in: node, at: 0..<name.unicodeScalars.count)
    return NamedView(name: name, position: position, place: node.place)
  }

  /// Returns the position of a view by name. Reports an error at `node` and returns nil if there is none.
  ///
  /// `others` are other names that are allowed here, for the hint.
  func position(ofView name: String, at node: YAMLNode, besides others: [String] = []) -> Int? {
    if let position = names.position(of: name) { return position }
    report(
      .unknownView, "unknown view '\(name)'", at: node.place,
      hint: Suggestion.hint(for: name, in: names.viewNames + others))
    return nil
  }

  /// Adds a hidden view without a size, which is neither drawn nor reported (specification LST-07, AMB-05).
  ///
  /// - Parameters:
  ///   - superview: The position of its superview.
  ///   - count: The number of views in the document. Spacers get the positions after them.
  func addSpacer(in superview: Int, behind count: Int) -> LayoutItemID {
    var spacer = View(name: "spacer.\(spacers.count + 1)", superview: superview)
    spacer.appearance.isHidden = true
    spacers.append(spacer)
    return LayoutItemID(view: count + spacers.count - 1)
  }
}
