public import AutoLayout
internal import Geometry
internal import Scenes
public import Typography

extension ResolvedScene {
  /// Returns the system that determines the frames of the scene, before margins and wrapped text have settled.
  public func constraintSystem(measuringTextWith measurer: any TextMeasuring) -> ConstraintSystem {
    constraintSystem(with: SettledMetrics(of: self), measuringTextWith: measurer)
  }

  /// Returns the system with the metrics of a previous pass.
  func constraintSystem(
    with metrics: SettledMetrics, fitsHeight: Bool = false, measuringTextWith measurer: any TextMeasuring
  ) -> ConstraintSystem {
    constraintSystem(with: metrics, fitsHeight: fitsHeight, ContentMeasurement(resolved: self, measurer: measurer))
  }

  /// Returns the system with the metrics of a previous pass, and with the given measurements, which may come from that
  /// pass.
  ///
  /// - Parameter former: The previous pass with these measurements. Its items are kept unless something they depend on
  ///   has changed.
  func constraintSystem(
    with metrics: SettledMetrics, after former: (metrics: SettledMetrics, system: ConstraintSystem)? = nil,
    fitsHeight: Bool, _ measurement: ContentMeasurement
  ) -> ConstraintSystem {
    let items = items(with: metrics, after: artworkGivesWay ? nil : former, measurement)
    let more = ListConstraints(of: self, items, metrics).constraints + ArrangedContainers(of: self).constraints
    // Most scenes have none of these, and copying all constraints takes time.
    let all = more.isEmpty ? constraints : constraints + more
    var system = ConstraintSystem(rootSize: rootSize, items: items, constraints: all)
    // Metrics do not change which views are in cells.
    system.isInCell = former?.system.isInCell ?? isInCell
    if fitsHeight {
      system.preferredHeight = preferredHeight
      system.widthGivesWay = widthGivesWay
      if artworkGivesWay { squeezeArtwork(in: &system) }
    }
    system.centresGiveWay = isInInterfaceBuilder
    system.contentGivesWay = true
    system.keepsSizes = stage == .design
    return system
  }

  /// Whether a list places each view or one of its ancestors. Empty if it places none, and as saved, when all views
  /// have their recorded positions.
  private var isInCell: [Bool] {
    guard !isAsSaved, views.contains(where: { $0.isPlacedByList }) else { return [] }
    var isInCell = Array(repeating: false, count: views.count)
    // A superview precedes its subviews.
    for (position, view) in views.enumerated() {
      isInCell[position] = view.isPlacedByList || view.superview.map { isInCell[$0] } ?? false
    }
    return isInCell
  }

  private func items(
    with metrics: SettledMetrics, after former: (metrics: SettledMetrics, system: ConstraintSystem)?,
    _ measurement: ContentMeasurement
  ) -> [LayoutItem] {
    let words = measurement.words
    let direction = variant.direction
    let empty = EmptyArrangedViews(of: self)
    guard let former, former.system.items.count == views.count else {
      return views.indices.map { item(at: $0, words, direction, metrics, measurement, empty) }
    }
    var items = former.system.items
    for position in views.indices {
      // Only the insets of guides and the size of wrapping text follow from frames. Text is measured in any case, since
      // drawings use its lines.
      if metrics.guideInsets[position] == former.metrics.guideInsets[position] {
        guard views[position].content.wraps else { continue }
        let size = contentSize(at: position, metrics, measurement, empty)
        if size == items[position].intrinsicContentSize { continue }
      }
      items[position] = item(at: position, words, direction, metrics, measurement, empty)
    }
    return items
  }

  /// Returns the natural size of the view at a position in a pass.
  private func contentSize(
    at position: Int, _ metrics: SettledMetrics, _ measurement: ContentMeasurement, _ empty: EmptyArrangedViews
  ) -> IntrinsicContentSize {
    var size = measurement.intrinsicContentSize(of: position, solvedWidth: metrics.widths[position])
    if let axis = empty.labels[position] { size[axis] = nil }
    return size
  }

  /// Makes the heights of pictures yield to the root's, except for those that the author requires.
  private func squeezeArtwork(in system: inout ConstraintSystem) {
    for (position, view) in zip(system.items.indices, views) {
      guard view.isSqueezableArtwork else { continue }
      system.items[position].compressionResistance.vertical = LayoutPriority(1)
    }
  }

  private func item(
    at position: Int, _ words: ItemWords, _ direction: LayoutDirection, _ metrics: SettledMetrics,
    _ measurement: ContentMeasurement, _ empty: EmptyArrangedViews
  ) -> LayoutItem {
    let view = views[position]
    let size = contentSize(at: position, metrics, measurement, empty)
    return LayoutItem(
      name: words.names[position], superview: view.superview, intrinsicContentSize: size,
      keptSize: view.placement.keptSize,
      contentHugging: view.placement.contentHugging.filled(with: ControlTraits(of: view.content).hugging),
      compressionResistance: compressionResistance(of: view),
      alignmentRectInsets: view.effectiveAlignmentRectInsets,
      baseline: measurement.baseline(of: view, contentHeight: size.height),
      direction: view.placement.direction ?? direction, isHidden: leavesNoPlace(view),
      stack: stack(of: view, insets: metrics.guideInsets[position], emptyView: empty.shown[position]),
      autoresizing: autoresizing(of: view), guideInsets: metrics.guideInsets[position], source: view.source,
      className: words.classNames[position], title: view.logTitle)
  }

  /// Returns the compression resistance of a view. A string of several lines breaks before a required width does, as
  /// UILabel adopts the width that the layout gives it (specification SIZ-11).
  private func compressionResistance(of view: ResolvedView) -> AxisPriorities {
    var resistance = view.placement.compressionResistance.filled(with: AxisPriorities(.defaultHigh))
    if !isAsSaved, resistance.horizontal.isRequired, case .label(let label) = view.content, label.numberOfLines != 1 {
      resistance.horizontal = .justBelowRequired
    }
    // On the canvas a string that may wrap yields to a neighbor with the same resistance that cannot.
    if isAsSaved, !resistance.horizontal.isRequired, case .label(let label) = view.content, label.numberOfLines != 1 {
      resistance.horizontal = LayoutPriority(resistance.horizontal.rawValue - Self.yielding)
    }
    return resistance
  }

  /// The amount by which the priority of a string of several lines is reduced. It is less than the difference between
  /// any two written priorities.
  private static let yielding = 0.25

  /// Whether a stack leaves no space for a view: the view is hidden, and not only because it has not been started yet.
  private func leavesNoPlace(_ view: ResolvedView) -> Bool {
    view.appearance.isHidden && !(isInInterfaceBuilder && view.appearance.hidesWhenStopped)
  }

  /// Returns a stack with its arranged views. Stated margins follow the same rules as the margins of other views.
  private func stack(of view: ResolvedView, insets: GuideInsets, emptyView: Int?) -> StackLayout? {
    guard var stack = view.placement.stack else { return nil }
    stack.emptyView = emptyView
    if view.placement.margins.stated != nil { stack.margins = insets.layoutMargins }
    return stack
  }

  /// Returns the recorded place of a view that no constraint places.
  private func autoresizing(of view: ResolvedView) -> Autoresizing? {
    if let place = placeInCell(of: view) { return place }
    guard view.placement.isPlacedByMask, isAsSaved || !view.isPlacedByList, let superview = view.superview,
      let frame = view.placement.recordedFrame
    else { return nil }
    let size = view.placement.recordedSuperviewSize ?? views[superview].placement.recordedFrame?.size
    guard !isAsSaved, let size else { return Autoresizing(frame: frame, superviewSize: .zero, mask: []) }
    return Autoresizing(frame: frame, superviewSize: size, mask: view.effectiveAutoresizingMask)
  }
}

extension ResolvedView {
  /// Whether it is a picture that may be shorter than its content.
  var isSqueezableArtwork: Bool {
    guard case .image(let image) = content, !image.isSymbol else { return false }
    return !(placement.compressionResistance.vertical?.isRequired ?? false)
  }
}

extension ResolvedViews.Content {
  /// Whether its natural size depends on the width of the view.
  fileprivate var wraps: Bool {
    switch self {
    case .label, .textView: true
    default: false
    }
  }
}
