public import Foundation

/// A place in a line at which text goes on behind a tabulator; lines are measured without them here.
open class NSTextTab: NSObject, @unchecked Sendable {
  /// The side of the text that stands at the place.
  public let alignment: NSTextAlignment
  /// The distance from the edge, in points.
  public let location: CGFloat
  /// A place in a line.
  public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
    (self.alignment, self.location) = (alignment, location)
  }
}
