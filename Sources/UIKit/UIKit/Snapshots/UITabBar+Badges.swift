internal import Foundation
internal import Geometry
internal import Scenes

extension UITabBar {
  /// The height of a badge with one line, and the smallest width, in points.
  private static let badgeHeight: CGFloat = 18
  /// The distances of a badge's leading edge from the center of its item, and of its top from the top of the bar, in
  /// points.
  private static let badgePlace = CGPoint(x: 5, y: 2)

  /// The steps that draw the badges of the items. Items share the width of the bar.
  var badgeSteps: [ViewDrawing.Step] {
    let items = items ?? []
    let width = bounds.width / CGFloat(max(1, items.count))
    return items.enumerated().flatMap { number, item -> [ViewDrawing.Step] in
      guard let value = item.badgeValue else { return [] }
      let text = StyledText(NSAttributedString(string: value, attributes: [.font: UIFont.systemFont(ofSize: 13)]))
      let length = max(Self.badgeHeight, text.size(width: nil, numberOfLines: 1).width + 10)
      let center = bounds.minX + width * (CGFloat(isRightToLeft ? items.count - 1 - number : number) + 0.5)
      let start = isRightToLeft ? center - Self.badgePlace.x - length : center + Self.badgePlace.x
      let rect = CGRect(x: start, y: bounds.minY + Self.badgePlace.y, width: length, height: Self.badgeHeight)
      let path = CGPath()
      path.add(rect, corners: .allCorners, radii: CGSize(width: rect.height / 2, height: rect.height / 2))
      let color = item.badgeColor ?? .systemRed
      return [.fill(path.elements.drawn(by: .identity), color.color)]
        + text.steps(
          in: rect, numberOfLines: 1, color: .white, alignment: .center, isRightToLeft: false, isCentred: true)
    }
  }
}
