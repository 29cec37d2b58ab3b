internal import Foundation
internal import Geometry
internal import Scenes

extension UITableView {
  /// The width of the index at the trailing edge, and the height of its lines, in points.
  private static let indexSize = CGSize(width: 15, height: 13.5)

  /// The steps that draw the titles of the index, in the middle of the visible rows. Empty without an index.
  var indexSteps: [ViewDrawing.Step] {
    guard let titles = dataSource?.sectionIndexTitles(for: self), !titles.isEmpty else { return [] }
    let size = Self.indexSize
    let visible = bounds.inset(by: adjustedContentInset)
    let top = visible.midY - size.height * CGFloat(titles.count) / 2
    let x = isRightToLeft ? bounds.minX : bounds.maxX - size.width
    return titles.enumerated().flatMap { number, title -> [ViewDrawing.Step] in
      let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
      let text = NSAttributedString(string: title, attributes: [.font: font])
      return StyledText(text).steps(
        in: CGRect(x: x, y: top + size.height * CGFloat(number), width: size.width, height: size.height),
        numberOfLines: 1, color: sectionIndexColor ?? tintColor, alignment: .center, isRightToLeft: false,
        isCentred: true)
    }
  }
}
