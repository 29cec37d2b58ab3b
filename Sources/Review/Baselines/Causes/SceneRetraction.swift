internal import AutoLayout
internal import Scenes

/// A scene with some of its author's changes reverted, to find out what follows from them.
struct SceneRetraction {
  /// The scene with the changes reverted.
  private(set) var scene: Scene
  private let former: Scene
  /// The positions of views and constraints by name.
  private let here: Positions
  private let there: Positions
  /// The constraints that a variation installs, removes or changes.
  private let varying: Set<String>
  /// Whether the scene differs from the present one.
  private var isDifferent = false

  /// The views and constraints of a scene, by name.
  private struct Positions {
    var views: [String: Int]
    var constraints: [String: [Int]] = [:]

    init(in scene: Scene) {
      views = Dictionary(scene.views.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
      for (position, constraint) in scene.constraints.enumerated() {
        if let name = constraint.objectID { constraints[name, default: []].append(position) }
      }
    }
  }

  /// Creates the present scene, with all changes.
  init(of scene: Scene, to former: Scene) {
    (self.scene, self.former) = (scene, former)
    (here, there) = (Positions(in: scene), Positions(in: former))
    varying = Set([scene, former].flatMap(\.varyingConstraints))
  }

  /// Reverts a change.
  ///
  /// - Returns: Whether the scene changed. False if the lists of its views and constraints do not show the change: a
  /// view that was removed or moved to another superview, a section of a table. The scene is then of no use.
  mutating func takeBack(_ cause: AuthorsChange) -> Bool {
    guard cause.isRetractable else { return false }
    isDifferent = false
    guard !cause.isOfContext else {
      takeBackContext()
      return isDifferent
    }
    let objects = cause.objects.sorted()
    func isConstraint(_ name: String) -> Bool { here.constraints[name] != nil || there.constraints[name] != nil }
    // Hiding a view uninstalls its constraints, so views come before the constraints that were there.
    for view in objects where !isConstraint(view) {
      guard retractView(view, cause) else { return false }
    }
    for constraint in objects where isConstraint(constraint) {
      guard retractConstraint(constraint) else { return false }
    }
    return isDifferent
  }

  /// Reverts the container, the bars and the size of the root, whose changes are not distinguished.
  mutating func takeBackContext() {
    guard !scene.hasContext(of: former) else { return }
    scene.surroundings = former.surroundings
    scene.bars = former.bars
    scene.extent = former.extent
    scene.adjustsScrollViewInsets = former.adjustsScrollViewInsets
    scene.landscape = former.landscape
    // Another scene that a container shows was designed with another height.
    let heights = former.containerHeights
    for position in scene.views.indices {
      guard case .container = scene.views[position].list.placement, let past = heights[scene.views[position].name]
      else { continue }
      scene.views[position].list.placement = .container(sceneHeight: past)
    }
    isDifferent = true
  }

  // MARK: - Constraints

  private mutating func set(_ constraint: SceneConstraint, at position: Int) {
    guard scene.constraints[position] != constraint else { return }
    scene.constraints[position] = constraint
    isDifferent = true
  }

  private mutating func uninstall(_ position: Int) {
    var constraint = scene.constraints[position]
    constraint.isInstalled = false
    set(constraint, at: position)
  }

  private mutating func retractConstraint(_ name: String) -> Bool {
    guard !varying.contains(name) else { return false }
    let (positions, past) = (here.constraints[name] ?? [], there.constraints[name] ?? [])
    let old = past.compactMap { translated(former.constraints[$0]) }
    guard old.count == past.count else { return false }
    for (position, constraint) in zip(positions, old) { set(constraint, at: position) }
    for position in positions.dropFirst(old.count) { uninstall(position) }
    let rest = old.dropFirst(positions.count)
    if !rest.isEmpty {
      scene.constraints += rest
      isDifferent = true
    }
    return true
  }

  /// Returns a former constraint between the views of the same names; nil if one of them is missing.
  private func translated(_ constraint: SceneConstraint) -> SceneConstraint? {
    func position(_ view: Int) -> Int? { here.views[former.views[view].name] }
    var result = constraint
    guard let first = position(constraint.constraint.firstItem.view) else { return nil }
    result.constraint.firstItem.view = first
    if let item = constraint.constraint.secondItem {
      guard let second = position(item.view) else { return nil }
      result.constraint.secondItem?.view = second
    }
    if let owner = constraint.constraint.owner {
      guard let holder = position(owner) else { return nil }
      result.constraint.owner = holder
    }
    return result
  }

  // MARK: - Views

  private mutating func set(_ view: View, at position: Int) {
    guard scene.views[position] != view else { return }
    scene.views[position] = view
    isDifferent = true
  }

  /// Replaces a view with one that lacks a change, which may be a change of the height of a row.
  private mutating func set(_ view: View, at position: Int, without cause: AuthorsChange) {
    var view = view
    if cause.keepsKindOfHeight { view.list = view.list.keepingKindOfHeight(of: scene.views[position].list) }
    set(view, at: position)
  }

  private mutating func retractView(_ name: String, _ cause: AuthorsChange) -> Bool {
    // Other objects, such as outlets, do not move views.
    guard let position = here.views[name] else { return cause.wholeViews.contains(name) }
    guard let past = there.views[name] else {
      return cause.wholeViews.contains(name) && hide(position, with: cause.insides)
    }
    guard let view = scene.views[position].with(cause.aspect, of: former.views[past]) else { return false }
    set(view, at: position, without: cause)
    if cause.aspect == .all { retractContent(ofCellAt: position) }
    let isFrame = cause.effect == .frame && cause.aspect == .frame
    // The app gives a root its own size.
    if isFrame, position == 0, scene.extent != former.extent {
      scene.extent = former.extent
      isDifferent = true
    }
    // A table gives its rows their heights.
    guard isFrame || cause.isRowHeight else { return true }
    for row in scene.views.indices
    where scene.views[row].superview == position && !cause.rowsOfOwnHeight.contains(scene.views[row].name) {
      guard let past = there.views[scene.views[row].name] else { continue }
      var view = scene.views[row]
      view.list = view.list.with(heightOf: former.views[past].list)
      set(view, at: row, without: cause)
    }
    return true
  }

  /// Reverts the space that a cell leaves to its content view, for example beside a different accessory.
  private mutating func retractContent(ofCellAt position: Int) {
    for content in scene.views.indices where scene.views[content].superview == position {
      guard case .cellContent = scene.views[content].list.placement, let past = there.views[scene.views[content].name]
      else { continue }
      var view = scene.views[content]
      view.list = view.list.with(heightOf: former.views[past].list)
      set(view, at: content)
    }
  }

  /// Hides a new view and uninstalls the constraints of all views in it. Returns false if a table or collection places
  /// it.
  private mutating func hide(_ position: Int, with insides: Set<String>) -> Bool {
    guard position != 0, scene.views[position].list.placement == nil else { return false }
    let gone = Set(insides.compactMap { here.views[$0] })
    let own = scene.constraints.indices.filter { position in
      let constraint = scene.constraints[position].constraint
      return [constraint.firstItem.view, constraint.secondItem?.view].compactMap(\.self).contains(where: gone.contains)
    }
    guard !own.contains(where: { scene.constraints[$0].objectID.map(varying.contains) ?? false }) else { return false }
    for position in own { uninstall(position) }
    var view = scene.views[position]
    view.appearance.isHidden = true
    set(view, at: position)
    return true
  }
}

extension Scene {
  /// The object ids of constraints that a variation installs or removes, or gives another constant.
  fileprivate var varyingConstraints: [String] {
    variations.flatMap { variation -> [String] in
      let positions = variation.installed + variation.removed + variation.constants.map(\.constraint)
      return positions.filter(constraints.indices.contains).compactMap { constraints[$0].objectID }
    }
  }
}

extension Scene {
  /// The heights with which the scenes in containers were designed, by the names of the containers, if constraints leave
  /// the heights of these to them.
  fileprivate var containerHeights: [String: Double] {
    Dictionary(
      views.compactMap { view in
        guard case .container(let height) = view.list.placement else { return nil }
        return (view.name, height)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether another state of the scene has the same container, bars and size of the root, and the same heights of the
  /// scenes in those of its own containers that are in both states.
  func hasContext(of other: Scene) -> Bool {
    surroundings == other.surroundings && bars == other.bars && extent == other.extent
      && adjustsScrollViewInsets == other.adjustsScrollViewInsets && landscape == other.landscape
      && hasContainerHeights(of: other)
  }

  private func hasContainerHeights(of other: Scene) -> Bool {
    let others = other.containerHeights
    return containerHeights.allSatisfy { container, height in others[container].map { $0 == height } ?? true }
  }
}

extension View {
  /// Returns the view with some values of another state of it. Nil if they would contradict the others.
  fileprivate func with(_ aspect: AuthorsChange.Aspect, of other: View) -> View? {
    var view = self
    switch aspect {
    case .all: return with(valuesOf: other)
    case .string, .font: view.content = content.with(aspect, of: other.content)
    case .lines, .shrinking:
      guard case .label(let former) = other.content, case .label = content else { return with(valuesOf: other) }
      if aspect == .lines {
        view.content.label?.numberOfLines = former.numberOfLines
      } else {
        view.content.label?.smallestLetters = former.smallestLetters
      }
    case .stack(let part):
      guard let former = other.placement.stack, placement.stack != nil else { return with(valuesOf: other) }
      switch part {
      case .axis: view.placement.stack?.axis = former.axis
      case .distribution: view.placement.stack?.distribution = former.distribution
      case .alignment: view.placement.stack?.alignment = former.alignment
      case .spacing: view.placement.stack?.spacing = former.spacing
      }
    case .priorities:
      view.placement.contentHugging = other.placement.contentHugging
      view.placement.compressionResistance = other.placement.compressionResistance
    case .margins: view.placement.margins = other.placement.margins
    case .frame:
      guard placement.isPlacedByMask == other.placement.isPlacedByMask else { return nil }
      view.placement.recordedFrame = other.placement.recordedFrame
      view.placement.recordedSuperviewSize = other.placement.recordedSuperviewSize
      view.placement.autoresizingMask = other.placement.autoresizingMask
      view.placement.keptSize = other.placement.keptSize
      view.list = list.with(heightOf: other.list)
    case .visibility: view.appearance.isHidden = other.appearance.isHidden
    }
    return view
  }

  /// Returns the view with the values of another state, at its own place in its scene. Nil if only one of the two
  /// states is a stack or is placed by its mask, since the values of a view with constraints would contradict it.
  private func with(valuesOf other: View) -> View? {
    guard (placement.stack == nil) == (other.placement.stack == nil),
      placement.isPlacedByMask == other.placement.isPlacedByMask
    else { return nil }
    var view = self
    view.content = other.content
    view.appearance = other.appearance
    view.placement = other.placement
    if let stack = placement.stack {
      view.placement.stack?.arrangedViews = stack.arrangedViews
      view.placement.stack?.customSpacing = stack.customSpacing
      view.placement.stack?.emptyView = stack.emptyView
    }
    view.list = list.with(heightOf: other.list)
    return view
  }
}

extension Views<DocumentValues>.Content {
  /// Returns the content with the string or the font of another state of it. Content of another kind is returned whole.
  fileprivate func with(_ aspect: AuthorsChange.Aspect, of other: Self) -> Self {
    switch (self, other) {
    case (.label, .label(let former)), (.textView, .textView(let former)):
      var content = self
      if aspect == .string { content.label?.text = former.text } else { content.label?.font = former.font }
      return content
    case (.button(var button), .button(let former)):
      if aspect == .string { button.title = former.title } else { button.font = former.font }
      return .button(button)
    case (.textField(var field), .textField(let former)):
      guard aspect == .string else {
        field.font = former.font
        return .textField(field)
      }
      (field.text, field.placeholder) = (former.text, former.placeholder)
      return .textField(field)
    default: return other
    }
  }
}

extension ViewListing {
  /// Returns the listing with the height that another state gives the row, and the space that it leaves in the cell.
  fileprivate func with(heightOf other: ViewListing) -> ViewListing {
    var listing = self
    switch (placement, other.placement) {
    case (.row(var row), .row(let former)):
      row.height = former.height
      listing.placement = .row(row)
    case (.cellContent, .cellContent): listing.placement = other.placement
    default: break
    }
    return listing
  }

  /// Returns the listing of a row whose height still fits its content if it does in the present state. A trial reverts
  /// only the number: another change, such as making the table's row height automatic, may have made the row fit its
  /// content.
  fileprivate func keepingKindOfHeight(of present: ViewListing) -> ViewListing {
    guard case .row(var row) = placement, case .row(let present) = present.placement,
      case .fitting = present.height, case .fixed(let height) = row.height
    else { return self }
    row.height = .fitting(saved: height)
    var listing = self
    listing.placement = .row(row)
    return listing
  }
}
