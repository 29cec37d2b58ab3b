public import Foundation

extension NSAttributedString {
  /// Creates the text with the attributes of UIKit that are known here: fonts, colors and kerning.
  public convenience init(_ text: AttributedString) {
    let made = NSMutableAttributedString(string: "")
    for run in text.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = run.font
      attributes[.foregroundColor] = run.foregroundColor
      attributes[.backgroundColor] = run.backgroundColor
      attributes[.kern] = run.kern
      made.append(NSAttributedString(string: String(text[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: made)
  }
}
