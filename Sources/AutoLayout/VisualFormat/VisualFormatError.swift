public import Geometry

/// An error for a visual format that cannot be used, with the place of the fault (specification F.3).
public struct VisualFormatError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The faults of visual formats.
  public enum Reason: Sendable, Hashable {
    /// An orientation letter without its colon (specification VFE-01).
    case expectedColon(Axis)
    /// A view that is not closed (specification VFE-02).
    case expectedClosingBracket
    /// Two bars in a row (specification VFE-03).
    case ambiguousMinus
    /// Something else where a distance or a priority is due (specification VFE-04, VFE-07).
    case expectedNumberOrMetric
    /// A view name that is bound to nothing (specification VFE-05).
    case unknownView(String)
    /// An alignment along the axis of the format (specification VFE-06).
    case parallelAlignment(Axis)
    /// Something else where a size is due (specification VFE-08).
    case expectedSize
    /// A name that is no metric (specification VFE-09).
    case unknownMetric(String)
    /// A name in the size of a view that is neither a metric nor a view.
    case unknownSize(String)
    /// No view where one is due (specification VFE-10).
    case expectedView
    /// A priority that UIKit refuses (specification VFE-11).
    case illegalPriority(Double)
    /// A `|` beside a view without a superview (specification VFL-06).
    case noSuperview
    /// A connection that does not end with a bar.
    case expectedBar
    /// A list of predicates that is neither continued nor closed.
    case expectedCommaOrParenthesis
    /// Text behind a complete format.
    case expectedEnd
    /// A metric that is infinite or not a number.
    case notFinite(String)
    /// More than one direction, or none that exists (specification VFL-24).
    case conflictingDirections
  }

  /// The fault that was found.
  public var reason: Reason
  /// The format as it was written.
  public var format: String
  /// The offset of the first character of the fault, in Unicode scalars from 0.
  public var offset: Int
  /// The number of Unicode scalars that the fault covers, at least 1.
  public var length: Int

  /// An error at a place of a format.
  public init(_ reason: Reason, format: String, offset: Int, length: Int = 1) {
    self.reason = reason
    self.format = format
    self.offset = offset
    self.length = max(1, length)
  }

  /// The text as UIKit prints it: what is wrong, the format and a caret below the place.
  public var description: String {
    let padding = String(repeating: " ", count: max(0, offset))
    return "Unable to parse constraint format: \n\(message) \n\(format) \n\(padding)^"
  }

  /// The fault in one sentence: UIKit's own words where they are known.
  public var message: String {
    switch reason {
    case .expectedColon(let axis):
      "Expected ':' after '\(axis == .horizontal ? "H" : "V")' to specify \(axis.rawValue) arrangement"
    case .expectedClosingBracket: "Expected a ']' here. That is how you give the end of a view."
    case .ambiguousMinus:
      "Cannot tell if this - is a minus sign or an accidental extra bar in the connection.  "
        + "Use parentheses around negative numbers."
    case .expectedNumberOrMetric:
      "Expected a number or key from the metrics dictionary, but encountered something else"
    case .unknownView(let name): "\(name) is not a key in the views dictionary."
    case .parallelAlignment(let axis):
      "Options mask required views to be aligned on a \(axis.rawValue) edge, "
        + "which is not allowed for layout that is also \(axis.rawValue)."
    case .expectedSize:
      "Expected a number, a metric or a view here. A visual format has no multipliers; write an equation instead."
    case .unknownMetric(let name): "\(name) is not a key in the metrics dictionary."
    case .unknownSize(let name): "\(name) is a key neither in the metrics nor in the views dictionary."
    case .expectedView: "Expected a view in square brackets here."
    case .illegalPriority(let priority): LayoutPriority(priority).illegalityMessage
    case .noSuperview: "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .expectedBar: "Expected a '-' here. That is how a connection ends."
    case .expectedCommaOrParenthesis: "Expected a ',' or a ')' here."
    case .expectedEnd: "Expected a connection, a view or the end of the format here."
    case .notFinite(let name): "\(name) is not a finite number."
    case .conflictingDirections: "Options name more than one direction."
    }
  }
}

extension LayoutPriority {
  /// The message of UIKit where it refuses the priority (specification PRI-01).
  public var illegalityMessage: String {
    "It's illegal to set priority:\(description).  Priorities must be greater than 0 and less or equal to "
      + "NSLayoutPriorityRequired, which is 1000.000000."
  }
}
