package import AutoLayout
package import Geometry

extension Layout {
  /// True where the author's constraints leave an attribute of a view open: its number is the engine's choice, which a
  /// finding of its own tells. What a conflict left open is not meant: that is how UIKit shows it.
  package func isOpen(_ attribute: LayoutAttribute, of view: Int) -> Bool {
    solution.conflicts.isEmpty && solution.ambiguities.contains { $0.view == view && $0.attribute == attribute }
  }

  /// True where the constraints leave the place of a view on the screen open along an axis.
  package func isPlaceOpen(of view: Int, along axis: Axis) -> Bool {
    guard !solution.ambiguities.isEmpty else { return false }
    let attribute = axis == .horizontal ? LayoutAttribute.left : .top
    return path(to: view).contains { isOpen(attribute, of: $0) }
  }
}
