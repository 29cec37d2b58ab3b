internal import ReviewPlans
public import Scenes
public import Typography

/// The devices that a test lays views out on, and what else layouts depend on.
///
/// ```swift
/// expectLayout(of: LoginController(), on: .phones)
/// expectLayout(of: LoginController(), on: .devices("iPhone 15", "iPad mini").locales("ar").appearances(.dark))
/// ```
public struct LayoutVariants: Sendable, Hashable {
  /// The devices, by names or identifiers of the catalogue.
  public var devices: [String]
  /// The orientations; both unless given.
  public var orientations: [Orientation] = []
  /// The languages; English unless given.
  public var locales: [String] = []
  /// The text sizes; the usual one unless given.
  public var textSizes: [TextSize] = []
  /// The appearances; light unless given.
  public var appearances: [Appearance] = []

  /// Devices by their names: `iPhone 15`, `iphone-15`, `all tablets`.
  public static func devices(_ names: String...) -> LayoutVariants { LayoutVariants(devices: names) }

  /// A small phone with a home button, a common phone and a large one.
  public static let phones = LayoutVariants(devices: ["iphone-se-3", "iphone-16-pro", "iphone-16-pro-max"])
  /// A small tablet and a large one.
  public static let tablets = LayoutVariants(devices: ["ipad-mini-6", "ipad-pro-13"])
  /// The devices of layouts for which none are chosen: a small phone, a common phone and a tablet.
  public static let standard = LayoutVariants(devices: DeviceCatalogue.standard.map(\.identifier))

  /// The devices held in some ways alone.
  public func orientations(_ orientations: Orientation...) -> LayoutVariants { changed(\.orientations, orientations) }

  /// The layouts in languages.
  public func locales(_ locales: String...) -> LayoutVariants { changed(\.locales, locales) }

  /// The layouts at text sizes.
  public func textSizes(_ sizes: TextSize...) -> LayoutVariants { changed(\.textSizes, sizes) }

  /// The layouts in appearances.
  public func appearances(_ appearances: Appearance...) -> LayoutVariants { changed(\.appearances, appearances) }

  private func changed<Value>(_ property: WritableKeyPath<LayoutVariants, Value>, _ value: Value) -> LayoutVariants {
    var changed = self
    changed[keyPath: property] = value
    return changed
  }

  /// The variants as a review selects them.
  ///
  /// - Throws: ``UnknownDevice`` for a name that no device has.
  var selection: ReviewSelection {
    get throws(UnknownDevice) {
      var found: [Device] = []
      for name in devices {
        let named = DeviceCatalogue.devices(named: name)
        guard !named.isEmpty else { throw UnknownDevice(name: name, suggestion: DeviceCatalogue.suggestion(for: name)) }
        found += named.filter { !found.contains($0) }
      }
      return ReviewSelection(
        variants: VariantSelection(
          devices: found, orientations: orientations, locales: locales, textSizes: textSizes, appearances: appearances))
    }
  }
}

/// The name of a device that there is not.
struct UnknownDevice: Error {
  let name: String
  let suggestion: String?

  var message: String { "unknown device '\(name)'\(suggestion.map { "; did you mean '\($0)'?" } ?? "")" }
}
