internal import DocumentFacts
internal import Findings
internal import Geometry
internal import MarkupReading
internal import Scenes

/// A change that the author of a document made: the cause of differences in layouts, and one entry of a comparison.
struct AuthorsChange: Sendable, Hashable {
  /// The change in words.
  var message: Finding.Message
  /// The location in the current document.
  var place: XMLPlace
  /// The location in the code. Nil for a change of the document.
  var codePlace: SourceLocation?
  /// The changes of which it consists, each with its location. Empty for a single change.
  var steps: [Step] = []
  /// The ids of the views that it changes.
  var subjects: Set<String>
  /// The views that hold its constraints, which it may move as well.
  var holders: Set<String> = []
  /// The ids of the views that were added or removed, with those inside them.
  var wholeViews: Set<String> = []
  /// The ids of the views in an added or removed view, and of those that were moved into it or out of it.
  var insides: Set<String> = []
  /// The other views that constraints connect to the views that were added or removed.
  var tiedViews: Set<String> = []
  /// The ids of the objects that it changes, with the constraints that were added or removed with a view.
  var objects: Set<String> = []
  /// Whether a scene can be laid out without the change. False for views that were removed, moved or reordered.
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
  /// Whether it decides the container, the bars or the size of the scene, such as a segue or the size of a controller.
  var isOfContext = false
  /// The views that it cannot move or resize: the rows above a new or removed one.
  var viewsBefore: Set<String> = []
  /// The views that it moves by the same distance, however far away: the rows below a new or removed one.
  var viewsAfter: Set<String> = []
  /// The rows of tables that it reorders or moves to another section, with all views in them.
  var reorderedViews: Set<String> = []
  /// The only views that it can move or resize, such as the rows of a table for its row height. Nil for all views.
  var movableViews: Set<String>?
  /// Whether it is the height that a table gives its rows.
  var isRowHeight = false
  /// Whether it changes the height of rows in points, but not its kind. A trial without the change keeps the kind,
  /// which another change may have decided.
  var keepsKindOfHeight = false
  /// The rows of a table that have a height of their own instead of the table's row height.
  var rowsOfOwnHeight: Set<String> = []
  /// The values of its views that a trial reverts.
  var aspect = Aspect.all
  /// The axes along which it places views.
  var axes = Set(Axis.allCases)
  /// The effect that it can have on its views.
  var effect = Effect.both
  /// Whether it is a change of the code that the document uses.
  var isOfCode = false
  /// The size classes in which it counts. Nil for all.
  var sizeClasses: [VariationCondition]?

  /// Whether it counts in a variant of its scene.
  func counts(in variant: SceneVariant) -> Bool { sizeClasses?.contains { $0.holds(in: variant) } ?? true }

  /// One of several changes that are a single cause, such as a constraint that was removed for another one.
  struct Step: Sendable, Hashable {
    var message: Finding.Message
    var place: XMLPlace
    /// The location in the code. Nil for a change of the document.
    var codePlace: SourceLocation?
  }

  /// A part of the values of a view.
  enum Aspect: Sendable, Hashable {
    case all
    /// The string, title or placeholder.
    case string
    case font
    /// The number of lines of a label.
    case lines
    /// How far a label shrinks its font.
    case shrinking
    /// A setting of a stack.
    case stack(StackPart)
    /// The content hugging and compression resistance priorities.
    case priorities
    case margins
    /// The recorded frame and the autoresizing mask.
    case frame
    /// Whether it is hidden.
    case visibility
  }

  /// A setting of a stack.
  enum StackPart: Sendable, Hashable {
    case axis, distribution, alignment, spacing
  }

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
