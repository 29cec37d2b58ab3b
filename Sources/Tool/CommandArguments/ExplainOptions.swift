internal import AutoLayout
internal import Geometry
internal import ReviewReports
package import SceneLayouts
internal import Scenes

/// The questions of `explain` about the views of a scene.
package struct ExplainOptions: Sendable, Hashable {
  /// A question about a view, or an attribute of it.
  private struct Question: Sendable, Hashable {
    /// The word on the command line: `title` or `title.width`.
    var word: String
    /// The name of the view, without the attribute.
    var view: String
    /// The attribute after the last period; nil if there is none.
    var attribute: LayoutAttribute?
  }

  /// The questions about views.
  private var questions: [Question]
  /// The view to measure distances to; nil if there is none.
  private var distanceTo: String?
  /// The point whose views to list, in points of the root; nil if there is none.
  private var point: Point?

  /// Creates questions about views by name, optionally with an attribute after a period.
  package init(about words: some Sequence<String>) { questions = words.map(Self.question) }

  /// Reads the options of a command line.
  package init(_ arguments: ParsedArguments) throws(UsageError) {
    self.init(about: arguments.paths.dropFirst())
    distanceTo = arguments.value(of: .distanceTo)
    point = try arguments.value(of: .at).map { word throws(UsageError) in try Self.point(word) }
  }

  private static func question(_ word: String) -> Question {
    guard let dot = word.lastIndex(of: "."),
      let attribute = LayoutAttribute(name: String(word[word.index(after: dot)...])), dot != word.startIndex
    else { return Question(word: word, view: word, attribute: nil) }
    return Question(word: word, view: String(word[..<dot]), attribute: attribute)
  }

  private static func point(_ word: String) throws(UsageError) -> Point {
    let numbers = word.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else {
      throw UsageError("invalid value '\(word)' for '--at'", hint: "write a point of the screen: '--at 160,300'")
    }
    return Point(x: x, y: y)
  }

  /// Returns the names that some view must have.
  ///
  /// - Parameter isView: Returns whether a view has a name. Names of views may contain periods.
  package func names(_ isView: (String) -> Bool) -> [String] {
    questions.map { isView($0.word) ? $0.word : $0.view } + [distanceTo].compactMap(\.self)
  }

  /// Returns the answers about a layout, below a line that names it, with an empty line at the end. Empty if the scene
  /// has none of the views.
  package func text(of layout: Layout) -> String {
    let atPoint = point.map { InspectionText.text(ofViewsAt: $0, in: layout) } ?? ""
    let answers = atPoint + questions.map { text(of: $0, layout) }.joined()
    return answers.isEmpty ? "" : "\(LayoutHeading.text(of: layout))\n\(answers)\n"
  }

  private func text(of question: Question, _ layout: Layout) -> String {
    let whole = layout.positions(ofViewsNamed: question.word)
    // The name of a view may contain a period.
    let (views, attribute) =
      whole.isEmpty ? (layout.positions(ofViewsNamed: question.view), question.attribute) : (whole, nil)
    return views.map { view in
      let placement = PlacementText.text(
        ofView: view, along: attribute?.axis.map { [$0] } ?? Axis.allCases, only: attribute.flatMap(Self.kind),
        in: layout, tellingCauses: true)
      let distances = distances(from: view, in: layout)
      return attribute == nil
        ? InspectionText.text(ofView: view, in: layout) + distances + placement : distances + placement
    }
    .joined()
  }

  /// Returns the part of the placement that an attribute needs, or nil if it needs both, as a right edge does.
  private static func kind(of attribute: LayoutAttribute) -> PlacementKind? {
    switch attribute {
    case .width, .height: .size
    case .left, .top: .position
    case .firstBaseline: .baseline(isFirst: true)
    case .lastBaseline: .baseline(isFirst: false)
    default: nil
    }
  }

  private func distances(from view: Int, in layout: Layout) -> String {
    guard let distanceTo else { return "" }
    let superview = layout.resolved.views[view].superview
    let others = distanceTo == "superview" ? [superview].compactMap(\.self) : layout.positions(ofViewsNamed: distanceTo)
    return others.map { InspectionText.text(ofDistancesFrom: view, to: $0, in: layout) }.joined()
  }
}
