internal import DocumentFacts
internal import Findings
internal import Geometry
internal import MarkupReading

/// A change that the author of a document made, as one entry of a comparison: the cause of what is different in layouts.
struct AuthorsChange: Sendable, Hashable {
  /// What changed, in words.
  var message: Finding.Message
  /// The place in the document as it is now.
  var place: XMLPlace
  /// The ids of the views that it is about.
  var subjects: Set<String>
  /// The views that hold its constraints, which it may concern as well.
  var holders: Set<String> = []
  /// The ids of the views that were added or removed, with all in them.
  var wholeViews: Set<String> = []
  /// Whether it is worth a line where it changes no layout.
  var isToldAlone: Bool
  /// Whether another change explains a difference better that it is as near to: a priority seldom decides.
  var isSecondary = false
  /// Whether it counts only where no other change explains a difference: a class whose code may do anything.
  var isWeak = false
  /// Whether it says itself how its views look, or where they are.
  var saysLook = false
  /// Whether it is another value of its views: a text, a font, a priority.
  var isValue = false
  /// The axes along which it places views.
  var axes = Set(Axis.allCases)
  /// What it can change in its views.
  var effect = Effect.both

  /// What a change can do to the views that it is about.
  enum Effect: Sendable, Hashable {
    /// It moves and resizes them: a constraint, a priority.
    case frame
    /// It changes how they look: a colour.
    case look
    /// Both: a text, a font.
    case both
  }
}
