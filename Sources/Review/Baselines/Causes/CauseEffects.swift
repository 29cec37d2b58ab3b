internal import Geometry
internal import ReviewReports

/// The effects of the changes of a scene on one layout, as layouts without them show.
struct CauseEffects {
  /// The frames of the tried layout, by the paths of views.
  private let present: [String: Rect]
  /// The same frames without each tried cause.
  private let frames: [Int: [String: Rect]]
  /// Whether the tried layout is the one whose changes are explained, and not another one of the scene.
  private let isOfLayout: Bool

  /// The difference between frames that the layouts of a device's pixels may show by themselves, in points.
  private static let leastDistance = 0.3
  /// A cause counts if its effect is at least this part of the largest one.
  private static let leastShare = 0.25
  /// An effect that is at least this part of a difference explains it.
  private static let wholeShare = 0.75

  /// The effects on a layout.
  ///
  /// - Parameters:
  ///   - after: The layout.
  ///   - layouts: All layouts of its scene. If it was not tried itself, the first one that was stands for it.
  ///   - trials: Layouts without single causes, by cause and variant.
  init(on after: LayoutRecord, among layouts: [LayoutRecord], _ trials: [Int: [String: LayoutRecord]]) {
    func frames(_ record: LayoutRecord) -> [String: Rect] {
      Dictionary(record.views.map { ($0.path, $0.frame) }, uniquingKeysWith: { first, _ in first })
    }
    let tried = ([after] + layouts).first { layout in trials.values.contains { $0[layout.variant] != nil } }
    isOfLayout = tried?.variant == after.variant
    present = tried.map(frames) ?? [:]
    self.frames = trials.compactMapValues { layouts in tried.flatMap { layouts[$0.variant] }.map(frames) }
  }

  /// Returns the causes without which a view would not have moved, among `causes`. Causes that were not tried stay
  /// unless others explain the whole difference. Nil if the layouts show nothing about it.
  ///
  /// - Parameter mayPlace: Whether a cause without an effect of its own may still be one of those that place the view: a
  ///   constraint of it that a new one replaced, or a change of the view that was not tried.
  func causes(of change: LayoutChange, among causes: [Int], mayPlace: (_ cause: Int, _ isTried: Bool) -> Bool) -> [Int]?
  {
    guard let (view, old, new) = change.frames else { return nil }
    let parts = Self.parts.filter { abs($0(old) - $0(new)) > Self.leastDistance }
    let effects = causes.reduce(into: [Int: Double]()) { effects, cause in
      guard let frame = frames[cause]?[view], let present = present[view] else { return }
      effects[cause] = parts.map { abs($0(present) - $0(frame)) }.max()
    }
    let untried = causes.filter { effects[$0] == nil }
    guard let most = effects.values.max(), most > Self.leastDistance else {
      return effects.isEmpty || untried.isEmpty ? nil : untried
    }
    let whole = parts.map { abs($0(old) - $0(new)) }.max() ?? 0
    let isExplained = !isOfLayout || most >= Self.wholeShare * whole
    return causes.filter { cause in
      guard let effect = effects[cause] else { return !isExplained || mayPlace(cause, false) }
      return effect >= max(Self.leastShare * most, Self.leastDistance) || mayPlace(cause, true)
    }
  }

  private static let parts: [@Sendable (Rect) -> Double] = [\.minX, \.minY, \.width, \.height]
}

extension LayoutChange {
  /// Whether a view has another position or size.
  var isOfFrame: Bool { frames != nil }

  /// The path of a view that moved or has another size, with both frames. Nil for other changes.
  fileprivate var frames: (view: String, old: Rect, new: Rect)? {
    switch self {
    case .moved(let view, let old, let new), .resized(let view, let old, let new): (view, old, new)
    case .restyled, .added, .removed, .failing, .fixed: nil
    }
  }
}
