internal import AutoLayout
public import Foundation
internal import Geometry
internal import Scenes

/// A control for a value in a range.
open class UISlider: UISliderDeclarations {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  /// The color of the track before the thumb.
  open var minimumTrackTintColor: UIColor?
  /// The color of the track after the thumb.
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?

  private var thumbImages: [State: UIImage] = [:]
  /// Sets the image of the thumb for a state. Nil removes it.
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state] = image }
  /// Returns the image of the thumb for a state, or else for the normal state. Nil for the standard thumb.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] ?? thumbImages[.normal] }
  /// The image of the thumb in the current state, or nil for the standard thumb.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }

  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: UIControl.metrics.sliderHeight)
  }
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(ControlMetrics.sliderInsets) }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: UIControl.metrics.sliderHeight + ControlMetrics.sliderInsets.bottom)
  }
  /// Returns the rectangle of the track, in points.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: bounds.width - 4, height: 4)
  }
  /// Returns the rectangle of the thumb for a value, in points.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let part = maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
    return CGRect(x: rect.minX + part * (rect.width - 28), y: bounds.midY - 14, width: 28, height: 28)
  }
}
