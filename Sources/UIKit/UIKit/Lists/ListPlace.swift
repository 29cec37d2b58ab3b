internal import Foundation
internal import Geometry
internal import Scenes

/// The position of a row in its section, which determines its background and the separator below it.
struct ListPlace: Equatable {
  /// The style of a list.
  enum Look {
    case plain, grouped, insetGrouped, sidebar

    /// Whether the rows of a section are a group with space around it.
    var hasGroups: Bool { self == .grouped || self == .insetGrouped }
    /// The background of the list.
    var listGround: UIColor {
      switch self {
      case .plain: .systemBackground
      case .grouped, .insetGrouped: .systemGroupedBackground
      case .sidebar: .secondarySystemBackground
      }
    }
  }
  let look: Look
  let isFirst: Bool
  let isLast: Bool
  /// Whether separators are between the rows.
  var hasLines = true

  /// The corner radius of an inset group, in points.
  static let cornerRadius: CGFloat = 10

  /// The space above and below a group without headers and footers, in points.
  static let groupGap: CGFloat = 17.5

  /// Whether a separator is below the row.
  var hasSeparator: Bool { hasLines && (look == .plain || !isLast) }
  /// The default background of the row.
  var ground: UIColor { look.hasGroups ? .secondarySystemGroupedBackground : look.listGround }

  /// Returns the steps that draw the background of a selected row.
  @MainActor
  func selection(in bounds: CGRect) -> [ViewDrawing.Step] {
    guard look == .sidebar else { return [.fill(outline(in: bounds) ?? bounds.outline, UIColor.systemGray4.color)] }
    let path = CGPath()
    let radii = CGSize(width: Self.cornerRadius, height: Self.cornerRadius)
    path.add(bounds.insetBy(dx: Self.selectionInset, dy: 0), corners: .allCorners, radii: radii)
    return [.fill(path.elements.drawn(by: .identity), UIColor.tertiarySystemFill.color)]
  }

  /// The distance of the background of a selected row in a sidebar from the edges, in points.
  private static let selectionInset: CGFloat = 8

  /// Returns the outline of a row in an inset group, or nil for a rectangle or for four rounded corners.
  func outline(in bounds: CGRect) -> [PathElement]? {
    guard look == .insetGrouped, isFirst || isLast else { return nil }
    var corners: UIRectCorner = []
    if isFirst { corners.formUnion([.topLeft, .topRight]) }
    if isLast { corners.formUnion([.bottomLeft, .bottomRight]) }
    let path = CGPath()
    path.add(bounds, corners: corners, radii: CGSize(width: Self.cornerRadius, height: Self.cornerRadius))
    return path.elements.drawn(by: .identity)
  }
}

@MainActor
protocol ListRow: UIView {
  var listPlace: ListPlace? { get }
  /// Whether the row shows that it is selected.
  var showsSelection: Bool { get }
  var backgroundConfiguration: UIBackgroundConfiguration? { get }
}

extension UITableViewCell: ListRow {
  var showsSelection: Bool { isSelected && selectionStyle != .none }
}
extension UICollectionViewListCell: ListRow {
  var showsSelection: Bool { isSelected }
}

extension UIBackgroundConfiguration {
  /// Returns the steps that draw the background of a row.
  @MainActor
  func steps(in bounds: CGRect, outline: [PathElement]?, isRightToLeft: Bool) -> [ViewDrawing.Step] {
    let rect = bounds.inset(by: UIEdgeInsets(backgroundInsets, isRightToLeft: isRightToLeft))
    let path = CGPath()
    path.add(rect, corners: .allCorners, radii: CGSize(width: cornerRadius, height: cornerRadius))
    let shape = cornerRadius == 0 && rect == bounds ? outline ?? rect.outline : path.elements.drawn(by: .identity)
    var steps: [ViewDrawing.Step] = []
    if let color = backgroundColor?.color, color.alpha > 0 { steps.append(.fill(shape, color)) }
    if let color = strokeColor?.color, strokeWidth > 0 {
      steps.append(.stroke(shape, .init(color, width: Double(strokeWidth))))
    }
    return steps
  }
}
