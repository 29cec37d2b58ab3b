internal import AutoLayout
internal import DocumentEditing
internal import Geometry
internal import InterfaceBuilder
internal import MarkupReading
internal import SceneLayouts
internal import Scenes
internal import Typography

/// The layouts of scenes that both sides of a merge changed. The recorded frames are updated to match the merged
/// constraints, and faults are reported.
struct MergedLayouts {
  /// The document with the frames of its constraints.
  private(set) var bytes: [UInt8]
  /// The faults of the merged scenes that neither side has, one line each.
  private(set) var faults: [String] = []

  /// A scene in one version.
  private struct Version {
    let scene: Scene
    let layout: Layout
    /// The positions of its views, by object id.
    let views: [String: Int]
    /// The constraints, by object id.
    let constraints: [String: LayoutConstraint]

    init?(_ scene: Scene, _ measurer: any TextMeasuring) {
      guard let design = scene.resolvedAsSaved(leafSizes: .recorded) else { return nil }
      self.scene = scene
      layout = design.uncheckedLayout(measuringTextWith: measurer)
      views = Dictionary(
        scene.views.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
      constraints = Dictionary(
        scene.constraints.compactMap { item in item.objectID.map { ($0, item.constraint) } },
        uniquingKeysWith: { first, _ in first })
    }

    /// Returns the frame of a view that its constraints determine.
    func frame(of name: String) -> Rect? { views[name].flatMap { layout.frameToRecord(of: $0) } }

    func recorded(_ name: String) -> Rect? { views[name].flatMap { scene.views[$0].placement.recordedFrame } }

    /// The views with an ambiguous position or size, by object id.
    var open: Set<String> { Set(layout.solution.ambiguities.map { scene.views[$0.view].name }) }
  }

  /// Solves the scenes that both sides changed, and stacks the rows of their tables.
  ///
  /// - Parameters:
  ///   - wanted: The identifiers of the scenes.
  ///   - result: The merged document.
  ///   - roots: The roots of the merged versions; nil for a missing ancestor.
  ///   - versions: The contents of the versions.
  ///   - path: The path of the document, for messages.
  ///   - measurer: The engine that measures text.
  init(
    of wanted: Set<String>, in result: [UInt8], mergedFrom roots: MergeInput<XMLElement?>,
    _ versions: MergeInput<[UInt8]>, path: String, measuringTextWith measurer: any TextMeasuring
  ) {
    bytes = result
    func scenes(in root: XMLElement?, _ bytes: [UInt8]) -> [Scene]? {
      root.flatMap { try? InterfaceBuilderReader.scenes(wanted, in: $0, of: XMLText(bytes, path: path)) }
    }
    let root = try? XMLElementParser.root(of: XMLText(result, path: path))
    guard let merged = scenes(in: root, result) else { return }
    let sides = MergeInput(
      base: scenes(in: roots.base, versions.base) ?? [], ours: scenes(in: roots.ours, versions.ours) ?? [],
      theirs: scenes(in: roots.theirs, versions.theirs) ?? [])
    var edits: [(edit: SceneEdit, scene: Scene)] = []
    for scene in merged {
      let same = sides.map { scenes in
        scenes.first { $0.identifier == scene.identifier }.flatMap { Version($0, measurer) }
      }
      guard let version = Version(scene, measurer), let ours = same.ours, let theirs = same.theirs else { continue }
      let rows = MergedRows(of: scene, from: same.map { $0?.scene }).moved
      let moved = Self.moved(version, ours, theirs).filter { view in !rows.contains { $0.view == view.view } } + rows
      if !moved.isEmpty { edits.append((SceneEdit(moved: moved), scene)) }
      faults += Self.faults(version, ours, theirs, base: same.base)
    }
    guard !edits.isEmpty, var editor = try? InterfaceBuilderEditor(result, path: path) else { return }
    for (edit, scene) in edits { guard (try? editor.apply(edit, to: scene)) != nil else { return } }
    bytes = (try? editor.bytes()) ?? result
  }

  /// Returns the views with another frame: the frame that a side recorded if its constraints gave the same frame, and
  /// otherwise the frame of the merged constraints.
  ///
  /// Only views whose recorded frames match their constraints on both sides are changed. Others were misplaced before,
  /// or are affected by something that is not supported.
  private static func moved(_ merged: Version, _ ours: Version, _ theirs: Version) -> [SceneEdit.MovedView] {
    merged.scene.views.indices.dropFirst().compactMap { view in
      let name = merged.scene.views[view].name
      guard let recorded = merged.recorded(name), let frame = merged.frame(of: name), !recorded.isNear(frame) else {
        return nil
      }
      let areUnderstood = [ours, theirs].allSatisfy { side in
        guard let recorded = side.recorded(name), let frame = side.frame(of: name) else { return false }
        return recorded.isNear(frame)
      }
      guard areUnderstood else { return nil }
      // If a side solves to the same frame, its recorded frame is used, as Xcode wrote it.
      let alike = [ours, theirs].first { $0.frame(of: name)?.isNear(frame) ?? false }
      return SceneEdit.MovedView(view: view, frame: alike?.recorded(name) ?? frame)
    }
  }

  // MARK: - Faults

  private static func faults(_ merged: Version, _ ours: Version, _ theirs: Version, base: Version?) -> [String] {
    var lines: [String] = []
    let known = ours.layout.solution.conflicts.count + theirs.layout.solution.conflicts.count
    // Conflicts are faults of the merge only if neither side has any.
    if known == 0 {
      let words = ConstraintWords(of: merged.scene)
      for conflict in merged.layout.solution.conflicts {
        let members = conflict.conflicting.map { constraint in
          "\(words.equation(of: constraint))\(origin(of: constraint, merged, ours, theirs, base))"
        }
        lines.append(
          "\(merged.scene.name): constraints of both sides conflict: \(members.joined(separator: "; "))")
      }
    }
    let opened = merged.open.subtracting(ours.open).subtracting(theirs.open)
    for name in opened.sorted() {
      guard let view = merged.views[name] else { continue }
      lines.append(
        "\(merged.scene.name): the position or size of \(merged.scene.views[view].nameInFindings) is ambiguous "
          + "after the merge; "
          + "each side alone determined it")
    }
    return lines
  }

  /// Returns the side of a constraint, in parentheses; empty if both have it.
  private static func origin(
    of constraint: LayoutConstraint, _ merged: Version, _ ours: Version, _ theirs: Version, _ base: Version?
  ) -> String {
    guard let id = merged.scene.constraints.first(where: { $0.constraint == constraint })?.objectID else { return "" }
    let (our, their) = (ours.constraints[id], theirs.constraints[id])
    if our?.isWrittenAs(their) == true { return " (\(id))" }
    if base?.constraints[id].map({ our?.isWrittenAs($0) == true }) ?? (our == nil) { return " (\(id), theirs)" }
    return " (\(id), ours)"
  }
}

extension Rect {
  /// Whether a rectangle is equal up to rounding to pixels.
  fileprivate func isNear(_ other: Rect) -> Bool {
    let numbers = [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
    return numbers.allSatisfy { $0.magnitude <= 0.5 }
  }
}

extension LayoutConstraint {
  /// Whether a different version of a constraint is equal, apart from its views, whose positions differ between
  /// versions.
  fileprivate func isWrittenAs(_ other: LayoutConstraint?) -> Bool {
    guard let other else { return false }
    return firstAttribute == other.firstAttribute && relation == other.relation
      && secondAttribute == other.secondAttribute && constant == other.constant
      && multiplier == other.multiplier && priority == other.priority
  }
}
