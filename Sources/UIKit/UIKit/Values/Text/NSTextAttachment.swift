public import Foundation

/// An image in a string.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let header = AttributeHeader()
  /// The character that an attachment replaces.
  public static let character = 0xFFFC
  open var image: UIImage?
  /// The rectangle relative to the baseline, in points; zero for the size of the image.
  open var bounds = CGRect.zero
  /// An attachment without an image.
  public override init() { super.init() }
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// A string with only an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
