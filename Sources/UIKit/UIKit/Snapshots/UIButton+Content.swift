internal import AutoLayout
internal import Foundation
internal import Geometry
internal import Scenes
internal import Typography

extension UIButton {
  func buttonContent(_ textSize: TextSize) -> ButtonContent {
    let title = currentAttributedTitle
    var content = ButtonContent(
      title: LocalizedText(title?.string ?? currentTitle ?? ""), font: titleFont.description(textSize),
      color: (title?.look.color ?? configuration?.baseForegroundColor ?? titleColor(for: state))?.viewColor,
      style: style, image: shownImage?.content(in: .center))
    if hasOwnParts { (content.title, content.image) = ("", nil) }
    content.backgroundImage = currentBackgroundImage?.content(in: .scaleToFill)
    content.arrangement = arrangement
    if let configuration {
      content.ground = (configuration.background.backgroundColor ?? configuration.baseBackgroundColor)?.viewColor
      content.contentInsets = EdgeInsets(
        UIEdgeInsets(configuration.contentInsets, isRightToLeft: isRightToLeft))
      content.cornerRadius = configuration.cornerRadius.map(Double.init)
    } else if contentEdgeInsets != .zero {
      content.contentInsets = EdgeInsets(contentEdgeInsets)
    }
    return content
  }

  /// The arrangement of title and image.
  private var arrangement: ButtonArrangement {
    var arrangement = ButtonArrangement()
    arrangement.horizontal = contentHorizontalAlignment.place
    arrangement.vertical = contentVerticalAlignment.place
    if let configuration = shownConfiguration {
      arrangement.padding = Double(configuration.imagePadding)
      arrangement.placement = configuration.imagePlacement.place
    } else {
      arrangement.imageInsets = EdgeInsets(imageEdgeInsets)
      arrangement.titleInsets = EdgeInsets(titleEdgeInsets)
    }
    return arrangement
  }

  private var style: ButtonStyle {
    if let configuration { return configuration.look }
    return switch buttonType {
    case .custom: .custom
    case .system: .system
    case .close: .close
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd: .detail
    }
  }
}

extension UIControl.ContentHorizontalAlignment {
  var place: ButtonArrangement.Alignment {
    switch self {
    case .center: .center
    case .left: .left
    case .right: .right
    case .leading: .leading
    case .trailing: .trailing
    case .fill: .fill
    }
  }
}

extension UIControl.ContentVerticalAlignment {
  var place: ButtonArrangement.Alignment {
    switch self {
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .fill: .fill
    }
  }
}

extension NSDirectionalRectEdge {
  var place: ButtonArrangement.Placement {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .trailing: .trailing
    default: .leading
    }
  }
}
