internal import AutoLayout
internal import Geometry
internal import SceneLayouts
internal import Scenes
internal import Typography

extension Layout {
  /// Returns the visible part of a view's frame, in root coordinates, in points. This is the lines of a label, the
  /// title and image of a button without a background, and the space for the text of a text view. For other views it is
  /// the alignment rectangle.
  ///
  /// `countsGrounds` specifies whether backgrounds and borders count. If false, only readable content does.
  func seenFrame(of position: Int, countsGrounds: Bool = true) -> Rect {
    let (view, item) = (resolved.views[position], system.items[position])
    let frame = absoluteFrames[position].inset(by: item.alignmentRectInsets)
    guard !(countsGrounds && view.hasGround) else { return frame }
    let natural = item.intrinsicContentSize
    switch view.content {
    case .label(let label):
      let width = label.numberOfLines == 1 ? natural.width : nil
      return frame.part(width: width, atShare: share(of: label.alignment), height: natural.height)
    case .button(let button):
      let title = button.title.isEmpty ? 0 : button.font.pointSize * Self.lineHeight
      let height = max(title, button.image?.size?.height ?? 0)
      let isCentered = button.arrangement.horizontal == .center
      return frame.part(width: isCentered ? natural.width : nil, atShare: 0.5, height: height > 0 ? height : nil)
    case .textView: return frame.inset(by: TextViewMetrics.insets)
    default: return frame
    }
  }

  /// The height of a line relative to the size of its font.
  private static let lineHeight = 1.2

  /// Returns the share of the free width that is to the left of a string: from 0 to 1.
  private func share(of alignment: TextAlignment) -> Double {
    switch alignment {
    case .natural, .justified: resolved.variant.direction == .rightToLeft ? 1 : 0
    case .left: 0
    case .center: 0.5
    case .right: 1
    }
  }
}

extension Rect {
  /// Returns the part of the rectangle with the given size, as far as that is smaller. A share of the remaining width
  /// is to its left, and half of the remaining height above it. Nil for the whole length.
  fileprivate func part(width: Double?, atShare share: Double, height: Double?) -> Rect {
    let size = Size(
      width: min(self.width, width ?? self.width), height: min(self.height, height ?? self.height))
    let origin = Point(x: minX + (self.width - size.width) * share, y: minY + (self.height - size.height) / 2)
    return Rect(origin: origin, size: size)
  }
}

extension ResolvedView {
  /// Whether its whole frame is visible, because of a color or border or what its own class may draw.
  var hasGround: Bool {
    if case .button(let button) = content, button.hasGround { return true }
    return (appearance.background.map { $0.color.alpha > 0 } ?? false) || appearance.borderWidth > 0
      || identity.customClass != nil
  }
}

extension ResolvedViews.Button {
  /// Whether more than its title and image is visible.
  fileprivate var hasGround: Bool {
    backgroundImage != nil || ground != nil || style.isConfigured || contentInsets != nil
  }
}
