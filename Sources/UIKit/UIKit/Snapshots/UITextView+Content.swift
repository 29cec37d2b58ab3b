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

  /// The steps of text with several styles or with insets of its own. Nil for other text, which scenes draw.
  var drawnText: [ViewDrawing.Step]? {
    guard let styled = attributedText, styled.string == text, styled.length > 0 else { return nil }
    let lines = StyledText(styled, font: font ?? .systemFont(ofSize: 12))
    let usual = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    let isUsual = textContainerInset == usual && textContainer.lineFragmentPadding == 5 && !lines.hasOwnLineHeight
    guard !lines.isUniform || !isUsual else { return nil }
    let rect = CGRect(origin: bounds.origin, size: bounds.size).inset(by: textContainerInset)
      .insetBy(dx: textContainer.lineFragmentPadding, dy: 0)
    guard rect.width > 0, rect.height > 0 else { return nil }
    let steps = lines.steps(
      in: rect, numberOfLines: max(0, textContainer.maximumNumberOfLines), color: textColor ?? .label,
      alignment: textAlignment, isRightToLeft: isRightToLeft, isCentred: false)
    return [.clip(bounds.outline, steps)]
  }
}
