public import Geometry

/// An error for a visual format that cannot be used, with the position of the fault (specification F.3).
public struct VisualFormatError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The faults of visual formats.
  public enum Reason: Sendable, Hashable {
    /// An orientation letter without its colon (specification VFE-01).
    case expectedColon(Axis)
    /// A view that is not closed (specification VFE-02).
    case expectedClosingBracket
    /// Two bars in a row (specification VFE-03).
    case ambiguousMinus
    /// Something other than the expected distance or priority (specification VFE-04, VFE-07).
    case expectedNumberOrMetric
    /// A view name that is not bound to a view (specification VFE-05).
    case unknownView(String)
    /// An alignment along the axis of the format (specification VFE-06).
    case parallelAlignment(Axis)
    /// Something other than the expected size (specification VFE-08).
    case expectedSize
    /// A name that is not a metric (specification VFE-09).
    case unknownMetric(String)
    /// A name in the size of a view that is neither a metric nor a view.
    case unknownSize(String)
    /// A missing view (specification VFE-10).
    case expectedView
    /// A priority that UIKit refuses (specification VFE-11).
    case illegalPriority(Double)
    /// A `|` next to a view without a superview (specification VFL-06).
    case noSuperview
    /// A connection that does not end with a bar.
    case expectedBar
    /// A list of predicates that is neither continued nor closed.
    case expectedCommaOrParenthesis
    /// Text after a complete format.
    case expectedEnd
    /// A metric that is infinite or not a number.
    case notFinite(String)
    /// More than one direction, or an unknown one (specification VFL-24).
    case conflictingDirections
    /// A line that does not start with a word of the extended language.
    case expectedOrientation
    /// Something other than the expected value of the extended language.
    case expectedValue
    /// Something other than the expected attribute.
    case expectedAttribute
    /// An attribute without the values that it is related to.
    case expectedParenthesis
    /// A word that is not an attribute.
    case unknownAttribute(String)
    /// A range that is empty, descending or longer than the given limit.
    case illegalRange(Int)
    /// Groups, parentheses or signs nested more deeply than the given limit.
    case nestedTooDeeply(Int)
    /// A group in a line for both directions.
    case groupInBothDirections
    /// A percentage next to a view without a superview.
    case percentageWithoutSuperview
    /// A guide for a group or a distance, next to a view without a superview.
    case noSuperviewForGuide
    /// A value that no constraint can have.
    case arithmetic(Arithmetic)
    /// A value that is infinite or not a number.
    case valueNotFinite
    /// A pair of attributes that UIKit does not allow (specification LEG-01, LEG-02).
    case illegalPairing(IllegalPairing)
    /// Required bounds of one size or distance that no number satisfies: the lower bound, then the upper one.
    case emptyInterval(Double, Double)

    /// The name of the case, such as `expectedColon`, which identifies a fault independently of its message.
    package var name: String { String(String(describing: self).prefix { $0 != "(" }) }
  }

  /// The faults of values in the extended language.
  public enum Arithmetic: Error, Sendable, Hashable {
    /// A sum of different views or attributes.
    case sum
    /// A product or quotient of two views.
    case product
    /// A division by zero.
    case division
  }

  /// The fault that was found.
  public var reason: Reason
  /// The format as it was written.
  public var format: String
  /// The offset of the first character of the fault, in Unicode scalars from 0.
  public var offset: Int
  /// The number of Unicode scalars that the fault covers, at least 1.
  public var length: Int

  /// Creates an error at a position of a format.
  public init(_ reason: Reason, format: String, offset: Int, length: Int = 1) {
    self.reason = reason
    self.format = format
    self.offset = offset
    self.length = max(1, length)
  }

  /// The text as UIKit prints it: the message, the format and a caret below the position.
  public var description: String {
    let padding = String(repeating: " ", count: max(0, offset))
    return "Unable to parse constraint format: \n\(message) \n\(format) \n\(padding)^"
  }

  /// The fault in one sentence: UIKit's own if known.
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
    case .unknownSize(let name): "\(name) is not a key in the metrics or views dictionary."
    case .expectedView: "Expected a view in square brackets here."
    case .illegalPriority(let priority): LayoutPriority(priority).illegalityMessage
    case .noSuperview: "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .expectedBar: "Expected a '-' here. That is how a connection ends."
    case .expectedCommaOrParenthesis: "Expected a ',' or a ')' here."
    case .expectedEnd: "Expected a connection, a view or the end of the format here."
    case .notFinite(let name): "\(name) is not a finite number."
    case .conflictingDirections: "Options name more than one direction."
    case .illegalPairing(let pairing): "\(pairing.message)."
    case .arithmetic(let fault): fault.message
    case .emptyInterval(let lower, let upper):
      "These bounds conflict: nothing is at least \(lower.decimalText(places: 4)) and at most "
        + "\(upper.decimalText(places: 4))."
    default: extendedMessage
    }
  }

  /// The fault in one sentence, for faults of the extended language.
  private var extendedMessage: String {
    switch reason {
    case .expectedOrientation: "Expected H:, V:, HV:, Z:, C:, a '|' or a view at the beginning of a format."
    case .expectedValue: "Expected a number, a percentage, a metric or a view here. Put sums in parentheses."
    case .expectedAttribute: "Expected an attribute such as .width or .centerX here."
    case .expectedParenthesis: "Expected a '(' here, followed by what the attribute is related to."
    case .unknownAttribute(let name): "\(name) is not an attribute of a view."
    case .illegalRange(let limit):
      "Expected a range such as view1..8: a name that ends in a number, then a number that is not lower, at most "
        + "\(limit) views."
    case .nestedTooDeeply(let limit): "Groups, parentheses or signs are nested more than \(limit) levels deep here."
    case .groupInBothDirections: "A group has one direction. Write H: or V: instead of HV:."
    case .percentageWithoutSuperview: "A percentage refers to the superview, which the related view doesn't have."
    case .noSuperviewForGuide: "This needs a layout guide in the superview, which the related view doesn't have."
    case .valueNotFinite: "The value is not a finite number."
    default: ""
    }
  }
}

extension VisualFormatError.Arithmetic {
  /// The fault in one sentence.
  public var message: String {
    switch self {
    case .sum: "A value has at most one attribute of one view, because a constraint relates two."
    case .product: "A view can only be multiplied and divided by numbers."
    case .division: "A value cannot be divided by zero."
    }
  }
}

extension LayoutPriority {
  /// UIKit's message when it refuses the priority (specification PRI-01).
  public var illegalityMessage: String {
    "It's illegal to set priority:\(description).  Priorities must be greater than 0 and less or equal to "
      + "NSLayoutPriorityRequired, which is 1000.000000."
  }
}
