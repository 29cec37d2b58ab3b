internal import AutoLayout
internal import Geometry
public import Scenes
public import Typography

/// An action of Interface Builder's menu for resolving issues of Auto Layout (specification RES-02 to RES-06).
public enum ResolveAction: Sendable, Hashable, CaseIterable {
  /// Sets frames to those that the constraints give.
  case updateFrames
  /// Sets constants to those that fit the frames.
  case updateConstraints
  /// Adds constraints for what is open, also to named views that their masks place.
  case addMissing
  /// Replaces all constraints and masks of the views with a complete set of constraints.
  case resetToSuggested
  /// Removes all constraints of the views.
  case clear
  /// Sets frames to the size of their content.
  case sizeToFit
}

/// The result of an action on a scene.
public struct SceneResolution: Sendable, Hashable {
  public var edit: SceneEdit
  /// Whether the edit settles all its layouts without a new conflict.
  public var isEnough = true
  /// The positions of views that were not named and also move (specification RES-07).
  public var otherMovedViews: [Int] = []
  /// Whether finding an edit exceeded the work limit. The edit is then empty.
  public var isGivenUp = false

  /// Whether nothing has to change.
  public var isUnchanged: Bool { edit.isEmpty && isEnough }

  public init(_ edit: SceneEdit, isEnough: Bool = true, otherMovedViews: [Int] = []) {
    self.edit = edit
    self.isEnough = isEnough
    self.otherMovedViews = otherMovedViews
  }

  /// The result if finding an edit exceeded the work limit.
  public static let givenUp: SceneResolution = {
    var resolution = SceneResolution(SceneEdit(), isEnough: false)
    resolution.isGivenUp = true
    return resolution
  }()
}

/// A scene whose issues can be resolved.
public struct ResolvableScene: Sendable {
  public let scene: Scene
  /// The design: as saved by Interface Builder, else the layout on the screen of the scene's design, else the first
  /// one.
  public let design: ResolvedScene
  /// The layouts to settle.
  public let layouts: [ResolvedScene]
  /// The guides that constraints may name.
  public let guides: NamedGuides
  /// The position among the layouts of the design of our own scene.
  private let designPosition: Int
  /// A function that returns the layouts of the scene after a change.
  private let relayout: @Sendable (Scene) -> [ResolvedScene]

  /// Creates a scene with its layouts, or nil if it has none.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - layouts: The scene in its variants.
  ///   - guides: The guides that constraints may name.
  ///   - relayout: Returns the same layouts of a changed scene, in order.
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

  /// Returns the layouts after an edit, in order.
  public func layouts(after edit: SceneEdit) -> [ResolvedScene] { relayout(scene.applying(edit)) }

  public func design(after edit: SceneEdit) -> ResolvedScene {
    let changed = scene.applying(edit)
    return changed.resolvedAsSaved(leafSizes: .recorded) ?? relayout(changed).dropFirst(designPosition).first ?? design
  }

  /// Returns the result of an action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - views: The positions of the views, or nil for all.
  ///   - measurer: The engine that measures text.
  public func resolution(
    _ action: ResolveAction, of views: Set<Int>?, measuringTextWith measurer: any TextMeasuring
  ) -> SceneResolution {
    let isSelected = { (view: Int) in views?.contains(view) ?? true }
    switch action {
    case .updateFrames: return updatedFrames(isSelected, measurer)
    case .updateConstraints: return updatedConstraints(isSelected, measurer)
    case .addMissing:
      // Masks are a complete layout, so only views that the author names get constraints instead.
      let edit = SceneEdit(constrained: views == nil ? [] : constrained(isSelected, measurer))
      return withMissing(edit, scene.applying(edit), isSelected, measurer)
    case .clear: return SceneResolution(SceneEdit(removed: positions(ofConstraintsWith: isSelected)))
    case .resetToSuggested: return suggested(isSelected, measurer)
    case .sizeToFit: return fittedFrames(isSelected, measurer)
    }
  }

  /// Returns the positions in the scene of the constraints that name one of the views.
  private func positions(ofConstraintsWith isSelected: (Int) -> Bool) -> [Int] {
    scene.constraints.indices.filter { position in
      let constraint = scene.constraints[position].constraint
      return constraint.origin == .author
        && (isSelected(constraint.firstItem.view) || constraint.secondItem.map { isSelected($0.view) } ?? false)
    }
  }

  // MARK: - Frames

  private func updatedFrames(_ isSelected: (Int) -> Bool, _ measurer: any TextMeasuring) -> SceneResolution {
    let layout = design.uncheckedLayout(measuringTextWith: measurer)
    var result = SceneResolution(SceneEdit())
    for view in scene.views.indices.dropFirst() {
      guard let frame = layout.frameToRecord(of: view), frame != scene.views[view].placement.recordedFrame else {
        continue
      }
      if isSelected(view) {
        result.edit.moved.append(.init(view: view, frame: frame))
      } else if result.edit.moved.contains(where: { layout.isInside(view, $0.view) }) {
        // Views in a view that gets a new size have to follow it.
        result.edit.moved.append(.init(view: view, frame: frame))
        result.otherMovedViews.append(view)
      }
    }
    return result
  }

  private func fittedFrames(_ isSelected: (Int) -> Bool, _ measurer: any TextMeasuring) -> SceneResolution {
    // Size to fit uses the measured content, not the recorded sizes.
    let measured = scene.resolvedAsSaved(leafSizes: .measured) ?? design
    let fitted = measured.uncheckedLayout(measuringTextWith: measurer).fittedFrames.filter { isSelected($0.view) }
    return SceneResolution(SceneEdit(moved: fitted.map { .init(view: $0.view, frame: $0.fitted) }))
  }

  // MARK: - Constraints

  private func updatedConstraints(_ isSelected: (Int) -> Bool, _ measurer: any TextMeasuring) -> SceneResolution {
    let layout = design.uncheckedLayout(measuringTextWith: measurer)
    let places = DesignedPlaces(in: layout)
    let installed = Set(design.constraints)
    var edit = SceneEdit()
    for position in positions(ofConstraintsWith: isSelected) {
      let constraint = scene.constraints[position].constraint
      guard installed.contains(constraint), let updated = places.updated(constraint) else { continue }
      edit.changed.append(.init(position: position, constraint: updated))
    }
    return SceneResolution(edit, otherMovedViews: moved(by: edit, from: layout.frames, besides: isSelected, measurer))
  }

  /// Returns the views that an edit moves in the design although the user did not name them.
  private func moved(
    by edit: SceneEdit, from frames: [Rect], besides isSelected: (Int) -> Bool, _ measurer: any TextMeasuring
  ) -> [Int] {
    guard !edit.isEmpty else { return [] }
    let others = design(after: edit).uncheckedLayout(measuringTextWith: measurer).frames
    return frames.indices.filter { !isSelected($0) && others.indices.contains($0) && frames[$0] != others[$0] }
  }

  /// Returns the views that constraints can place instead of their masks, with their frames in the design.
  private func constrained(_ isSelected: (Int) -> Bool, _ measurer: any TextMeasuring) -> [SceneEdit.MovedView] {
    let masked = scene.maskedViews.filter(isSelected)
    guard !masked.isEmpty else { return [] }
    let frames = design.uncheckedLayout(measuringTextWith: measurer).frames
    return masked.map { SceneEdit.MovedView(view: $0, frame: frames[$0]) }
  }

  /// Returns a complete set of constraints that replaces the existing ones.
  ///
  /// Our own scene is designed by its constraints, so its views keep the positions that these give them.
  private func suggested(_ isSelected: (Int) -> Bool, _ measurer: any TextMeasuring) -> SceneResolution {
    let edit = SceneEdit(
      removed: positions(ofConstraintsWith: isSelected), constrained: constrained(isSelected, measurer))
    var changed = scene.applying(edit)
    guard scene.saved == nil else { return withMissing(edit, changed, isSelected, measurer) }
    let layout = design.uncheckedLayout(measuringTextWith: measurer)
    for view in changed.views.indices.dropFirst() where changed.views[view].placement.recordedFrame == nil {
      changed.views[view].placement.recordedFrame = layout.frames[view]
    }
    return withMissing(edit, changed, isSelected, measurer)
  }

  /// Returns an edit with the constraints that are missing after it.
  private func withMissing(
    _ edit: SceneEdit, _ changed: Scene, _ isSelected: (Int) -> Bool, _ measurer: any TextMeasuring
  ) -> SceneResolution {
    var layouts = edit.isEmpty ? layouts : relayout(changed)
    var saved = changed.resolvedAsSaved(leafSizes: .recorded)
    // The design of our own scene is settled first if its author states one, and after an edit.
    if saved == nil, scene.design != nil || !edit.isEmpty, layouts.indices.contains(designPosition) {
      saved = layouts.remove(at: designPosition)
    }
    let kept = (changed.resolvedAsSaved(leafSizes: .measured) ?? saved).map { KeptSizes(of: edit.constrained, in: $0) }
    let missing = MissingConstraints(
      of: layouts, designedAs: saved, keeping: kept, naming: guides, measuringTextWith: measurer)
    var result = SceneResolution(edit, isEnough: missing.isEnough)
    let own = missing.constraints.filter { constraint in
      isSelected(constraint.firstItem.view) || constraint.secondItem.map { isSelected($0.view) } ?? false
    }
    result.edit.added = own
    result.edit.priorities = missing.priorities.filter { isSelected($0.view) }
    return result
  }
}
