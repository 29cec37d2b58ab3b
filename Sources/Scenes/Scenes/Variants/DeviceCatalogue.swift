internal import Findings
package import Geometry

/// The devices that scenes can be laid out on.
public enum DeviceCatalogue {
  /// A model with what the catalogue knows of its screen.
  public struct Entry: Sendable, Hashable {
    /// The model.
    public let device: Device
    /// The name of its screen, which other models may have as well: `iphone-17`.
    public let screen: String
    /// The origins of its figures.
    public let sources: FigureSources
  }

  /// Every screen, phones before tablets, older before newer.
  private static let screens = phones + newerPhones + tablets + newerTablets

  /// Every model, phones before tablets, older before newer, with the name of its screen and the origins of its figures.
  public static let entries: [Entry] = screens.flatMap { screen in
    screen.models.map { Entry(device: screen.device(named: $0), screen: screen.identifier, sources: screen.sources) }
  }

  /// Every model, phones before tablets, older before newer.
  public static let all: [Device] = entries.map(\.device)

  /// The sizes of the screens that Interface Builder is known to show documents on, held upright: those before iOS 26.
  package static let canvasSizes: [Size] = (phones + tablets).map(\.size)

  /// One model of each screen, the newest before iOS 26 that has it, so that pictures keep their names when others follow.
  /// Of screens that are alike upright the newest one is taken.
  public static let onePerScreen: [Device] = {
    let grouped = screens.filter(\.isInGroups)
    return grouped.enumerated().compactMap { position, screen in
      let isReplaced = grouped[(position + 1)...].contains { $0.isLikeUpright(screen) }
      return isReplaced ? nil : screen.models.last.map(screen.device(named:))
    }
  }()

  /// The devices of layouts for which none are chosen: a small phone with a home button, a common phone and a tablet.
  package static let standard: [Device] = ["iphone-se-3", "iphone-16-pro", "ipad-mini-6"].flatMap(devices(named:))

  /// The devices that a user's word stands for, or none where there is no such device.
  ///
  /// Behind a tablet or group may stand the part of the screen that the app has: `iPad Pro 11 1/2`.
  ///
  /// A word is a model (`iPhone 16 Pro`), its identifier (`iphone-16-pro`), a screen of the specification
  /// (`iphone-6`), or a group: `all`, `all phones`, `all tablets`. Upper and lower case do not matter, nor does how a
  /// generation is written: `iPhone SE 3` is an iPhone SE (3rd gen). The names of Xcode's simulators stand for models, and
  /// the family may be left out: `iPad Pro 11-inch (M5)`, `17 Pro Max`.
  public static func devices(named word: String) -> [Device] { devices(named: word, own: []) }

  /// The devices that a user's word stands for where a project has its own, or none where there is no such device.
  ///
  /// - Parameters:
  ///   - word: The user's word.
  ///   - own: Devices of a project, which belong to the groups as well and stand in for models that are called alike.
  public static func devices(named word: String, own: [Device]) -> [Device] {
    if let (name, part) = wordWithPart(word) {
      let whole = devices(named: name, own: own)
      return SplitView(rawValue: part).map { part in whole.compactMap { $0.showing(part) } } ?? []
    }
    let wanted = word.lowercased()
    if let group = group(wanted, own: own) { return group }
    let identifier = identifier(of: word)
    let identifiers = [wanted, identifier]
    let models = own + all
    if let model = models.first(where: { $0.name.lowercased() == wanted || identifiers.contains($0.identifier) }) {
      return [model]
    }
    if let screen = screens.first(where: { $0.identifier == wanted }), let name = screen.models.first {
      return [screen.device(named: name)]
    }
    return otherNames(identifier).lazy.map { names in models.filter { names.contains($0.identifier) } }
      .first { !$0.isEmpty } ?? []
  }

  /// The devices of a group: of the catalogue one for each screen, and all of a project's own; nil for another word.
  private static func group(_ word: String, own: [Device]) -> [Device]? {
    let devices = onePerScreen.filter { model in !own.contains { $0.identifier == model.identifier } } + own
    return switch word {
    case "all": devices
    case "all phones", "phones": devices.filter { $0.idiom == .phone }
    case "all tablets", "tablets", "all ipads", "ipads": devices.filter { $0.idiom == .pad }
    default: nil
    }
  }

  /// The device that was probably meant by a word that stands for none, or nil.
  public static func suggestion(for word: String, own: [Device] = []) -> String? {
    if let (name, _) = wordWithPart(word), let device = devices(named: name, own: own).first {
      return device.idiom == .pad ? "\(name) \(SplitView.half.rawValue)" : name
    }
    return nearestName(to: word, own: own)
  }

  /// The word for a device or group and that for the part of its screen behind it: `iPad Pro 11 1/2`,
  /// `all tablets, 1/3`; nil for a word without a part.
  private static func wordWithPart(_ word: String) -> (name: String, part: String)? {
    guard let blank = word.lastIndex(of: " ") else { return nil }
    let part = word[word.index(after: blank)...]
    guard part.split(separator: "/", omittingEmptySubsequences: false).map({ Int($0) != nil }) == [true, true] else {
      return nil
    }
    var name = word[..<blank]
    while let last = name.last, last == " " || last == "," { name.removeLast() }
    return (String(name), String(part))
  }

  private static func nearestName(to word: String, own: [Device]) -> String? {
    NearestName.suggestion(for: word, in: (own + all).map(\.name))
      ?? NearestName.suggestion(for: word, in: (own + all).map(\.identifier))
  }
}
