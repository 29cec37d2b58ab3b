internal import AutoLayout
internal import Geometry
internal import Scenes
internal import Typography

/// The positions of the text and the image in a cell of the system's styles, and the height that they require
/// (specification ROW-03).
struct SystemCellConstraints {
  private let cell: SystemCell
  private let resolved: ResolvedScene
  private let items: [LayoutItem]

  /// Creates a cell of a scene, with the natural sizes of its text.
  init(of cell: SystemCell, _ resolved: ResolvedScene, _ items: [LayoutItem]) {
    self.cell = cell
    self.resolved = resolved
    self.items = items
  }

  private var content: LayoutItemID { LayoutItemID(view: cell.content) }
  private var margins: LayoutItemID { LayoutItemID(view: cell.content, guide: .layoutMargins) }
  private var title: LayoutItemID { LayoutItemID(view: cell.title) }

  /// Whether the strings are stacked, because they do not fit side by side at accessibility text sizes.
  private var stacksTexts: Bool { cell.style == .subtitle || resolved.variant.textSize.isForAccessibility }

  /// The smallest height of the cell, in points.
  var leastHeight: Double {
    let isGlass = resolved.controlGeneration == .glass
    guard let detail = cell.detail, stacksTexts else {
      let texts = [cell.title, cell.detail].compactMap(\.self).map(height)
      return max(isGlass ? 51 : 44, (texts.max() ?? 0) + (isGlass ? 30.5 : 23))
    }
    return max(isGlass ? 51 : 44, stackedHeight(with: detail) + (isGlass ? 18 : 20))
  }

  /// The constraints of all parts.
  var places: [LayoutConstraint] {
    var all: [LayoutConstraint] = [.list(title, .leading, margins, .leading, titleDistance)]
    all += [title.view, cell.detail].compactMap(\.self).flatMap(sizeOfUnknownText)
    if let image = cell.image { all += places(ofImage: image) }
    guard let detail = cell.detail else {
      return all + [
        .list(title, .trailing, trailing.item, .trailing, trailing.distance, .almostRequired),
        .list(title, .top, content, .top, 0), .list(title, .height, content, .height, 0),
      ]
    }
    return all + (stacksTexts ? places(ofTextBelow: detail) : places(ofValue: detail))
  }

  private func places(ofImage image: Int) -> [LayoutConstraint] {
    let item = LayoutItemID(view: image)
    let size = recordedFrame(image).size
    return [
      .list(item, .leading, margins, .leading, cell.indentation), .list(item, .centerY, content, .centerY, 0),
      .list(item, .width, size.width), .list(item, .height, size.height),
    ]
  }

  private func places(ofTextBelow detail: Int) -> [LayoutConstraint] {
    let item = LayoutItemID(view: detail)
    return [
      .list(title, .trailing, margins, .trailing, 0, .almostRequired, .lessThanOrEqual),
      .list(title, .top, content, .centerY, -stackedHeight(with: detail) / 2),
      .list(item, .leading, title, .leading, 0),
      .list(item, .trailing, margins, .trailing, 0, .almostRequired, .lessThanOrEqual),
      .list(item, .top, title, .bottom, gap(above: detail)),
    ]
  }

  /// Returns constraints with a value on the other side. If there is no room for both, the value is truncated.
  private func places(ofValue detail: Int) -> [LayoutConstraint] {
    let item = LayoutItemID(view: detail)
    var all: [LayoutConstraint] = [
      .list(title, .centerY, content, .centerY, 0), .list(item, .centerY, content, .centerY, 0),
      .list(item, .trailing, trailing.item, .trailing, trailing.distance),
      .list(title, .trailing, item, .leading, -6, .almostRequired, .lessThanOrEqual),
    ]
    if let width = items[cell.title].intrinsicContentSize.width {
      all.append(.list(title, .width, width, LayoutPriority(751), .greaterThanOrEqual))
    }
    return all
  }

  /// Returns the recorded size of a string without a natural one, in a font that the document does not contain.
  private func sizeOfUnknownText(_ text: Int) -> [LayoutConstraint] {
    guard items[text].intrinsicContentSize.height ?? 0 == 0, !isEmpty(text) else { return [] }
    let (item, size) = (LayoutItemID(view: text), recordedFrame(text).size)
    let height: [LayoutConstraint] =
      cell.detail == nil ? [] : [.list(item, .height, size.height, .almostRequired)]
    return height + (cell.style == .basic ? [] : [.list(item, .width, size.width, .almostRequired)])
  }

  // MARK: - Lengths

  /// The end of the strings: the margin or, next to an accessory, the distance that the document records.
  private var trailing: (item: LayoutItemID, distance: Double) {
    guard case .cellContent(let insets) = resolved.views[cell.content].list.placement, insets.accessory > 0 else {
      return (margins, 0)
    }
    let last = cell.style == .value ? cell.detail ?? cell.title : cell.title
    let gap = recordedFrame(cell.content).width - recordedFrame(last).maxX
    return (content, -min(max(0, gap), 20))
  }

  /// The distance of the title from the margin: the indentation, and the recorded space of an image.
  private var titleDistance: Double {
    guard let image = cell.image else { return cell.indentation }
    return cell.indentation + max(0, recordedFrame(cell.title).minX - recordedFrame(image).minX)
  }

  /// Returns the height of both strings with the distance between them. An empty string takes no space.
  private func stackedHeight(with detail: Int) -> Double {
    height(of: cell.title) + (isEmpty(detail) ? 0 : gap(above: detail) + height(of: detail))
  }

  private func isEmpty(_ text: Int) -> Bool { resolved.views[text].content.label?.text.isEmpty ?? true }

  private func gap(above detail: Int) -> Double {
    guard cell.style == .subtitle else { return 3 }
    return min(max(0, recordedFrame(detail).minY - recordedFrame(cell.title).maxY), 6)
  }

  private func height(of text: Int) -> Double {
    guard let height = items[text].intrinsicContentSize.height, height > 0 else { return recordedFrame(text).height }
    return height
  }

  private func recordedFrame(_ view: Int) -> Rect { resolved.views[view].placement.recordedFrame ?? .zero }
}
