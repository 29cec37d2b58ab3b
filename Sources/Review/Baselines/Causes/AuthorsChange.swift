internal import DocumentFacts
internal import Findings
internal import Geometry
internal import MarkupReading

/// A change that the author of a document made: the cause of differences in layouts, and one entry of a comparison.
struct AuthorsChange: Sendable, Hashable {
  /// The change in words.
  var message: Finding.Message
  /// The location in the current document.
  var place: XMLPlace
  /// The ids of the views that it changes.
  var subjects: Set<String>
  /// The views that hold its constraints, which it may move as well.
  var holders: Set<String> = []
  /// The ids of the views that were added or removed, with those inside them.
  var wholeViews: Set<String> = []
  /// The ids of all views in an added or removed view, also of those that were moved into or out of it.
  var insides: Set<String> = []
  /// The ids of the objects that it changes, with the constraints that were added or removed with a view.
  var objects: Set<String> = []
  /// Whether a scene can be laid out without it. False for views that were removed, moved or put in another order.
  var isRetractable = false
  /// The view that a removed constraint placed. A new constraint may place it now.
  var formerlyPlaced: String?
  /// Whether to report it even if it changes no layout.
  var isReportedAlone: Bool
  /// Whether another change at the same distance explains a difference better. True of priorities, which seldom decide.
  var isSecondary = false
  /// Whether it counts only if no other change explains a difference. One example is a change of class, because the
  /// code of a class may do anything.
  var isWeak = false
  /// Whether its entry already says how its views look, or where they are.
  var saysLook = false
  /// Whether it is a value of its views: a string, a font, a priority.
  var isValue = false
  /// The axes along which it places views.
  var axes = Set(Axis.allCases)
  /// The effect that it can have on its views.
  var effect = Effect.both

  /// The effect that a change can have on its views.
  enum Effect: Sendable, Hashable {
    /// Moves and resizes them: a constraint, a priority.
    case frame
    /// Changes how they look: a color.
    case look
    /// Does both: a string, a font.
    case both
    /// Has no effect: a constraint that no variation installs, or that only the canvas has.
    case nothing
  }
}
