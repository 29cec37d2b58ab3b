public import Foundation

/// A region in which text is laid out.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  weak var view: UITextView?
  /// The padding at both ends of each line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { view?.contentDidChange() } }
  /// The maximum number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0 { didSet { view?.contentDidChange() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether the width follows the text view.
  open var widthTracksTextView = true
  open internal(set) weak var layoutManager: NSLayoutManager?
  /// The size, in points. The container of a text view follows the view instead.
  open var size: CGSize
  open var exclusionPaths: [UIBezierPath] = []
  open var heightTracksTextView = false

  /// Creates a container of the given size, in points.
  public init(size: CGSize) { self.size = size }
  public convenience override init() { self.init(size: .zero) }
}
