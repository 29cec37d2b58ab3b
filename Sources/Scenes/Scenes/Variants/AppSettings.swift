public import Geometry

/// The devices and orientations that an app supports, and whether it hides the status bar, as its project states them.
public struct AppSettings: Sendable, Hashable {
  /// The kinds of devices, or nil if the project does not state them.
  public var idioms: Set<Device.Idiom>?
  /// The orientations for each kind of device. A kind is missing if the project does not state them.
  public var orientations: [Device.Idiom: Set<Orientation>]
  /// Whether the app hides the status bar on all its screens.
  public var hidesStatusBar = false
  /// The sizes of the screens for which the app has launch images, in points in portrait. Nil if it has another launch
  /// screen, which suits every screen, or if nothing states what it has.
  public var launchImageSizes: Set<Size>?
  /// The paths of the files with these settings, sorted.
  public var sources: [String]

  /// Creates settings, by default with nothing stated.
  public init(
    idioms: Set<Device.Idiom>? = nil, orientations: [Device.Idiom: Set<Orientation>] = [:], sources: [String] = []
  ) {
    self.idioms = idioms
    self.orientations = orientations
    self.sources = sources
  }

  /// Creates the union of several apps' settings. An app without a statement supports everything.
  package init(unionOf apps: [AppSettings]) {
    let idioms = apps.map(\.idioms)
    self.init(sources: Set(apps.flatMap(\.sources)).sorted())
    hidesStatusBar = !apps.isEmpty && apps.allSatisfy(\.hidesStatusBar)
    let sizes = apps.compactMap(\.launchImageSizes)
    if !apps.isEmpty, sizes.count == apps.count { launchImageSizes = sizes.reduce([]) { $0.union($1) } }
    self.idioms = idioms.isEmpty || idioms.contains(nil) ? nil : idioms.compactMap(\.self).reduce([]) { $0.union($1) }
    for idiom in Device.Idiom.allCases {
      let stated = apps.filter { $0.supports(idiom) }.map { $0.orientations[idiom] }
      guard !stated.isEmpty, !stated.contains(nil) else { continue }
      orientations[idiom] = stated.compactMap(\.self).reduce([]) { $0.union($1) }
    }
  }

  /// Whether the app supports a kind of device, as far as is known.
  public func supports(_ idiom: Device.Idiom) -> Bool { idioms?.contains(idiom) ?? true }

  /// Whether the app supports a variant, as far as is known.
  package func supports(_ variant: SceneVariant) -> Bool {
    orientations[variant.device.idiom]?.contains(variant.orientation.general) ?? true
  }

  /// Returns the given devices that the app supports, or all of them if it supports none. A device on which the app does
  /// not fill the screen is replaced by the one whose screen it gets, each once.
  package func supported(among devices: [Device]) -> [Device] {
    let supported = devices.filter { supports($0.idiom) }
    return (supported.isEmpty ? devices : supported).reduce(into: []) { shown, device in
      let device = imitated(on: device)
      if !shown.contains(device) { shown.append(device) }
    }
  }

  /// The settings in words: `portrait only, iPhone`. Nil if they exclude nothing.
  package var words: String? {
    let words = [orientationWords, launchImageWords].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private var orientationWords: String? {
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
  /// Apple's name for the kind of device.
  var name: String { self == .phone ? "iPhone" : "iPad" }
}
