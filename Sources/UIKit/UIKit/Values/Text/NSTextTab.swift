public import Foundation

/// A tab stop in a line. Lines are measured without tab stops here.
open class NSTextTab: NSObject, @unchecked Sendable {
  /// The alignment of the text at the tab stop.
  public let alignment: NSTextAlignment
  /// The distance from the edge, in points.
  public let location: CGFloat
  /// Creates a tab stop.
  public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
    (self.alignment, self.location) = (alignment, location)
  }
}
