internal import AutoLayout
internal import Geometry
public import Scenes
public import Typography

/// An action of Interface Builder's menu for issues of Auto Layout (specification RES-02 to RES-06).
public enum ResolveAction: Sendable, Hashable, CaseIterable {
  /// Frames become those that the constraints give.
  case updateFrames
  /// Constants become those that fit the frames.
  case updateConstraints
  /// Constraints come for what is open.
  case addMissing
  /// All constraints of the views go, and a full set comes.
  case resetToSuggested
  /// All constraints of the views go.
  case clear
  /// Frames become as large as their content.
  case sizeToFit
}

/// The result of an action on a scene.
public struct SceneResolution: Sendable, Hashable {
  /// The change.
  public var edit: SceneEdit
  /// True where the change settles every layout that it is to settle, without a conflict that was not there before.
  public var isEnough = true
  /// The views that nobody named and that move as well, by their positions (specification RES-07).
  public var otherMovedViews: [Int] = []

  /// A result.
  public init(_ edit: SceneEdit, isEnough: Bool = true, otherMovedViews: [Int] = []) {
    self.edit = edit
    self.isEnough = isEnough
    self.otherMovedViews = otherMovedViews
  }
}

/// A scene whose issues are to be resolved.
public struct ResolvableScene: Sendable {
  /// The scene.
  public let scene: Scene
  /// The design: as saved where Interface Builder saved it, else the layout on the screen of the scene's design, else the
  /// first one.
  public let design: ResolvedScene
  /// The layouts that have to be settled in the end.
  public let layouts: [ResolvedScene]
  /// The guides that constraints may name.
  public let guides: NamedGuides
  /// The position of the design of a scene of our own among the layouts.
  private let designPosition: Int
  /// Lays out the scene again after a change to it.
  private let relayout: @Sendable (Scene) -> [ResolvedScene]

  /// A scene with its layouts; nil where it has none.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - layouts: The scene in its variants.
  ///   - guides: The guides that constraints may name.
  ///   - relayout: Makes the same layouts of a changed scene, in their order.
  public init?(
    _ scene: Scene, layouts: [ResolvedScene], naming guides: NamedGuides,
    relayout: @escaping @Sendable (Scene) -> [ResolvedScene]
  ) {
    let position = layouts.firstIndex { scene.design?.shows($0.variant) ?? false } ?? 0
    guard let design = scene.resolvedAsSaved(leafSizes: .recorded) ?? layouts.dropFirst(position).first else {
      return nil
    }
    self.scene = scene
    designPosition = position
    self.layouts = layouts
    self.design = design
    self.guides = guides
    self.relayout = relayout
  }

  /// The layouts after a change, in their order.
  public func layouts(after edit: SceneEdit) -> [ResolvedScene] { relayout(scene.applying(edit)) }

  /// The design after a change.
  public func design(after edit: SceneEdit) -> ResolvedScene {
    let changed = scene.applying(edit)
    return changed.resolvedAsSaved(leafSizes: .recorded) ?? relayout(changed).dropFirst(designPosition).first ?? design
  }

  /// The result of an action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - views: The views that are meant, by their positions; nil for all.
  ///   - measurer: The engine that measures text.
  public func resolution(
    _ action: ResolveAction, of views: Set<Int>?, measuringTextWith measurer: any TextMeasuring
  ) -> SceneResolution {
    let isMeant = { (view: Int) in views?.contains(view) ?? true }
    switch action {
    case .updateFrames: return updatedFrames(isMeant, measurer)
    case .updateConstraints: return updatedConstraints(isMeant, measurer)
    case .addMissing: return withMissing(SceneEdit(), scene, isMeant, measurer)
    case .clear: return SceneResolution(SceneEdit(removed: positions(ofConstraintsWith: isMeant)))
    case .resetToSuggested: return suggested(isMeant, measurer)
    case .sizeToFit: return fittedFrames(isMeant, measurer)
    }
  }

  /// The constraints that name a view that is meant, by their positions in the scene.
  private func positions(ofConstraintsWith isMeant: (Int) -> Bool) -> [Int] {
    scene.constraints.indices.filter { position in
      let constraint = scene.constraints[position].constraint
      return constraint.origin == .author
        && (isMeant(constraint.firstItem.view) || constraint.secondItem.map { isMeant($0.view) } ?? false)
    }
  }

  // MARK: - Frames

  private func updatedFrames(_ isMeant: (Int) -> Bool, _ measurer: any TextMeasuring) -> SceneResolution {
    let layout = design.uncheckedLayout(measuringTextWith: measurer)
    var result = SceneResolution(SceneEdit())
    for view in scene.views.indices.dropFirst() {
      guard let frame = layout.frameToRecord(of: view), frame != scene.views[view].placement.recordedFrame else {
        continue
      }
      if isMeant(view) {
        result.edit.moved.append(.init(view: view, frame: frame))
      } else if result.edit.moved.contains(where: { layout.isInside(view, $0.view) }) {
        // What lies in a view that gets another size has to follow it.
        result.edit.moved.append(.init(view: view, frame: frame))
        result.otherMovedViews.append(view)
      }
    }
    return result
  }

  private func fittedFrames(_ isMeant: (Int) -> Bool, _ measurer: any TextMeasuring) -> SceneResolution {
    // Sizes to fit are those of the content, not the recorded ones.
    let measured = scene.resolvedAsSaved(leafSizes: .measured) ?? design
    let fitted = measured.uncheckedLayout(measuringTextWith: measurer).fittedFrames.filter { isMeant($0.view) }
    return SceneResolution(SceneEdit(moved: fitted.map { .init(view: $0.view, frame: $0.fitted) }))
  }

  // MARK: - Constraints

  private func updatedConstraints(_ isMeant: (Int) -> Bool, _ measurer: any TextMeasuring) -> SceneResolution {
    let layout = design.uncheckedLayout(measuringTextWith: measurer)
    let places = DesignedPlaces(in: layout)
    let installed = Set(design.constraints)
    var edit = SceneEdit()
    for position in positions(ofConstraintsWith: isMeant) {
      let constraint = scene.constraints[position].constraint
      guard installed.contains(constraint), let updated = places.updated(constraint) else { continue }
      edit.changed.append(.init(position: position, constraint: updated))
    }
    return SceneResolution(edit, otherMovedViews: moved(by: edit, from: layout.frames, besides: isMeant, measurer))
  }

  /// The views that nobody named and that a change moves in the design.
  private func moved(
    by edit: SceneEdit, from frames: [Rect], besides isMeant: (Int) -> Bool, _ measurer: any TextMeasuring
  ) -> [Int] {
    guard !edit.isEmpty else { return [] }
    let others = design(after: edit).uncheckedLayout(measuringTextWith: measurer).frames
    return frames.indices.filter { !isMeant($0) && others.indices.contains($0) && frames[$0] != others[$0] }
  }

  /// A full set of constraints in the place of those that there are.
  ///
  /// A scene of our own is designed by its constraints: where they have a view is where it is to be.
  private func suggested(_ isMeant: (Int) -> Bool, _ measurer: any TextMeasuring) -> SceneResolution {
    let edit = SceneEdit(removed: positions(ofConstraintsWith: isMeant))
    var changed = scene.applying(edit)
    guard scene.saved == nil else { return withMissing(edit, changed, isMeant, measurer) }
    let layout = design.uncheckedLayout(measuringTextWith: measurer)
    for view in changed.views.indices.dropFirst() where changed.views[view].placement.recordedFrame == nil {
      changed.views[view].placement.recordedFrame = layout.frames[view]
    }
    return withMissing(edit, changed, isMeant, measurer)
  }

  /// A change with the constraints that are missing after it.
  private func withMissing(
    _ edit: SceneEdit, _ changed: Scene, _ isMeant: (Int) -> Bool, _ measurer: any TextMeasuring
  ) -> SceneResolution {
    var layouts = edit.isEmpty ? layouts : relayout(changed)
    var saved = changed.resolvedAsSaved(leafSizes: .recorded)
    // The design of a scene of our own is settled first: where its author states one, and after a change.
    if saved == nil, scene.design != nil || !edit.isEmpty, layouts.indices.contains(designPosition) {
      saved = layouts.remove(at: designPosition)
    }
    let missing = MissingConstraints(
      of: layouts, designedAs: saved, naming: guides, measuringTextWith: measurer)
    var result = SceneResolution(edit, isEnough: missing.isEnough)
    let own = missing.constraints.filter { constraint in
      isMeant(constraint.firstItem.view) || constraint.secondItem.map { isMeant($0.view) } ?? false
    }
    result.edit.added = own
    result.edit.priorities = missing.priorities.filter { isMeant($0.view) }
    return result
  }
}
