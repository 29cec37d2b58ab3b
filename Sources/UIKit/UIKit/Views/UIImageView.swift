internal import AutoLayout
public import Foundation
internal import Scenes

/// A picture at its natural size.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Kept; nothing here depends on it.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
  /// The picture.
  open var image: UIImage? { didSet { contentDidChange() } }
  /// The picture while the view is selected.
  open var highlightedImage: UIImage?
  /// True where the view looks selected.
  open var isHighlighted = false
  /// Pictures that follow each other.
  open var animationImages: [UIImage]?
  /// The size of symbols.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { contentDidChange() } }
  /// True where pictures follow the size of text that the user chose.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

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

  private var shownSize: CGSize? {
    guard let image else { return nil }
    return preferredSymbolConfiguration.map { image.withConfiguration($0).size } ?? image.size
  }
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }
  open override var intrinsicContentSize: CGSize {
    shownSize.map { CGRect(origin: .zero, size: $0).inset(by: alignmentRectInsets).size }
      ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize { shownSize ?? .zero }
  /// Lets pictures follow each other.
  open func startAnimating() {}
  /// The time of all pictures, in seconds.
  open var animationDuration: TimeInterval = 0
  /// The number of times; 0 for ever.
  open var animationRepeatCount = 0
  /// True while pictures follow each other.
  open var isAnimating: Bool { false }
  /// Stops that.
  open func stopAnimating() {}
}

/// A bar that shows how far something has come, 4 points high.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// A view whose looks stand for those of all views of its class; it is kept and read by nobody.
  open override class func appearance() -> UIProgressView { CommonAppearance.progressView }
  /// A view whose looks stand for those of its class in others; it is kept and read by nobody.
  open override class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UIProgressView
  {
    CommonAppearance.progressView
  }
  /// Looks of the bar.
  public enum Style: Int, Sendable {
    /// The usual one.
    case `default` = 0
    /// In a bar.
    case bar = 1
  }
  /// The progress, from 0 to 1.
  open var progress: Float = 0
  /// The colour of what is done.
  open var progressTintColor: UIColor?
  /// The colour of what is not.
  open var trackTintColor: UIColor?
  /// The look.
  open var progressViewStyle = Style.default
  /// A bar of a look.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  /// Sets how far it has come.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: UIControl.metrics.progressHeight)
  }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIControl.metrics.progressHeight)
  }
  /// Kept; nothing here depends on it.
  open var progressImage: UIImage?
  /// Kept; nothing here depends on it.
  open var trackImage: UIImage?
}

/// A wheel that turns, 20 points large or 37.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// A view whose looks stand for those of all views of its class; it is kept and read by nobody.
  open override class func appearance() -> UIActivityIndicatorView { CommonAppearance.activityIndicator }
  /// A view whose looks stand for those of its class in others; it is kept and read by nobody.
  open override class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UIActivityIndicatorView
  {
    CommonAppearance.activityIndicator
  }
  /// Sizes of the wheel.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }
  /// The size.
  open var style = Style.medium { didSet { contentDidChange() } }
  /// The colour.
  open var color: UIColor! = .gray
  /// True where it is seen only while it turns.
  open var hidesWhenStopped = true
  /// True while it turns.
  public private(set) var isAnimating = false
  /// A wheel of a size.
  public init(style: Style) {
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    self.style = style
    contentHugging = AxisPriorities(.defaultHigh)
  }
  /// A wheel with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentHugging = AxisPriorities(.defaultHigh)
  }
  /// A wheel from an archive.
  public required init(coder: NSCoder) { super.init(frame: .zero) }
  /// Lets it turn.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }
  /// Stops it.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }
  open override var intrinsicContentSize: CGSize {
    Self.size(of: style)
  }
  private static func size(of style: Style) -> CGSize {
    let side = UIControl.metrics.activityIndicatorSide(isLarge: style == .large)
    return CGSize(width: side, height: side)
  }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// Blurs what is behind.
open class UIBlurEffect: UIVisualEffect {
  /// Looks of the blur.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// By the appearance.
    case regular = 4
    /// By the appearance, stronger.
    case prominent = 5
    /// Very thin.
    case systemUltraThinMaterial = 6
    /// Thin.
    case systemThinMaterial = 7
    /// Medium.
    case systemMaterial = 8
    /// Thick.
    case systemThickMaterial = 9
    /// As bars.
    case systemChromeMaterial = 10
    /// Very thin, dark.
    case systemUltraThinMaterialDark = 16
    /// Thin, dark.
    case systemThinMaterialDark = 17
    /// Medium, dark.
    case systemMaterialDark = 18
    /// Thick, dark.
    case systemThickMaterialDark = 19
    /// As bars, dark.
    case systemChromeMaterialDark = 20
    /// Very thin, light.
    case systemUltraThinMaterialLight = 11
    /// Thin, light.
    case systemThinMaterialLight = 12
    /// Medium, light.
    case systemMaterialLight = 13
    /// Thick, light.
    case systemThickMaterialLight = 14
    /// As bars, light.
    case systemChromeMaterialLight = 15
  }
  /// A blur.
  public init(style: Style) {}
}

/// A view with an effect on what is behind; what it holds lies in its content.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view for what the effect holds.
  public let contentView = UIView()
  /// The effect.
  open var effect: UIVisualEffect?
  /// A view with an effect.
  public init(effect: UIVisualEffect? = nil) {
    super.init(frame: .zero)
    self.effect = effect
    hold()
  }
  /// A view from an archive: here one without an effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    hold()
  }
  private func hold() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
