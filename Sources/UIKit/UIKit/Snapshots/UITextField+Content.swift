internal import AutoLayout
internal import Foundation
internal import Geometry
internal import Scenes
internal import Typography

extension UITextField {
  func textFieldContent(_ textSize: TextSize) -> TextFieldContent {
    var content = TextFieldContent(
      text: LocalizedText(shownText), placeholder: LocalizedText(placeholder ?? ""),
      font: (font ?? .systemFont(ofSize: 17)).description(textSize), color: textColor?.viewColor,
      alignment: textAlignment.content, hasBorder: borderStyle != .none)
    if adjustsFontSizeToFitWidth { content.smallestLetters = .pointSize(Double(minimumFontSize)) }
    return content
  }

  /// The displayed text: passwords as dots.
  private var shownText: String {
    let text = text ?? ""
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }
}
