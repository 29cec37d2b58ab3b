internal import AutoLayout
internal import Geometry

/// What UIKit gives a view of each class where the document says nothing.
extension View {
  /// How strongly the view resists growing (specification SIZ-04).
  var standardContentHugging: AxisPriorities {
    switch content {
    case .toggle, .stepper, .activityIndicator: AxisPriorities(.defaultHigh)
    case .progress: AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh)
    default: AxisPriorities(.defaultLow)
    }
  }

  /// How strongly the view resists shrinking (specification SIZ-04).
  var standardCompressionResistance: AxisPriorities { AxisPriorities(.defaultHigh) }

  /// How far the frame reaches beyond the alignment rectangle, measured on Xcode documents.
  var standardAlignmentRectInsets: EdgeInsets {
    switch content {
    case .toggle: EdgeInsets(right: 2)
    case .slider: EdgeInsets(left: 2, bottom: 1, right: 2)
    case .segmentedControl: EdgeInsets(bottom: 1)
    default: .zero
    }
  }

  /// The insets that hold for the view.
  var effectiveAlignmentRectInsets: EdgeInsets { alignmentRectInsets ?? standardAlignmentRectInsets }
}
