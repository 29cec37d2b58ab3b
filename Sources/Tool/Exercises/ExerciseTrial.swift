internal import Findings
internal import HostFiles
internal import LayoutReview
internal import MarkupReading
package import ReviewPlans
internal import SceneDocuments
package import SceneLayouts
package import Scenes
package import Typography

/// A trial that solves an answer and an attempt on all screens of an exercise, and compares them.
package struct ExerciseTrial: Sendable {
  package var exercise: Exercise
  package var answer: Scene
  /// The screens that count.
  package var selection: VariantSelection

  /// Creates a trial for an exercise with a layout. Nil for a question.
  ///
  /// - Throws: `DocumentError` if the answer is not a scene.
  package init?(of exercise: Exercise) throws {
    guard case .layout(_, _, let orientations) = exercise.goal, let text = exercise.answerText,
      let path = exercise.answerPath,
      let answer = try SceneDocument.yaml.scenes(in: Array(text.utf8), path: path).first
    else { return nil }
    self.exercise = exercise
    self.answer = answer
    selection = answer.selection
    if !orientations.isEmpty {
      selection.orientations = orientations
    } else if let device = selection.devices.first, selection.devices.count == 1, selection.orientations.count == 1,
      DeviceCatalogue.all.contains(where: { $0.identifier == device.identifier })
    {
      // Copied frames can be right on one screen, so several screens are checked.
      selection.orientations = Orientation.usual
    }
  }

  /// Returns the plan of a review of the answers of several exercises, each with the name of its exercise.
  package static func plan(ofAnswersIn trials: [ExerciseTrial]) -> ReviewPlan {
    ReviewPlan(
      documents: trials.flatMap { $0.documents(of: [$0.answer]) }, selection: ReviewSelection())
  }

  /// The variants of the answer that an attempt is compared with.
  package var variants: [SceneVariant] { plan(of: [answer]).layouts.map(\.variant) }

  /// Returns the plan of the layouts of the given scenes on the screens of the exercise.
  private func plan(of scenes: [Scene]) -> ReviewPlan {
    ReviewPlan(documents: documents(of: scenes), selection: ReviewSelection())
  }

  private func documents(of scenes: [Scene]) -> [ReviewDocument] {
    scenes.map { scene in
      var scene = scene
      scene.selection = selection
      scene.name = exercise.name
      // Expectations would turn the findings of a mistake into notes.
      scene.expectations = []
      return ReviewDocument(path: scene.documentPath, name: scene.documentPath, contents: .scenes([scene]))
    }
  }

  package func answerLayouts(
    measuringTextWith makeTextMeasurer: @escaping @Sendable () throws -> any TextMeasuring
  ) async throws -> [Layout] {
    try await layouts(of: [answer], measuringTextWith: makeTextMeasurer).first ?? []
  }

  /// Returns the layouts of the given scenes, scene by scene.
  private func layouts(
    of scenes: [Scene], measuringTextWith makeTextMeasurer: @escaping @Sendable () throws -> any TextMeasuring
  ) async throws -> [[Layout]] {
    let plan = plan(of: scenes)
    let solved = try await plan.solveLayouts(measuringTextWith: makeTextMeasurer, workers: 1) { $1 }
    return plan.byScene(solved).map { $0.map(\.kept) }
  }

  /// Checks an attempt.
  ///
  /// - Parameters:
  ///   - text: The text of the scene.
  ///   - path: The path of the scene as messages show it.
  ///   - makeTextMeasurer: Makes an engine that measures text.
  /// - Throws: `DocumentError` if the attempt is not a scene.
  package func result(
    of text: [UInt8], at path: String,
    measuringTextWith makeTextMeasurer: @escaping @Sendable () throws -> any TextMeasuring
  ) async throws -> ExerciseResult {
    guard let attempt = try SceneDocument.yaml.scenes(in: text, path: path).first else {
      return ExerciseResult(layoutCount: 0, remarks: [])
    }
    let layouts = try await layouts(of: [answer, attempt], measuringTextWith: makeTextMeasurer)
    guard layouts.count == 2, layouts[0].count == layouts[1].count else {
      return ExerciseResult(layoutCount: 0, remarks: [])
    }
    var remarks: [(text: String, variant: SceneVariant)] = []
    for (expected, attempted) in zip(layouts[0], layouts[1]) {
      remarks += LayoutComparison(expected: expected, attempted: attempted).remarks.map {
        ($0, expected.resolved.variant)
      }
    }
    return ExerciseResult(of: remarks, in: layouts[0].map(\.resolved.variant))
  }
}
