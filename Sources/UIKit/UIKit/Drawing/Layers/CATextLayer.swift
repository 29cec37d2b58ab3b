public import Foundation

/// A layer that shows a text.
open class CATextLayer: CALayer {
  open var string: Any?
  open var font: Any?
  /// The size of letters, in points.
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor?
  /// Whether lines are wrapped.
  open var isWrapped = false
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// The place at which a text is cut off.
  open var truncationMode = CATextLayerTruncationMode.none
}
