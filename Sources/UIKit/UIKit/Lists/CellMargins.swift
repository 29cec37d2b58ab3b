internal import Foundation
internal import Geometry
internal import Scenes

/// The margins that the system gives a cell and its content view, or the content view of a header or footer. Margins
/// that code sets stay.
struct CellMargins {
  /// The margin at both sides, in points.
  private(set) var side: CGFloat = 16
  private var given: [UIEdgeInsets] = []

  /// The margins above and below the content of a cell and of a header, and at the side of an accessory, in points.
  private static let (vertical, aroundHeader, besideAccessory): (CGFloat, CGFloat, CGFloat) = (11, 8, 8)

  /// Returns the margin at both sides of a view that is as wide as the rows of a list, in points.
  @MainActor
  private static func side(width: CGFloat, in view: UIView) -> CGFloat {
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
    return replace([(cell, outer), (content, inner)], in: content)
  }

  /// Gives the content view of a header or footer its margins.
  ///
  /// - Parameter width: The width of the rows, in points.
  @MainActor
  mutating func give(toHeaderWith content: UIView, width: CGFloat) {
    side = Self.side(width: width, in: content)
    let margins = UIEdgeInsets(top: Self.aroundHeader, left: side, bottom: Self.aroundHeader, right: side)
    replace([(content, margins)], in: content)
  }

  /// Replaces the margins of views, the outermost one first, and returns whether they changed.
  @MainActor @discardableResult
  private mutating func replace(_ margins: [(view: UIView, insets: UIEdgeInsets)], in content: UIView) -> Bool {
    // A cell of a collection gets its first margins after code may have set others.
    let isFirst = given.isEmpty
    let former = isFirst ? margins.map { _ in UIView.usualMargins } : given
    given = margins.map(\.insets)
    guard former != given else { return false }
    for (position, (view, insets)) in margins.enumerated()
    where view.ownDirectionalMargins == nil && view.ownMargins == former[position] {
      view.ownMargins = insets
    }
    for case let view as UIListContentView in content.subviews { view.updateMargins() }
    // A subclass is not notified of the first ones, which a cell gets while it is created.
    let outermost = margins.first?.view ?? content
    isFirst ? outermost.invalidateLayout() : outermost.invalidateMargins()
    return true
  }
}
