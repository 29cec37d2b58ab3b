import Testing
import UIKit

/// Texts with several fonts, as labels measure and wrap them.
@MainActor
struct MixedTextTests {
  private func label(_ parts: [(String, CGFloat)]) -> UILabel {
    func styled(_ part: (String, CGFloat)) -> NSMutableAttributedString {
      NSMutableAttributedString(string: part.0, attributes: [.font: UIFont.systemFont(ofSize: part.1)])
    }
    // Foundation on Linux cannot append to an empty text.
    let text = styled(parts[0])
    for part in parts.dropFirst() { text.append(styled(part)) }
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    return label
  }

  /// CoreFoundation compares the attributes of each part with those of the part before.
  @Test func `parts with other fonts, colors and paragraphs are appended to a text`() {
    let text = NSMutableAttributedString(string: "First")
    for number in 0..<8 {
      let paragraph = NSMutableParagraphStyle()
      paragraph.lineSpacing = CGFloat(number)
      let shadow = NSShadow()
      shadow.shadowBlurRadius = CGFloat(number)
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: CGFloat(10 + number)), .paragraphStyle: paragraph, .shadow: shadow,
        .foregroundColor: number.isMultiple(of: 2) ? UIColor.label : UIColor(white: 0, alpha: 1), .kern: number,
      ]
      let keys = attributes.keys.sorted { $0.rawValue < $1.rawValue }.prefix(1 + number % 5)
      text.append(NSAttributedString(string: " part", attributes: attributes.filter { keys.contains($0.key) }))
      text.append(NSAttributedString(attachment: NSTextAttachment()))
    }
    #expect(text.length == 5 + 8 * 6)
  }

  private func height(_ size: CGFloat) -> CGFloat { UIFont.systemFont(ofSize: size).lineHeight }

  /// UIKit, NSLayoutManager: a line fragment is as high as its highest font.
  @Test func `each line has the height of its own fonts`() {
    #expect(abs(label([("a\n", 28), ("b", 13)]).intrinsicContentSize.height - height(28) - height(13)) < 1)
    #expect(abs(label([("a", 28), ("b\nc", 13)]).intrinsicContentSize.height - height(28) - height(13)) < 1)
  }

  @Test func `an empty line has the height of the font of its line break`() {
    let empty = label([("a\n\n", 28), ("b", 13)]).intrinsicContentSize.height
    #expect(abs(empty - 2 * height(28) - height(13)) < 1)
  }

  /// UIKit, NSParagraphStyle: the spacings are between paragraphs, not after the last one.
  @Test(arguments: [([28, 13], 1), ([13, 13], 1), ([28, 13, 28], 2), ([13, 13, 13], 2)] as [([CGFloat], CGFloat)])
  func `paragraphs are apart by their spacings`(sizes: [CGFloat], gaps: CGFloat) {
    let style = NSMutableParagraphStyle()
    (style.paragraphSpacing, style.paragraphSpacingBefore) = (10, 5)
    let text = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: sizes[0])])
    for size in sizes.dropFirst() {
      text.append(NSAttributedString(string: "\nb", attributes: [.font: UIFont.systemFont(ofSize: size)]))
    }
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    let former = label.intrinsicContentSize.height
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
    label.attributedText = text
    #expect(abs(label.intrinsicContentSize.height - former - 15 * gaps) < 1)
    label.numberOfLines = 2
    let spaced = label.intrinsicContentSize.height
    text.removeAttribute(.paragraphStyle, range: NSRange(location: 0, length: text.length))
    label.attributedText = text
    #expect(abs(spaced - label.intrinsicContentSize.height - 15) < 1)
  }
}
