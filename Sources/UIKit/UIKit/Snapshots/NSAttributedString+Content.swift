internal import AutoLayout
internal import Foundation
internal import Geometry
internal import Scenes
internal import Typography

extension UIFont {
  /// Returns the font as documents describe it: a text style if the font has the size of that style.
  func description(_ textSize: TextSize) -> FontDescription {
    let weight = self.weight.engineWeight
    if let style = style?.engineStyle, family == nil, style.pointSize(at: textSize) == Double(pointSize) {
      return FontDescription(size: .style(style), weight: weight == style.weight ? nil : weight, isItalic: isItalic)
    }
    return FontDescription(family: family, size: .points(Double(pointSize)), weight: weight, isItalic: isItalic)
  }
}

extension NSTextAlignment {
  var content: Scenes.TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension NSAttributedString {
  /// The font and color of the first character.
  var look: (font: UIFont?, color: UIColor?) {
    guard length > 0 else { return (nil, nil) }
    let attributes = unsafe attributes(at: 0, effectiveRange: nil)
    return (attributes[.font] as? UIFont, attributes[.foregroundColor] as? UIColor)
  }
}
