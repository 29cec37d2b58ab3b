public import Foundation

/// A picture in a text.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// The letter in whose place it stands.
  public static let character = 0xFFFC
  open var image: UIImage?
  /// The place beside the baseline, in points; zero for the size of the picture.
  open var bounds = CGRect.zero
  /// A picture without anything.
  public override init() { super.init() }
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// A text of one picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
