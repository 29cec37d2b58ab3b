internal import DocumentMerging
internal import JSON
internal import Typography

/// The scenes with undecided places: their versions, and the results of decisions.
struct MergeDrawings {
  /// A scene with the places in it.
  private struct MergedScene {
    let identifier: String
    let name: String
    var places: [Int]
  }

  private let places: [UndecidedPlace]
  private let trial: MergeTrial
  private let measurer: any TextMeasuring
  private let versions: MergeInput<DrawnVersion>
  private var scenes: [MergedScene] = []
  /// The position of the scene of each place, or nil for a place outside of scenes.
  private(set) var scenesOfPlaces: [Int?] = []

  /// The maximum number of combinations of decisions that are drawn for one scene.
  private static let combinationLimit = 32
  /// The total size in bytes of the documents that are merged for one page. Each combination of decisions merges the
  /// document again.
  private static let byteBudget = 8 << 20
  /// The bounds of the number of merges for one page: a small document is not merged more often than the upper one, and
  /// a large one is merged at least as often as the lower one.
  private static let mergeCounts = 8...64

  /// Finds the scenes with undecided places.
  init(
    of places: MergePlaces, in trial: MergeTrial, measuringTextWith measurer: any TextMeasuring
  ) throws(MergeRefusal) {
    self.places = places.all
    self.trial = trial
    self.measurer = measurer
    versions = trial.versions.map { DrawnVersion($0, path: trial.path) }
    for (position, place) in places.all.enumerated() {
      let found = place.id.flatMap { id in
        [versions.ours, versions.theirs, versions.base].lazy.compactMap { $0.scene(of: id) }.first
      }
      guard let found else {
        scenesOfPlaces.append(nil)
        continue
      }
      if let scene = scenes.firstIndex(where: { $0.identifier == found.identifier }) {
        scenes[scene].places.append(position)
        scenesOfPlaces.append(scene)
      } else {
        scenesOfPlaces.append(scenes.count)
        scenes.append(MergedScene(identifier: found.identifier, name: found.name, places: [position]))
      }
    }
  }

  /// Returns the values that the page needs to show each scene.
  func values(into pictures: inout PictureFiles) throws(MergeRefusal) -> [JSONValue] {
    let size = max(1, trial.versions.ours.count)
    var budget = min(Self.mergeCounts.upperBound, max(Self.mergeCounts.lowerBound, Self.byteBudget / size))
    var values: [JSONValue] = []
    for scene in scenes {
      let all = combinations(of: scene.places)
      let drawn = all.prefix(max(1, budget))
      budget -= drawn.count
      var results: [JSONValue.Member] = []
      for choices in drawn { results.append(try result(of: scene, deciding: choices, into: &pictures)) }
      var members: [JSONValue.Member] = [
        JSONValue.Member("name", .string(scene.name)),
        JSONValue.Member("places", .array(scene.places.map { .number($0) })),
      ]
      for (name, version) in [("base", versions.base), ("ours", versions.ours), ("theirs", versions.theirs)] {
        members.append(JSONValue.Member(name, picture(of: scene, in: version, into: &pictures) ?? .null))
      }
      members.append(JSONValue.Member("results", .object(results)))
      values.append(.object(members))
    }
    return values
  }

  private func picture(of scene: MergedScene, in version: DrawnVersion, into pictures: inout PictureFiles) -> JSONValue?
  {
    let marked = scene.places.compactMap { place in places[place].id.map { (place, $0) } }
    return version.picture(of: scene.identifier, marking: marked, into: &pictures, measuringTextWith: measurer)
  }

  /// Returns the picture of a scene after decisions, which are given by their first letters.
  private func result(
    of scene: MergedScene, deciding choices: [MergeChoice], into pictures: inout PictureFiles
  ) throws(MergeRefusal) -> JSONValue.Member {
    let decided = Dictionary(
      zip(scene.places.map { places[$0].key }, choices).map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
    let merged = try trial.merged(deciding: decided) { measurer }
    let faults = merged.notes.filter { $0.hasPrefix("\(scene.name): ") }
      .map { String($0.dropFirst(scene.name.count + 2)) }
    let picture = picture(of: scene, in: DrawnVersion(merged.bytes, path: trial.path), into: &pictures)
    let name = choices.map { String($0.rawValue.prefix(1)) }.joined()
    return JSONValue.Member(name, ["picture": picture ?? .null, "faults": faults.isEmpty ? nil : .strings(faults)])
  }

  /// Returns the decisions whose results are drawn: all combinations if they are few, otherwise each decision alone.
  private func combinations(of positions: [Int]) -> [[MergeChoice]] {
    let choices = positions.map { places[$0].choices }
    var count = 1
    for list in choices where count <= Self.combinationLimit { count *= list.count }
    let standard = choices.map { _ in trial.standard }
    guard count > Self.combinationLimit else {
      var all: [[MergeChoice]] = [[]]
      for list in choices { all = all.flatMap { start in list.map { start + [$0] } } }
      return [standard] + all.filter { $0 != standard }
    }
    return [standard]
      + choices.indices.flatMap { position in
        choices[position].filter { $0 != trial.standard }.map { choice in
          var changed = standard
          changed[position] = choice
          return changed
        }
      }
  }
}
