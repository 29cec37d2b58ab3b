package import AutoLayout
internal import Findings
internal import Geometry
public import Scenes
internal import Typography

extension Scene {
  /// Returns the scene in a variant: variations applied, translations chosen, the screen and its insets known.
  ///
  /// - Parameters:
  ///   - variant: The variant.
  ///   - stage: Whether placeholder constraints and sizes hold. At run time they do not exist (specification PLC-01,
  ///     SIZ-08), and variants that Interface Builder does not know are swapped (specification PRV-03).
  ///   - leafSizes: The source of the natural size of leaves. `recorded` only makes sense as saved.
  public func resolved(
    for variant: SceneVariant, at stage: SceneStage = .run, leafSizes: LeafSizes = .measured
  ) -> ResolvedScene {
    if case .other(var other) = landscape, variant.shownOrientation.isLandscape {
      other.name = name
      other.identifier = identifier
      // The known findings of the other scene refer to its own views.
      let known = other.policy.known
      other.policy = policy
      other.policy.known = known
      return other.resolved(for: variant, at: stage, leafSizes: leafSizes)
    }
    let isCanvas = isCanvas(variant)
    let stage = isCanvas ? .design : stage
    var variant = variant.placed(in: surroundings)
    if app.hidesStatusBar, !isCanvas { variant.device = variant.device.withoutStatusBar }
    // A component is somewhere on a screen, so it has no safe area of its own.
    let safeArea =
      extent(on: variant.device).isComponent
      ? .zero : variant.device.safeArea(in: variant.orientation, under: bars, systemVersion: variant.systemVersion)
    var resolved = resolved(
      for: variant, rootSize: rootSize(in: variant), safeArea: safeArea, rootMargins: rootMargins(in: variant),
      leafSizes: leafSizes, at: stage)
    if isCanvas {
      resolved.show(on: canvas)
      return resolved
    }
    resolved.showArtworkInItsOwnSize()
    resolved.preferredHeight = preferredHeight(on: variant.device)
    if case .own = extent(on: variant.device).height { resolved.artworkGivesWay = true }
    resolved.hasHeightInReserve = hasHeightInReserve(on: variant.device)
    if let version = variant.systemVersion { resolved.adopt(systemVersion: version) }
    if stage == .run, resolved.constraints.contains(where: \.isPlaceholder) {
      resolved.constraints.removeAll(where: \.isPlaceholder)
    }
    if stage == .run { removeConstraintsOfAccessories(from: &resolved) }
    return resolved
  }

  /// Removes the constraints between accessories and other views, because a cell takes its accessory out of its
  /// superview.
  private func removeConstraintsOfAccessories(from resolved: inout ResolvedScene) {
    let accessories = Set(views.indices.filter { views[$0].list.isAccessoryOfCell })
    guard !accessories.isEmpty else { return }
    func accessory(around view: Int) -> Int? {
      var next: Int? = view
      while let view = next, !accessories.contains(view) { next = views[view].superview }
      return next
    }
    resolved.constraints.removeAll { constraint in
      guard let second = constraint.secondItem else { return false }
      return accessory(around: constraint.firstItem.view) != accessory(around: second.view)
    }
  }

  /// Whether one of our own scenes is laid out on Interface Builder's canvas: on the whole screen, in its
  /// orientation.
  private func isCanvas(_ variant: SceneVariant) -> Bool {
    let device = variant.device
    return device.statements.isCanvas && saved == nil && device.window == nil && device.split == nil
      && (selection.orientations.isEmpty || selection.orientations.contains(variant.orientation))
  }

  /// Returns the scene as Interface Builder showed it when it saved the document, or nil for our own scenes.
  ///
  /// This is the design: placeholder constraints and sizes hold, as in the frames that Interface Builder records.
  public func resolvedAsSaved(leafSizes: LeafSizes) -> ResolvedScene? {
    guard let saved else { return nil }
    let variant = SceneVariant(device: saved.device, orientation: saved.orientation, textSize: saved.textSize)
    var resolved = resolved(
      for: variant, rootSize: saved.rootSize, safeArea: saved.safeArea, rootMargins: saved.rootMargins,
      leafSizes: leafSizes, at: .design, hasSizeClasses: saved.hasSizeClasses)
    resolved.show(on: SceneCanvas(of: saved))
    resolved.bars = saved.bars ?? bars
    return resolved
  }

  private func resolved(
    for variant: SceneVariant, rootSize: Size, safeArea: EdgeInsets, rootMargins: EdgeInsets, leafSizes: LeafSizes,
    at stage: SceneStage, hasSizeClasses: Bool = true
  ) -> ResolvedScene {
    let positions = activeVariations(in: variant, at: stage, hasSizeClasses: hasSizeClasses)
    let active = positions.map { variations[$0] }
    var resolved = ResolvedScene(
      scene: self, variant: variant, rootSize: rootSize, safeArea: safeArea, rootMargins: rootMargins,
      views: views(changedBy: active.flatMap(\.viewChanges) + (stage == .run ? runtimeChanges : [])),
      constraints: active.isEmpty ? plainConstraints : constraints(installedBy: active).map(\.constraint),
      activeVariations: active.map(\.name),
      leafSizes: leafSizes,
      stage: stage)
    resolved.variedConstants = Set(active.flatMap(\.constants).map(\.constraint))
    // An expectation about a variant concerns screens that have the variant at run time.
    resolved.expectations = expectations.filter { expectation in
      (expectation.variation.map { positions.contains($0) && variations[$0].condition.holds(in: variant) } ?? true)
        && (expectation.condition?.holds(in: variant) ?? true)
    }
    resolved.keyboardHeight =
      switch active.compactMap(\.keyboard).last ?? keyboard {
      case .hidden: nil
      case .lowest: variant.device.lowestKeyboardHeight(in: variant.orientation)
      case .height(let height): height
      }
    return resolved
  }

  /// The constraints that are installed when no variation is active. Each is copied once.
  private var plainConstraints: [LayoutConstraint] {
    var installed: [LayoutConstraint] = []
    installed.reserveCapacity(constraints.count)
    for constraint in constraints where constraint.isInstalled { installed.append(constraint.constraint) }
    return installed
  }

  /// Returns the constraints that are installed with the given variations active, with their positions in the scene.
  package func constraints(installedBy active: [SceneVariation]) -> [(position: Int, constraint: LayoutConstraint)] {
    var isInstalled = constraints.map(\.isInstalled)
    var all = constraints.map(\.constraint)
    for variation in active {
      for position in variation.removed where isInstalled.indices.contains(position) { isInstalled[position] = false }
      for position in variation.installed where isInstalled.indices.contains(position) { isInstalled[position] = true }
      for change in variation.constants where all.indices.contains(change.constraint) {
        all[change.constraint].constant = change.constant
      }
    }
    return all.indices.filter { isInstalled[$0] }.map { ($0, all[$0]) }
  }

  private func views(changedBy changes: [SceneVariation.ViewChange]) -> [View] {
    var views = views
    for change in changes where views.indices.contains(change.view) {
      views[change.view].apply(change.property)
    }
    return views
  }
}

extension ResolvedScene {
  /// Shows the scene as on Interface Builder's canvas.
  fileprivate mutating func show(on canvas: SceneCanvas) {
    isAsSaved = true
    savedSizes = canvas.sizes
    for (view, margins) in canvas.margins where views.indices.contains(view) {
      views[view].placement.margins = margins
    }
    for (view, size) in canvas.sizes.fontSizes where views.indices.contains(view) {
      views[view].content.label?.font.pointSize = size
    }
    for view in canvas.sizes.keptPlaces where views.indices.contains(view) {
      views[view].placement.isPlacedByMask = true
      views[view].placement.autoresizingMask = []
    }
  }
}
