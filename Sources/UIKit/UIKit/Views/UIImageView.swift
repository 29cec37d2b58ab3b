internal import AutoLayout
public import Foundation
internal import Scenes

/// A picture at its natural size.
@preconcurrency @MainActor
open class UIImageView: UIImageViewDeclarations {
  open var image: UIImage? { didSet { contentDidChange() } }
  /// The picture while the view is selected.
  open var highlightedImage: UIImage?
  /// Whether the view looks selected.
  open var isHighlighted = false
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { contentDidChange() } }

  /// A view with a picture, as large as it.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
  /// A view with two pictures.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }
  /// A view with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentHugging = AxisPriorities(LayoutPriority(251))
    isUserInteractionEnabled = false
  }
  /// A view from an archive: here one without a picture.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentHugging = AxisPriorities(LayoutPriority(251))
  }

  private var shownImage: UIImage? {
    preferredSymbolConfiguration.flatMap { image?.withConfiguration($0) } ?? image
  }
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
