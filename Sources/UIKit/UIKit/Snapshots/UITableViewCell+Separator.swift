internal import Foundation
internal import Geometry
internal import Scenes

extension UITableViewCell {
  /// The distance of separators from the leading edge until code sets another, and from a picture, in points.
  private static var presetSeparatorStart: CGFloat { 16 }

  /// The distance of separators from the leading edge, in points, as scenes draw them.
  private var usualSeparatorStart: CGFloat {
    let screen = (window?.screen ?? .main).bounds.width
    return CGFloat(SystemMargins.rowSide(width: Double(bounds.width), screenWidth: Double(screen)))
  }

  /// Whether the separator below the cell is drawn as in scenes.
  var hasUsualSeparator: Bool {
    guard let listPlace else { return true }
    return listPlace.hasSeparator && separatorStart == usualSeparatorStart
  }

  /// The steps that draw a separator with another start.
  var separatorSteps: [ViewDrawing.Step] {
    guard let listPlace, listPlace.hasSeparator, !hasUsualSeparator else { return [] }
    let pixel = 1 / max(1, UIScreen.main.scale)
    let width = max(0, bounds.width - separatorStart)
    let x = isRightToLeft ? bounds.minX : bounds.minX + separatorStart
    let color = (superview as? UITableView)?.separatorColor ?? .separator
    return [.fill(CGRect(x: x, y: bounds.maxY - pixel, width: width, height: pixel).outline, color.color)]
  }

  /// The distance of the separator from the leading edge, in points: what code sets, otherwise the start of the text
  /// (UITableViewCell, `separatorInset`).
  private var separatorStart: CGFloat {
    let table = superview as? UITableView
    let set = [separatorInset.left, table?.separatorInset.left].compactMap(\.self)
    if let own = set.first(where: { $0 != Self.presetSeparatorStart }) { return own }
    if let content = contentView.subviews.first as? UIListContentView { return content.textStart(in: self) }
    guard let image = contentView.subviews.first as? UIImageView, image.image != nil,
      image.translatesAutoresizingMaskIntoConstraints, !isRightToLeft
    else { return margins.side }
    return image.frame.maxX + Self.presetSeparatorStart
  }
}
