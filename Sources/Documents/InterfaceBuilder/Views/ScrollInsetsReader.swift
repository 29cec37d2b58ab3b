internal import Geometry
internal import MarkupReading
internal import Scenes

/// A reader for the content insets of scroll views, tables, collections and text views.
enum ScrollInsetsReader {
  static func insets(of element: XMLElement) -> ScrollInsets {
    var insets = ScrollInsets()
    insets.contentInset = element.insets(key: .contentInset) ?? .zero
    insets.adjustment = element[.contentInsetAdjustmentBehavior].flatMap(ScrollInsets.Adjustment.init) ?? .automatic
    insets.draggedAxes = draggedAxes(of: element)
    return insets
  }

  /// Returns the axes along which it bounces or lays out cells. Nil if none is stated.
  private static func draggedAxes(of element: XMLElement) -> Set<Axis>? {
    var axes: Set<Axis> = []
    if element.isYes(.alwaysBounceHorizontal) { axes.insert(.horizontal) }
    if element.isYes(.alwaysBounceVertical) { axes.insert(.vertical) }
    if element.child(key: .collectionViewLayout)?[.scrollDirection] == "horizontal" { axes.insert(.horizontal) }
    return axes.isEmpty ? nil : axes
  }
}
