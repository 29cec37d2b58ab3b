internal import Geometry
internal import MarkupReading
internal import Scenes

/// Reads what scroll views, tables, collections and text views say of where their content begins.
enum ScrollInsetsReader {
  /// The insets of an element.
  static func insets(of element: XMLElement) -> ScrollInsets {
    var insets = ScrollInsets()
    insets.contentInset = element.insets(key: .contentInset) ?? .zero
    insets.adjustment = element[.contentInsetAdjustmentBehavior].flatMap(ScrollInsets.Adjustment.init) ?? .automatic
    insets.draggedAxes = draggedAxes(of: element)
    return insets
  }

  /// The axes along which it bounces or lays its cells out; nil where it says nothing of them.
  private static func draggedAxes(of element: XMLElement) -> Set<Axis>? {
    var axes: Set<Axis> = []
    if element.isYes(.alwaysBounceHorizontal) { axes.insert(.horizontal) }
    if element.isYes(.alwaysBounceVertical) { axes.insert(.vertical) }
    if element.child(key: .collectionViewLayout)?[.scrollDirection] == "horizontal" { axes.insert(.horizontal) }
    return axes.isEmpty ? nil : axes
  }
}
