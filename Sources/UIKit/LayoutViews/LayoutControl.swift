internal import AutoLayout
public import Geometry

/// A control whose size does not depend on a text, as iOS 7 has it (specification SIZ-04).
///
/// Its subclasses are UIKit's; a control of one's own is a ``LayoutContentView``.
open class LayoutControl: LayoutView {
  private let size: Size
  private let insets: EdgeInsets

  /// A control of a size.
  ///
  /// - Parameters:
  ///   - size: The size of the alignment rectangle, in points; ``LayoutView/noIntrinsicMetric`` on an axis without one.
  ///   - insets: How far the frame reaches beyond it, in points.
  ///   - contentHugging: How strongly it resists growing.
  init(size: Size, insets: EdgeInsets = .zero, contentHugging: AxisPriorities = AxisPriorities(.defaultLow)) {
    self.size = size
    self.insets = insets
    super.init(frame: .zero)
    self.contentHugging = contentHugging
  }

  open override var intrinsicContentSize: Size { size }
  open override var alignmentRectInsets: EdgeInsets { insets }
}

/// A switch: 49 × 31 points, drawn 2 points wider to the right (specification ALN-02); it neither grows nor shrinks
/// easily.
public final class LayoutSwitch: LayoutControl {
  /// A switch.
  public init() {
    super.init(
      size: Size(width: 49, height: 31), insets: EdgeInsets(right: 2), contentHugging: AxisPriorities(.defaultHigh))
  }
}

/// A slider, 31 points high with the point below and the two on both sides that its alignment rectangle leaves out, as
/// Xcode records it.
public final class LayoutSlider: LayoutControl {
  /// A slider.
  public init() {
    super.init(
      size: Size(width: Self.noIntrinsicMetric, height: 30), insets: EdgeInsets(left: 2, bottom: 1, right: 2))
  }
}

/// A bar that shows how far something has come, 2 points high.
public final class LayoutProgressView: LayoutControl {
  /// A bar.
  public init() { super.init(size: Size(width: Self.noIntrinsicMetric, height: 2)) }
}

/// A wheel that turns, 20 points large or 37; it neither grows nor shrinks easily.
public final class LayoutActivityIndicator: LayoutControl {
  /// A wheel.
  public init(isLarge: Bool = false) {
    let length: Double = isLarge ? 37 : 20
    super.init(size: Size(width: length, height: length), contentHugging: AxisPriorities(.defaultHigh))
  }
}

/// A pair of buttons that count up and down, 94 × 29 points; it neither grows nor shrinks easily.
public final class LayoutStepper: LayoutControl {
  /// A stepper.
  public init() {
    super.init(size: Size(width: 94, height: 29), contentHugging: AxisPriorities(.defaultHigh))
  }
}

/// A bar with buttons at the bottom of a screen, 44 points high.
public final class LayoutToolbar: LayoutControl {
  /// A bar.
  public init() { super.init(size: Size(width: Self.noIntrinsicMetric, height: 44)) }
}

/// A bar with a title at the top of a screen, 44 points high.
public final class LayoutNavigationBar: LayoutControl {
  /// A bar.
  public init() { super.init(size: Size(width: Self.noIntrinsicMetric, height: 44)) }
}

/// A bar with tabs at the bottom of a screen, 49 points high.
public final class LayoutTabBar: LayoutControl {
  /// A bar.
  public init() { super.init(size: Size(width: Self.noIntrinsicMetric, height: 49)) }
}
