public import Findings

/// A line of the app's code that changes a view or a constraint of a document.
public struct CodeStatement: Sendable, Hashable {
  /// The effect of a line of code on a view or a constraint.
  public enum Effect: String, Sendable, Hashable, CaseIterable {
    /// Sets a frame, a center, bounds or a transform, or adds the view to another one.
    case places
    /// Adds its own constraints, removes some, or sets content priorities.
    case constrains
    /// Shows or hides the view, or sets its opacity.
    case shows
    /// Hides the view before the screen appears.
    case hides
    /// Removes the view from its superview.
    case removes
    /// Adds views to it.
    case fills
    /// Sets a string.
    case writes
    /// Sets a font, or a look that may have one.
    case styles
    /// Sets the number of lines, or how text breaks, shrinks or is truncated.
    case wraps
    /// Sets an image.
    case pictures
    /// Sets the constant of a constraint.
    case resizes
    /// Activates or deactivates a constraint.
    case toggles
    /// Sets the priority of a constraint.
    case ranks
    /// Computes the size of a cell.
    case sizes
  }

  /// The effect of the line.
  public var effect: Effect
  /// The subject, as written in the code: `titleLabel.isHidden`.
  public var text: String
  /// The location of the line.
  public var source: SourceLocation

  public init(effect: Effect, text: String, source: SourceLocation) {
    self.effect = effect
    self.text = text
    self.source = source
  }
}

extension [CodeStatement] {
  package func first(_ effects: Set<CodeStatement.Effect>) -> CodeStatement? {
    first { effects.contains($0.effect) }
  }
}
