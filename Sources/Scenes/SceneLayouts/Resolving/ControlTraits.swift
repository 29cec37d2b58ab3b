internal import AutoLayout
internal import Geometry
internal import Scenes

/// The measures and manners of a control where its document says nothing, as UIKit has them; measured on Xcode documents
/// (specification SIZ-04 has those of the first generation).
struct ControlTraits {
  /// The natural size of the alignment rectangle, in points; none where it depends on a text, or there is none.
  var size = IntrinsicContentSize.none
  /// The resistance to growing.
  var hugging = AxisPriorities(.defaultLow)
  /// The distances by which the frame reaches beyond the alignment rectangle, in points.
  var alignmentRectInsets = EdgeInsets.zero
  /// True where it answers to a touch.
  var isInteractive = true
  /// True where the size comes from content that a document does not carry whole: text in Apple's font, artwork of an
  /// asset catalogue, the drawing of a custom class.
  var isLeaf = true
}

extension ControlTraits {
  /// The traits of what a view shows, in a generation of the controls.
  init<Values>(of content: Views<Values>.Content, in generation: ControlGeneration = .current) {
    let isFlat = generation == .flat || generation == .classic
    switch content {
    case .label, .image: isInteractive = false
    case .button, .textField, .textView: break
    case .toggle:
      size = generation.switchSize
      hugging = AxisPriorities(.defaultHigh)
      alignmentRectInsets = EdgeInsets(right: 2)
    case .slider:
      size.height = generation == .glass ? 34 : 30
      alignmentRectInsets = EdgeInsets(left: 2, bottom: 1, right: 2)
    case .segmentedControl: alignmentRectInsets = EdgeInsets(bottom: 1)
    case .stepper:
      size = IntrinsicContentSize(width: 94, height: isFlat ? 29 : 32)
      hugging = AxisPriorities(.defaultHigh)
    case .progress:
      size.height = isFlat ? 2 : 4
      hugging.vertical = .defaultHigh
      isInteractive = false
    case .activityIndicator(let isLarge):
      size = IntrinsicContentSize(width: isLarge ? 37 : 20, height: isLarge ? 37 : 20)
      hugging = AxisPriorities(.defaultHigh)
      isInteractive = false
    case .pageControl(let pages, _):
      size = IntrinsicContentSize(width: 7 + 16 * Double(min(max(pages, 1), 1000)), height: isFlat ? 37 : 26)
    case .searchBar: size.height = isFlat ? 44 : 56
    case .picker, .datePicker: (size, isInteractive) = (IntrinsicContentSize(width: 320, height: 216), false)
    case .navigationBar, .toolbar: (size.height, isInteractive) = (44, false)
    case .tabBar: (size.height, isInteractive) = (49, false)
    case .container, .table, .collection, .cell, .map, .web, .effect, .embeddedScene, .unsupported:
      (isInteractive, isLeaf) = (false, false)
    }
  }
}

extension ControlGeneration {
  fileprivate var switchSize: IntrinsicContentSize {
    switch self {
    case .classic: IntrinsicContentSize(width: 79, height: 27)
    case .flat, .current: IntrinsicContentSize(width: 49, height: 31)
    case .glass: IntrinsicContentSize(width: 61, height: 28)
    }
  }

  /// The height of a text field with a rounded border, in points.
  var textFieldHeight: Double { self == .flat || self == .classic ? 30 : 34 }

  /// The size of a segmented control whose segments are as wide as the widest title needs, in points.
  func segmentedSize(count: Int, widestTitle: Double) -> IntrinsicContentSize {
    let isFlat = self == .flat || self == .classic
    let segment = (widestTitle + (isFlat ? 14 : 19.5)).rounded()
    return IntrinsicContentSize(
      width: Double(count) * segment + Double(max(0, count - 1)), height: isFlat ? 28 : 31)
  }
}

extension Views.View {
  /// The insets from the frame to the alignment rectangle that hold for the view, in points.
  var effectiveAlignmentRectInsets: EdgeInsets {
    alignmentRectInsets ?? ControlTraits(of: content).alignmentRectInsets
  }
}
