internal import AutoLayout
internal import Foundation
internal import Geometry
internal import Scenes
internal import Typography

extension UITextView {
  func labelContent(_ textSize: TextSize) -> LabelContent {
    let look = attributedText?.string == text ? attributedText?.look : nil
    var content = LabelContent(
      text: LocalizedText(text ?? ""), font: (look?.font ?? font ?? .systemFont(ofSize: 12)).description(textSize),
      color: (look?.color ?? textColor)?.viewColor, alignment: textAlignment.content,
      numberOfLines: max(0, textContainer.maximumNumberOfLines))
    content.isScrollEnabled = isScrollEnabled
    return content
  }
}
