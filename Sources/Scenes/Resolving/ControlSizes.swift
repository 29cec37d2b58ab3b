internal import AutoLayout
internal import Geometry

/// The natural sizes of controls that do not depend on a text, without their alignment insets, in points; measured on
/// Xcode documents (specification SIZ-04 has those of the first generation).
struct ControlSizes {
  let generation: ControlGeneration

  private var isFlat: Bool { generation == .flat || generation == .classic }

  /// The size of a view's content, none where it has no size of its own.
  func size(of content: ViewContent) -> IntrinsicContentSize {
    switch content {
    case .toggle: switchSize
    case .slider: IntrinsicContentSize(height: generation == .glass ? 34 : 30)
    case .stepper: IntrinsicContentSize(width: 94, height: isFlat ? 29 : 32)
    case .progress: IntrinsicContentSize(height: isFlat ? 2 : 4)
    case .activityIndicator(let isLarge): IntrinsicContentSize(width: isLarge ? 37 : 20, height: isLarge ? 37 : 20)
    case .pageControl(let pages, _):
      IntrinsicContentSize(width: 7 + 16 * Double(min(max(pages, 1), 1000)), height: isFlat ? 37 : 26)
    case .picker, .datePicker: IntrinsicContentSize(width: 320, height: 216)
    case .searchBar: IntrinsicContentSize(height: isFlat ? 44 : 56)
    case .navigationBar, .toolbar: IntrinsicContentSize(height: 44)
    case .tabBar: IntrinsicContentSize(height: 49)
    default: .none
    }
  }

  private var switchSize: IntrinsicContentSize {
    switch generation {
    case .classic: IntrinsicContentSize(width: 79, height: 27)
    case .flat, .current: IntrinsicContentSize(width: 49, height: 31)
    case .glass: IntrinsicContentSize(width: 61, height: 28)
    }
  }

  /// The height of a text field with a rounded border.
  var textFieldHeight: Double { isFlat ? 30 : 34 }

  /// The size of a segmented control whose segments are as wide as the widest title needs.
  func segmentedSize(count: Int, widestTitle: Double) -> IntrinsicContentSize {
    let segment = isFlat ? widestTitle.rounded(.up) + 14 : (widestTitle + 19.8).rounded()
    return IntrinsicContentSize(
      width: Double(count) * segment + Double(max(0, count - 1)), height: isFlat ? 28 : 31)
  }
}
