internal import Foundation
internal import Geometry
internal import Scenes

extension UIButton {
  /// Whether the button has parts that scenes do not support: a subtitle or an activity indicator.
  var hasOwnParts: Bool {
    guard let configuration else { return false }
    return configuration.showsActivityIndicator || configuration.subtitle?.isEmpty == false
  }

  /// The steps that draw the background that the app chose for a style without one.
  var ownGround: [ViewDrawing.Step] {
    guard let configuration, !configuration.look.hasGround else { return [] }
    return shownBackground(of: configuration).steps(in: bounds, outline: nil, isRightToLeft: isRightToLeft)
  }

  /// The steps that draw the line around the background of a style that has one.
  var ownStroke: [ViewDrawing.Step] {
    guard let configuration, configuration.look.hasGround else { return [] }
    var background = shownBackground(of: configuration)
    background.backgroundColor = nil
    return background.steps(in: bounds, outline: nil, isRightToLeft: isRightToLeft)
  }

  private func shownBackground(of configuration: Configuration) -> UIBackgroundConfiguration {
    var background = configuration.background
    let radius = configuration.cornerRadius ?? (background.cornerRadius > 0 ? background.cornerRadius : 8)
    background.cornerRadius = min(radius, bounds.width / 2, bounds.height / 2)
    return background
  }

  /// The steps that draw the title, the subtitle, and the image or the activity indicator. Nil if the content of a
  /// button is sufficient.
  var drawnParts: [ViewDrawing.Step]? {
    guard let configuration, hasOwnParts else { return nil }
    let insets = UIEdgeInsets(configuration.contentInsets, isRightToLeft: isRightToLeft)
    let area = bounds.inset(by: insets)
    let ink = foreground(configuration)
    let title = styled(currentTitle, titleFont)
    let subtitle = styled(configuration.subtitle, .preferredFont(forTextStyle: .caption1))
    let picture = configuration.showsActivityIndicator ? Self.indicatorSize : shownImage?.size ?? .zero
    let isBeside = configuration.imagePlacement == .leading || configuration.imagePlacement == .trailing
    let gap = picture == .zero ? 0 : configuration.imagePadding
    let room = isBeside ? max(0, area.width - picture.width - gap) : area.width
    let sizes = [title, subtitle].map { $0?.size(width: room + Self.slack, numberOfLines: 0) ?? .zero }
    let padding = title != nil && subtitle != nil ? configuration.titlePadding : 0
    let texts = CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes[0].height + padding + sizes[1].height)
    let whole =
      isBeside
      ? CGSize(width: picture.width + gap + texts.width, height: max(picture.height, texts.height))
      : CGSize(width: max(picture.width, texts.width), height: picture.height + gap + texts.height)
    let start = CGPoint(x: area.midX - whole.width / 2, y: area.midY - whole.height / 2)
    let place = Placement(start: start, whole: whole, picture: picture, texts: texts, gap: gap)
    let (pictureRect, textRect) = place.rects(configuration.imagePlacement, isRightToLeft: isRightToLeft)
    var steps = configuration.showsActivityIndicator ? Self.indicator(in: pictureRect) : []
    if !configuration.showsActivityIndicator, let image = shownImage {
      steps.append(.image(image.inked(ink).content(in: .scaleAspectFit), in: Rect(pictureRect)))
    }
    var y = textRect.minY
    for (text, size) in zip([title, subtitle], sizes) where text != nil {
      let rect = CGRect(
        x: textRect.minX, y: y, width: max(texts.width, size.width) + Self.slack, height: size.height)
      steps +=
        text?.steps(
          in: rect, numberOfLines: 0, color: ink, alignment: alignment(configuration), isRightToLeft: isRightToLeft,
          isCentred: false) ?? []
      y += size.height + padding
    }
    return steps
  }

  private static let indicatorSize = CGSize(width: 20, height: 20)
  /// The width that text gets beyond its space, in points: frames are rounded to pixels, which must not break a line
  /// that just fits.
  private static let slack: CGFloat = 1

  private func styled(_ text: String?, _ font: UIFont) -> StyledText? {
    guard let text, !text.isEmpty else { return nil }
    return StyledText(NSAttributedString(string: text, attributes: [.font: font]))
  }

  private func alignment(_ configuration: Configuration) -> NSTextAlignment {
    let end: NSTextAlignment = isRightToLeft ? .left : .right
    switch configuration.titleAlignment {
    case .center: return .center
    case .trailing: return end
    case .leading: return .natural
    default:
      // Automatic: next to an image, the title and subtitle are aligned toward it.
      guard shownImage != nil || configuration.showsActivityIndicator else { return .center }
      switch configuration.imagePlacement {
      case .leading: return .natural
      case .trailing: return end
      default: return .center
      }
    }
  }

  private func foreground(_ configuration: Configuration) -> UIColor {
    if !isEnabled { return .tertiaryLabel }
    if let color = configuration.baseForegroundColor { return color }
    return configuration.look == .filled ? .white : tintColor
  }

  /// Returns the eight spokes of an activity indicator, which fade counterclockwise.
  private static func indicator(in rect: CGRect) -> [ViewDrawing.Step] {
    let radius = rect.width / 2
    return (0..<8).map { spoke in
      let angle = CGFloat(spoke) * .pi / 4 - .pi / 2
      let path = CGPath()
      path.begin(at: CGPoint(x: rect.midX + cos(angle) * radius * 0.5, y: rect.midY + sin(angle) * radius * 0.5))
      path.addStraight(to: CGPoint(x: rect.midX + cos(angle) * radius * 0.9, y: rect.midY + sin(angle) * radius * 0.9))
      let color = UIColor.systemGray.color.opacity(0.3 + 0.7 * Double(spoke) / 7)
      return .stroke(
        path.elements.drawn(by: .identity), .init(color, width: Double(radius) * 0.2, hasRoundCaps: true))
    }
  }
}

/// The frames of a button's image and strings, side by side or stacked.
private struct Placement {
  let start: CGPoint
  let whole: CGSize
  let picture: CGSize
  let texts: CGSize
  let gap: CGFloat

  func rects(_ edge: NSDirectionalRectEdge, isRightToLeft: Bool) -> (picture: CGRect, texts: CGRect) {
    let middle = CGPoint(x: start.x + whole.width / 2, y: start.y + whole.height / 2)
    switch edge {
    case .top, .bottom:
      let isTop = edge == .top
      let pictureY = isTop ? start.y : start.y + texts.height + gap
      let textY = isTop ? start.y + picture.height + gap : start.y
      return (
        CGRect(origin: CGPoint(x: middle.x - picture.width / 2, y: pictureY), size: picture),
        CGRect(origin: CGPoint(x: middle.x - texts.width / 2, y: textY), size: texts)
      )
    default:
      let isFirst = (edge == .leading) != isRightToLeft
      let pictureX = isFirst ? start.x : start.x + texts.width + gap
      let textX = isFirst ? start.x + picture.width + gap : start.x
      return (
        CGRect(origin: CGPoint(x: pictureX, y: middle.y - picture.height / 2), size: picture),
        CGRect(origin: CGPoint(x: textX, y: middle.y - texts.height / 2), size: texts)
      )
    }
  }
}
