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
  /// A cause without which a view is where it was, apart from this part of the difference, explains it alone.
  private static let unexplainedShare = 0.1
  /// An effect that is at least this part of a difference explains it.
  private static let wholeShare = 0.75

  /// The effects on a layout.
  ///
  /// - Parameters:
  ///   - tried: The layout that was tried.
  ///   - isOfLayout: Whether it is the one whose changes are explained, and does not stand for another one.
  ///   - trials: Layouts without single causes, by cause and variant.
  init(on tried: LayoutRecord, isOfLayout: Bool, _ trials: [Int: [String: LayoutRecord]]) {
    func frames(_ record: LayoutRecord) -> [String: Rect] {
      Dictionary(record.views.map { ($0.path, $0.frame) }, uniquingKeysWith: { first, _ in first })
    }
    self.isOfLayout = isOfLayout
    present = frames(tried)
    self.frames = trials.compactMapValues { $0[tried.variant].map(frames) }
  }

  /// The roles of causes for a view.
  struct Roles {
    /// Whether a cause is about the view itself.
    var isAtView: (Int) -> Bool = { _ in false }
    /// Whether a cause is the removal of a constraint of the view, which a new one may have replaced.
    var isReplaced: (Int) -> Bool = { _ in false }
  }

  /// The causes of a changed edge or length of a view.
  struct Found {
    /// Those without which it would be another one.
    var certain: [Int]
    /// Those that may be the cause of the rest.
    var possible: [Int] = []
  }

  /// Returns the causes of each changed edge or length of a view, among `causes`. Nil if the layouts show nothing about it.
  func causes(of change: LayoutChange, among causes: [Int], _ roles: Roles) -> [Found]? {
    guard let (view, old, new) = change.frames, let present = present[view] else { return nil }
    let tried = frames.compactMapValues { $0[view] }
    guard causes.contains(where: { tried[$0] != nil }) else { return nil }
    let found = Self.parts.filter { abs($0(old) - $0(new)) > Self.leastDistance }.map { part in
      self.found(causes, roles, tried.mapValues(part), Lengths(old: part(old), new: part(new), present: part(present)))
    }
    return found.contains { !$0.certain.isEmpty || !$0.possible.isEmpty } ? found : nil
  }

  /// One edge or length of a view: before and after the change, and in the tried layout.
  private struct Lengths {
    var old: Double
    var new: Double
    var present: Double
    var whole: Double { abs(new - old) }
  }

  /// Returns the causes of a changed edge or length.
  ///
  /// Causes that were not tried are possible unless others explain the whole difference. So are causes about the view
  /// itself, since two constraints that place it alike have no effect one by one.
  private func found(_ causes: [Int], _ roles: Roles, _ tried: [Int: Double], _ lengths: Lengths) -> Found {
    // A removed constraint may conflict with the one that replaces it, and move the view anywhere.
    let effects = tried.mapValues { min(abs(lengths.present - $0), lengths.whole) }
    let effective = causes.filter { effects[$0, default: 0] > Self.leastDistance }
    let margin = Self.leastDistance + Self.unexplainedShare * lengths.whole
    let sufficient = effective.filter { cause in
      isOfLayout && tried[cause].map { abs($0 - lengths.old) <= margin } ?? false
    }
    guard sufficient.isEmpty else {
      let own = effective.filter(roles.isAtView)
      return Found(certain: causes.filter { sufficient.contains($0) || own.contains($0) || roles.isReplaced($0) })
    }
    let most = causes.compactMap { effects[$0] }.max() ?? 0
    let certain = effective.filter { effects[$0, default: 0] >= Self.leastShare * most || roles.isAtView($0) }
    let isExplained = !certain.isEmpty && (!isOfLayout || most >= Self.wholeShare * lengths.whole)
    let others = causes.filter { !certain.contains($0) }
    return isExplained
      ? Found(certain: certain + others.filter(roles.isReplaced), possible: [])
      : Found(certain: certain, possible: others.filter { effects[$0] == nil || roles.isAtView($0) })
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
