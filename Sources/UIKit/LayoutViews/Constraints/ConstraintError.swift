public import AutoLayout

/// An error for a constraint or a view that cannot be used: what UIKit would throw, in its words (specification LEG-01
/// to LEG-05).
public struct ConstraintError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The faults of constraints and views.
  public enum Reason: Sendable, Hashable {
    /// Attributes that cannot be paired (specification LEG-01).
    case pairing(IllegalPairing)
    /// Items without a common superview: the constraint and the view it was to be installed on (specification LEG-03).
    case noCommonAncestor(constraint: String, view: String)
    /// A view that does not hold both items (specification LEG-04).
    case hierarchyNotPrepared(constraint: String)
    /// A priority out of range (specification PRI-01).
    case illegalPriority(Double)
    /// A number that is infinite or none at all, by what it is a number of.
    case notFinite(String)
    /// A view that was to become a subview of itself.
    case ownSubview(String)
    /// A visual format that cannot be used (specification F.3).
    case visualFormat(VisualFormatError)
  }

  /// The fault that was found.
  public var reason: Reason

  /// An error with its reason.
  public init(_ reason: Reason) { self.reason = reason }

  /// The name of the exception that UIKit raises.
  public var exceptionName: String {
    switch reason {
    case .noCommonAncestor, .hierarchyNotPrepared: "NSGenericException"
    default: "NSInvalidArgumentException"
    }
  }

  /// The reason in UIKit's words where they are known.
  public var description: String {
    switch reason {
    case .pairing(let pairing):
      "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
        + pairing.message
    case .noCommonAncestor(let constraint, let view):
      "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of "
        + "the view?  That's illegal. constraint:\(constraint) view:\(view)"
    case .hierarchyNotPrepared(let constraint):
      "The view hierarchy is not prepared for the constraint: \(constraint)\n"
        + "When added to a view, the constraint's items must be descendants of that view (or the view itself)."
    case .illegalPriority(let priority): LayoutPriority(priority).illegalityMessage
    case .notFinite(let what): "Not a finite number: \(what)."
    case .ownSubview(let view): "Can't add self as subview: \(view)"
    case .visualFormat(let error): error.description
    }
  }

  /// The line that an application ends with (specification LEG-01).
  public var exceptionText: String {
    "*** Terminating app due to uncaught exception '\(exceptionName)', reason: '\(description)'"
  }
}
