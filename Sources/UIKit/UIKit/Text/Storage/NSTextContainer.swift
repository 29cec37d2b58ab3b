public import Foundation

/// The room of a text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  weak var view: UITextView?
  /// The room before and behind each line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { view?.contentDidChange() } }
  /// The most lines; 0 for any number.
  open var maximumNumberOfLines = 0 { didSet { view?.contentDidChange() } }
  /// The rule by which lines end.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether lines are as wide as the view.
  open var widthTracksTextView = true
  /// The lines of the text.
  open internal(set) weak var layoutManager: NSLayoutManager?
  /// The room, in points; that of a view follows the view.
  open var size: CGSize
  open var exclusionPaths: [UIBezierPath] = []
  open var heightTracksTextView = false

  /// A room of a size, in points.
  public init(size: CGSize) { self.size = size }
  /// A room without a size.
  public convenience override init() { self.init(size: .zero) }
}
