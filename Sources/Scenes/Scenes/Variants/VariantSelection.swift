public import Typography

/// The variants that a document or a user asks for. An empty list leaves that choice to the fallback.
public struct VariantSelection: Sendable, Hashable {
  public var devices: [Device]
  public var orientations: [Orientation]
  public var locales: [String]
  public var textSizes: [TextSize]
  public var appearances: [Appearance]
  /// The word for the scene as written. It is not the name of a state.
  public static let noState = "base"

  /// The states of the scene, nil for the scene as written.
  public var states: [String?]
  /// The major versions of iOS.
  public var systemVersions: [Int]
  public var accessibility: [AccessibilitySettings]

  /// Creates a selection, by default with no choices.
  public init(
    devices: [Device] = [], orientations: [Orientation] = [], locales: [String] = [], textSizes: [TextSize] = [],
    appearances: [Appearance] = [], states: [String?] = [], systemVersions: [Int] = [],
    accessibility: [AccessibilitySettings] = []
  ) {
    self.devices = devices
    self.orientations = orientations
    self.locales = locales
    self.textSizes = textSizes
    self.appearances = appearances
    self.states = states
    self.systemVersions = systemVersions
    self.accessibility = accessibility
  }

  /// Returns every combination. The choices of `self` take precedence over the choices of `fallback`, which take
  /// precedence over our defaults. The combinations are in the order of sheets: by orientation, state, locale, text
  /// size, appearance, settings and system, and in each row by device.
  ///
  /// Without devices the result is empty.
  public func variants(fallback: VariantSelection) -> [SceneVariant] {
    func choice<Value>(_ list: KeyPath<VariantSelection, [Value]>, _ standard: [Value]) -> [Value] {
      if !self[keyPath: list].isEmpty { return self[keyPath: list] }
      return fallback[keyPath: list].isEmpty ? standard : fallback[keyPath: list]
    }
    let devices = choice(\.devices, [])
    let states = choice(\.states, [nil])
    let contents = choice(\.orientations, Orientation.usual).flatMap { orientation in
      states.map { (orientation: orientation, state: $0) }
    }
    return contents.flatMap { content in
      choice(\.locales, ["en"]).flatMap { locale in
        // Without a chosen text size, each screen has its own.
        choice(\.textSizes.optional, [nil]).flatMap { textSize in
          choice(\.appearances, [.light]).flatMap { appearance in
            choice(\.accessibility, [[]]).flatMap { accessibility in
              // Without a chosen system, each device has its last one.
              choice(\.systemVersions.optional, [nil]).flatMap { systemVersion in
                devices.map {
                  SceneVariant(
                    device: $0.running(systemVersion), orientation: content.orientation, locale: locale,
                    textSize: textSize ?? $0.statements.textSize ?? .l, appearance: appearance, state: content.state,
                    systemVersion: systemVersion, accessibility: accessibility)
                }
              }
            }
          }
        }
      }
    }
  }
}

extension Array {
  /// The same values as optionals, so that nil can represent the screen's own.
  fileprivate var optional: [Element?] { self }
}
