internal import AutoLayout
public import Foundation
internal import Scenes

/// A view with an image at its natural size.
@preconcurrency @MainActor
open class UIImageView: UIImageViewDeclarations {
  open var image: UIImage? { didSet { contentDidChange() } }
  /// The image while the view is highlighted.
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { contentDidChange() } }

  /// Creates a view with an image and its size. It is a designated initializer, which apps may override.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    beginAsImageView()
  }
  /// Creates a view with images for both states.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    (self.image, self.highlightedImage) = (image, highlightedImage)
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    beginAsImageView()
  }
  /// Creates a view with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    beginAsImageView()
  }
  /// Creates a view from an archive; here an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentHugging = AxisPriorities(LayoutPriority(251))
  }

  private func beginAsImageView() {
    contentHugging = AxisPriorities(LayoutPriority(251))
    isUserInteractionEnabled = false
  }
  /// The image as its view shows it: a symbol in the preferred configuration.
  var shownImage: UIImage? {
    preferredSymbolConfiguration.flatMap { image?.withConfiguration($0.adjusted(to: traitCollection)) } ?? image
  }
  override func traitsDidChange() { if preferredSymbolConfiguration?.style != nil { contentDidChange() } }
  private var shownSize: CGSize? { shownImage?.size }
  override var textBaseline: TextBaseline {
    guard let content = shownImage?.content, content.isSymbol else { return .none }
    return .centered(offset: SymbolSizes.baselineOffset(pointSize: content.symbolPointSize))
  }
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }
  open override var intrinsicContentSize: CGSize {
    shownSize.map { CGRect(origin: .zero, size: $0).inset(by: alignmentRectInsets).size }
      ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize { shownSize ?? .zero }
}
