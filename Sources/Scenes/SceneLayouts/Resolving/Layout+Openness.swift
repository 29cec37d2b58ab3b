package import AutoLayout
package import Geometry

extension Layout {
  /// Whether the author's constraints leave an attribute of a view open. The solver then chose its value, which another
  /// finding reports. False if a conflict left it open, because UIKit shows the same value.
  package func isOpen(_ attribute: LayoutAttribute, of view: Int) -> Bool {
    solution.conflicts.isEmpty && solution.ambiguities.contains { $0.view == view && $0.attribute == attribute }
  }

  /// Whether the constraints leave the position of a view on the screen open along an axis.
  package func isPlaceOpen(of view: Int, along axis: Axis) -> Bool {
    guard !solution.ambiguities.isEmpty else { return false }
    let attribute = axis == .horizontal ? LayoutAttribute.left : .top
    return path(to: view).contains { isOpen(attribute, of: $0) }
  }
}
