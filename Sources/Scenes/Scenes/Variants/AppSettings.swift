/// The devices that an app runs on and the ways in which it lets them be held, as its project states them.
public struct AppSettings: Sendable, Hashable {
  /// The kinds of devices; nil where nothing is stated.
  public var idioms: Set<Device.Idiom>?
  /// The ways in which each kind may be held; none for a kind of which nothing is stated.
  public var orientations: [Device.Idiom: Set<Orientation>]
  /// The paths of the files that state it, in the order of their letters.
  public var sources: [String]

  /// Settings; nothing stated unless given.
  public init(
    idioms: Set<Device.Idiom>? = nil, orientations: [Device.Idiom: Set<Orientation>] = [:], sources: [String] = []
  ) {
    self.idioms = idioms
    self.orientations = orientations
    self.sources = sources
  }

  /// The settings of several apps together: what any of them supports. An app that states nothing may do everything.
  package init(unionOf apps: [AppSettings]) {
    let idioms = apps.map(\.idioms)
    self.init(sources: Set(apps.flatMap(\.sources)).sorted())
    self.idioms = idioms.isEmpty || idioms.contains(nil) ? nil : idioms.compactMap(\.self).reduce([]) { $0.union($1) }
    for idiom in Device.Idiom.allCases {
      let stated = apps.filter { $0.supports(idiom) }.map { $0.orientations[idiom] }
      guard !stated.isEmpty, !stated.contains(nil) else { continue }
      orientations[idiom] = stated.compactMap(\.self).reduce([]) { $0.union($1) }
    }
  }

  /// True where the app runs on devices of a kind, as far as anybody knows.
  public func supports(_ idiom: Device.Idiom) -> Bool { idioms?.contains(idiom) ?? true }

  /// True where the app may be seen in a variant, as far as anybody knows.
  package func supports(_ variant: SceneVariant) -> Bool {
    orientations[variant.device.idiom]?.contains(variant.orientation.general) ?? true
  }

  /// The devices among some that the app runs on; all of them where it runs on none.
  package func supported(among devices: [Device]) -> [Device] {
    let supported = devices.filter { supports($0.idiom) }
    return supported.isEmpty ? devices : supported
  }

  /// The settings in words: `portrait only, iPhone`; nil where they leave nothing out.
  package var words: String? {
    let idioms = Device.Idiom.allCases.filter(supports)
    let held = idioms.map { idiom in
      orientations[idiom].flatMap { $0.count == 1 ? $0.first : nil }
    }
    let kind = idioms.count == 1 ? idioms.first?.name : nil
    if let only = held.first ?? nil, Set(held) == [only] {
      return ["\(only.rawValue) only", kind].compactMap(\.self).joined(separator: ", ")
    }
    let parts = zip(idioms, held).compactMap { idiom, only in only.map { "\($0.rawValue) only on \(idiom.name)" } }
    let words = (kind.map { ["\($0) only"] } ?? []) + parts
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

extension Device.Idiom {
  /// The name that Apple gives the kind of device.
  fileprivate var name: String { self == .phone ? "iPhone" : "iPad" }
}
