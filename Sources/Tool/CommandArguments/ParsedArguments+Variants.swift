internal import SceneFiles
package import Scenes
internal import Typography

extension ParsedArguments {
  /// The word for all languages with translations.
  private static let allLanguages = "all"

  /// Whether layouts in every language are requested.
  package var wantsAllLanguages: Bool { list(.locale).contains(Self.allLanguages) }

  /// The variants on the command line. An empty list leaves a property to the scenes.
  package var variants: VariantSelection {
    get throws(UsageError) {
      VariantSelection(
        devices: try chosenDevices, orientations: try cases(.orientation, of: Orientation.self),
        locales: try chosenLocales, textSizes: try cases(.textSize, of: TextSize.self),
        appearances: try cases(.appearance, of: Appearance.self),
        states: list(.state).map { $0 == VariantSelection.noState ? nil : $0 },
        systemVersions: try SystemVersions.versions(list(.os)), accessibility: try chosenAccessibility)
    }
  }

  /// The selected accessibility settings, each once.
  private var chosenAccessibility: [AccessibilitySettings] {
    get throws(UsageError) {
      var choices: [AccessibilitySettings] = []
      for word in list(.accessibility) {
        guard let settings = AccessibilitySettings(word) else {
          throw UsageError(unknown: word, of: .accessibility, known: AccessibilitySettings.words)
        }
        if !choices.contains(settings) { choices.append(settings) }
      }
      return choices
    }
  }

  /// The selected devices, each once.
  private var chosenDevices: [Device] {
    get throws(UsageError) {
      let own = self.devices.map(\.device)
      var devices: [Device] = []
      for word in list(.device) {
        let found = DeviceCatalogue.devices(named: word, own: own)
        guard !found.isEmpty else {
          let nearest = DeviceCatalogue.suggestion(for: word, own: own)
          throw UsageError(
            "unknown device '\(word)'",
            hint: nearest.map { "did you mean '\($0)'?" } ?? "'render-layouts devices' lists the devices")
        }
        devices += found.filter { !devices.contains($0) }
      }
      return devices
    }
  }

  /// The selected locales, each once.
  private var chosenLocales: [String] {
    get throws(UsageError) {
      var locales: [String] = []
      for word in list(.locale) where word != Self.allLanguages {
        guard Self.isLocale(word) else {
          throw UsageError("'\(word)' is not a locale", hint: "write a locale such as en, pt-BR or zh-Hans")
        }
        if !locales.contains(word) { locales.append(word) }
      }
      return locales
    }
  }

  private static func isLocale(_ word: String) -> Bool {
    word.count <= 35
      && word.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}
