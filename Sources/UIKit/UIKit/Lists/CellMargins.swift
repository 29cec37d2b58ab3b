internal import Foundation
internal import Geometry
internal import Scenes

/// The margins that the system gives a cell and its content view. Margins that code sets stay.
struct CellMargins {
  /// The margin at both sides, in points.
  private(set) var side: CGFloat = 16
  private var given: [UIEdgeInsets] = []

  /// The margins above and below the content, and at the side of an accessory, in points.
  private static let (vertical, besideAccessory): (CGFloat, CGFloat) = (11, 8)

  /// Returns the margin at both sides of a view that is as wide as the rows of a list, in points.
  @MainActor
  static func side(width: CGFloat, in view: UIView) -> CGFloat {
    let screen = Double((view.window?.screen ?? .main).bounds.width)
    let margins = SystemMargins.cell(width: Double(width), screenWidth: screen, hasAccessory: false, on: .current)
    return CGFloat(margins.left)
  }

  /// Gives a cell its margins.
  ///
  /// - Parameters:
  ///   - width: The width of the cell, in points; nil to keep the margin at the sides.
  ///   - hasAccessory: Whether an accessory is beside the content view.
  /// - Returns: Whether they changed.
  @MainActor @discardableResult
  mutating func give(to cell: UIView, _ content: UIView, width: CGFloat?, hasAccessory: Bool) -> Bool {
    if let width { side = Self.side(width: width, in: cell) }
    let outer = UIEdgeInsets(top: Self.vertical, left: side, bottom: Self.vertical, right: side)
    var inner = outer
    if hasAccessory { inner.right = Self.besideAccessory }
    if cell.isRightToLeft { (inner.left, inner.right) = (inner.right, inner.left) }
    // A cell of a collection gets its first margins after code may have set others.
    let isFirst = given.isEmpty
    let former = isFirst ? [UIView.usualMargins, UIView.usualMargins] : given
    given = [outer, inner]
    guard former != given else { return false }
    for (position, view) in [cell, content].enumerated()
    where view.ownDirectionalMargins == nil && view.ownMargins == former[position] {
      view.ownMargins = given[position]
    }
    for case let view as UIListContentView in content.subviews { view.updateMargins() }
    // A subclass is not notified of the first ones, which a cell gets while it is created.
    isFirst ? cell.invalidateLayout() : cell.invalidateMargins()
    return true
  }
}
