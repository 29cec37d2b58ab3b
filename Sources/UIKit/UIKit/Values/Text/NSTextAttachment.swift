public import Foundation
internal import Scenes

/// An image in a string.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let header = AttributeHeader()
  /// The character that an attachment replaces.
  public static let character = 0xFFFC
  open var image: UIImage?
  /// The content of a file, which is not drawn.
  open var contents: Data?
  /// The type of the content.
  open var fileType: String?
  /// The rectangle relative to the baseline, in points; zero for the size of the image.
  open var bounds = CGRect.zero
  /// Creates an attachment without an image.
  public override init() { super.init() }
  /// Creates an attachment with the content of a file, which is not drawn.
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    super.init()
  }
  /// Creates an attachment from an archive; here an empty one.
  public required init?(coder: NSCoder) { super.init() }
  /// Returns the image in a rectangle of a text container, in points. Subclasses override it.
  open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int)
    -> UIImage?
  { image }
  /// Returns the rectangle relative to the baseline, in points: ``bounds``, otherwise the rectangle of the image.
  /// Subclasses override it.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds.size == .zero, let image else { return bounds }
    return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.minY - image.depth), size: image.size)
  }
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension UIImage {
  /// The distance of the lower edge below the baseline of text, in points: symbols have a baseline of their own.
  fileprivate var depth: CGFloat {
    guard isSymbolImage else { return 0 }
    return size.height / 2 - CGFloat(SymbolSizes.baselineOffset(pointSize: content.symbolPointSize))
  }
}

extension NSAttributedString {
  /// Creates a string with only an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
