public import AutoLayout
internal import Geometry
public import Scenes

extension ResolvedScene {
  /// The system that decides the frames of the scene, before margins and wrapped texts have settled.
  public func constraintSystem(measuringTextWith measurer: any TextMeasuring) -> ConstraintSystem {
    constraintSystem(with: SettledMetrics(of: self), measuringTextWith: measurer)
  }

  /// The system with the metrics of a former pass.
  func constraintSystem(
    with metrics: SettledMetrics, fitsHeight: Bool = false, measuringTextWith measurer: any TextMeasuring
  ) -> ConstraintSystem {
    constraintSystem(with: metrics, fitsHeight: fitsHeight, ContentMeasurement(resolved: self, measurer: measurer))
  }

  /// The system with the metrics of a former pass, and contents that may have been measured in it.
  func constraintSystem(
    with metrics: SettledMetrics, fitsHeight: Bool, _ measurement: ContentMeasurement
  ) -> ConstraintSystem {
    let names = ItemNames(of: views)
    let direction = variant.direction
    let items = views.indices.map { item(at: $0, named: names[$0], direction, metrics, measurement) }
    var system = ConstraintSystem(rootSize: rootSize, items: items, constraints: constraints)
    system.fitsHeight = fitsHeight
    return system
  }

  private func item(
    at position: Int, named name: String, _ direction: LayoutDirection, _ metrics: SettledMetrics,
    _ measurement: ContentMeasurement
  ) -> LayoutItem {
    let view = views[position]
    return LayoutItem(
      name: name, superview: view.superview,
      intrinsicContentSize: measurement.intrinsicContentSize(of: position, solvedWidth: metrics.widths[position]),
      contentHugging: view.contentHugging.filled(with: ControlTraits(of: view.content).hugging),
      compressionResistance: view.compressionResistance.filled(with: AxisPriorities(.defaultHigh)),
      alignmentRectInsets: view.effectiveAlignmentRectInsets, baseline: measurement.baseline(of: view),
      direction: view.direction ?? direction, isHidden: view.isHidden,
      stack: stack(of: view, insets: metrics.guideInsets[position]), isScrollView: view.isScrollView,
      autoresizing: autoresizing(of: view), guideInsets: metrics.guideInsets[position], source: view.source,
      className: view.runtimeClassName, title: view.logTitle)
  }

  /// A stack with its arranged views; stated margins follow the rules of every view's margins.
  private func stack(of view: ResolvedView, insets: GuideInsets) -> StackLayout? {
    guard var stack = view.stack else { return nil }
    if view.margins.stated != nil { stack.margins = insets.layoutMargins }
    return stack
  }

  /// The recorded place of a view that no constraint places.
  private func autoresizing(of view: ResolvedView) -> Autoresizing? {
    guard view.isPlacedByMask, let superview = view.superview, let frame = view.recordedFrame else { return nil }
    let size = view.recordedSuperviewSize ?? views[superview].recordedFrame?.size
    guard !isAsSaved, let size else { return Autoresizing(frame: frame, superviewSize: .zero, mask: []) }
    return Autoresizing(frame: frame, superviewSize: size, mask: view.effectiveAutoresizingMask)
  }
}
