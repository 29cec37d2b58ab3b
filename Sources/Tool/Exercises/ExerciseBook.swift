internal import Findings

/// All exercises, by topic and in the order they build on each other.
package enum ExerciseBook {
  package static let exercises: [Exercise] =
    firstSteps + rows + formats + priorities + screens + mistakes

  package static func exercise(named name: String) -> Exercise? { exercises.first { $0.name == name } }

  /// Returns the name that is most like a wrong one, or nil.
  package static func suggestion(for name: String) -> String? {
    NearestName.suggestion(for: name, in: exercises.map(\.name))
  }
}
