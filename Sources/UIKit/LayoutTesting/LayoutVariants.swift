internal import ReviewPlans
public import Scenes
public import Typography

/// The devices on which a test lays out views, and other properties of layouts.
///
/// ```swift
/// expectLayout(of: LoginController(), on: .phones)
/// expectLayout(of: LoginController(), on: .devices("iPhone 15", "iPad Air 11").locales("ar").appearances(.dark))
/// ```
public struct LayoutVariants: Sendable, Hashable {
  /// The devices, by names or identifiers in the catalog.
  public var devices: [String]
  /// The orientations; by default both.
  public var orientations: [Orientation] = []
  /// The languages; by default English.
  public var locales: [String] = []
  /// The text sizes; by default the standard one.
  public var textSizes: [TextSize] = []
  /// The appearances; by default light.
  public var appearances: [Appearance] = []

  /// Returns devices by name: `iPhone 15`, `iphone-15`, `all tablets`.
  public static func devices(_ names: String...) -> LayoutVariants { LayoutVariants(devices: names) }

  /// A small phone with a home button, a medium phone and a large one.
  public static let phones = LayoutVariants(devices: ["iphone-se-3", "iphone-16-pro", "iphone-16-pro-max"])
  /// A small tablet and a large one.
  public static let tablets = LayoutVariants(devices: ["ipad-mini-6", "ipad-pro-13"])
  /// The default devices: a small phone, a medium phone and a tablet.
  public static let standard = LayoutVariants(devices: DeviceCatalogue.standard.map(\.identifier))

  public func orientations(_ orientations: Orientation...) -> LayoutVariants { changed(\.orientations, orientations) }

  /// Returns the variants with other languages.
  public func locales(_ locales: String...) -> LayoutVariants { changed(\.locales, locales) }

  public func textSizes(_ sizes: TextSize...) -> LayoutVariants { changed(\.textSizes, sizes) }

  public func appearances(_ appearances: Appearance...) -> LayoutVariants { changed(\.appearances, appearances) }

  private func changed<Value>(_ property: WritableKeyPath<LayoutVariants, Value>, _ value: Value) -> LayoutVariants {
    var changed = self
    changed[keyPath: property] = value
    return changed
  }

  /// The variants as the selection of a review.
  ///
  /// - Throws: ``UnknownDevice`` for a name without a device.
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

/// The error for a name without a device.
struct UnknownDevice: Error {
  let name: String
  let suggestion: String?

  var message: String { "unknown device '\(name)'\(suggestion.map { "; did you mean '\($0)'?" } ?? "")" }
}
