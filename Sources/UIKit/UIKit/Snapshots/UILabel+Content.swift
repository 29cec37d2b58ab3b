internal import AutoLayout
internal import Foundation
internal import Geometry
internal import Scenes
internal import Typography

extension UILabel {
  func labelContent(_ textSize: TextSize) -> LabelContent {
    let look = attributedText?.look
    let styled = attributedText.map { StyledText($0) }
    let color = look?.color ?? textColor
    var content = LabelContent(
      text: LocalizedText(text ?? ""), font: (look?.font ?? font ?? .systemFont(ofSize: 17)).description(textSize),
      color: color == .label ? nil : color?.viewColor, alignment: (styled?.alignment ?? textAlignment).content,
      numberOfLines: max(0, numberOfLines),
      preferredMaxLayoutWidth: preferredMaxLayoutWidth > 0 ? Double(preferredMaxLayoutWidth) : nil)
    if adjustsFontSizeToFitWidth { content.smallestLetters = .factor(Double(minimumScaleFactor)) }
    content.tightensLetters = allowsDefaultTighteningForTruncation
    return content
  }
}
