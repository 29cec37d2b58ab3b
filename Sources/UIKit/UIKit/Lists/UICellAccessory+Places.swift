internal import Foundation
internal import Geometry
internal import Scenes

extension UICellAccessory {
  /// The accessories that are drawn.
  nonisolated enum Kind: Equatable {
    case none, disclosure, checkmark, detail, outline, menu, delete, insert, reorder, multiselect
    case label(String)
  }

  /// Whether the accessory is shown in a cell that is not being edited.
  var isShown: Bool {
    guard !isHidden else { return false }
    return displayed != .whenEditing
  }

  /// Whether it is at the leading edge.
  var isLeading: Bool {
    if case .leading = custom?.placement { return true }
    return kind == .delete || kind == .insert || kind == .multiselect
  }

  /// The place among the accessories at its edge, from the content to the edge of the cell. The system orders its own
  /// accessories; those of the same kind keep the order of the array.
  var rank: Int {
    if custom != nil { return 0 }
    return switch kind {
    case .none, .label: 1
    case .menu: 2
    case .detail: 3
    case .checkmark: 4
    case .outline: 5
    case .disclosure: 6
    case .reorder: 7
    case .delete, .insert, .multiselect: 8
    }
  }

  var view: UIView? { custom?.customView }

  /// The width, in points.
  var width: CGFloat {
    if let view { return view.bounds.width > 0 ? view.bounds.width : max(0, view.intrinsicContentSize.width) }
    switch kind {
    case .none: return 0
    case .disclosure: return 10
    case .label(let text):
      return TextMeasuring.size(of: text, in: .systemFont(ofSize: 17), width: nil, numberOfLines: 1).width
    case .checkmark, .outline, .menu: return 16
    case .detail, .delete, .insert, .reorder, .multiselect: return 22
    }
  }
}

extension UICollectionViewListCell {
  /// The steps that draw the accessories of the cell.
  var accessorySteps: [ViewDrawing.Step] {
    var right = bounds.maxX - accessoryMargin
    var left = bounds.minX + accessoryMargin
    var steps: [ViewDrawing.Step] = []
    for accessory in shownAccessories {
      let width = accessory.width
      let x = accessory.isLeading ? left : right - width
      let place = CGRect(x: x, y: bounds.midY - 11, width: width, height: 22)
      steps += sign(accessory, in: isRightToLeft ? place.mirrored(in: bounds) : place)
      if accessory.isLeading { left += width + 8 } else { right -= width + 8 }
    }
    return steps
  }

  private func sign(_ accessory: UICellAccessory, in rect: CGRect) -> [ViewDrawing.Step] {
    func line(_ points: [(CGFloat, CGFloat)], _ color: UIColor, width: Double = 2) -> ViewDrawing.Step {
      let path = CGPath()
      for (number, point) in points.enumerated() {
        let place = CGPoint(x: rect.midX + (isRightToLeft ? -point.0 : point.0), y: rect.midY + point.1)
        number == 0 ? path.begin(at: place) : path.addStraight(to: place)
      }
      return .stroke(path.elements.drawn(by: .identity), .init(color.color, width: width, hasRoundCaps: true))
    }
    let ink = accessory.tint ?? tintColor ?? .systemBlue
    switch accessory.kind {
    case .none: return []
    case .disclosure: return [line([(-3, -5.5), (3, 0), (-3, 5.5)], accessory.tint ?? .systemGray2)]
    case .outline: return [line(isExpanded ? [(-5.5, -3), (0, 3), (5.5, -3)] : [(-3, -5.5), (3, 0), (-3, 5.5)], ink)]
    case .menu:
      return [line([(-4, -2), (0, -6), (4, -2)], ink, width: 1.5), line([(-4, 2), (0, 6), (4, 2)], ink, width: 1.5)]
    case .checkmark: return [line([(-6, 0.5), (-2, 5), (6, -5.5)], ink)]
    case .reorder:
      return [-5, 0, 5].map { line([(-9, $0), (9, $0)], .systemGray2, width: 1.5) }
    case .label(let text):
      let styled = StyledText(NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)]))
      return styled.steps(
        in: rect, numberOfLines: 1, color: accessory.tint ?? .secondaryLabel, alignment: .natural, isRightToLeft: false,
        isCentred: true)
    case .detail:
      return [
        ring(in: rect, ink), line([(0, -5), (0, -4.9)], ink), line([(0, -1), (0, 5.5)], ink, width: 1.5),
      ]
    case .delete, .insert, .multiselect: return [ring(in: rect, ink)]
    }
  }

  private func ring(in rect: CGRect, _ ink: UIColor) -> ViewDrawing.Step {
    let path = CGPath()
    path.addOval(in: rect.insetBy(dx: 1, dy: 1))
    return .stroke(path.elements.drawn(by: .identity), .init(ink.color, width: 1.5))
  }
}

extension UICollectionViewListCell {
  /// The steps that draw the accessories of the cell and the separator below it.
  var listSteps: [ViewDrawing.Step] {
    guard listPlace?.hasSeparator == true else { return accessorySteps }
    let pixel = 1 / max(1, UIScreen.main.scale)
    let start = (contentView.subviews.first as? UIListContentView)?.textStart(in: self) ?? margins.side
    let line = CGRect(
      x: isRightToLeft ? bounds.minX : bounds.minX + start, y: bounds.maxY - pixel, width: max(0, bounds.width - start),
      height: pixel)
    return accessorySteps + [.fill(line.outline, UIColor.separator.color)]
  }
}
