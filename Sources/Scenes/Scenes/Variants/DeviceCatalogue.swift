internal import Findings
package import Geometry

/// The devices on which scenes can be laid out.
public enum DeviceCatalogue {
  /// A model with the catalog's data about its screen.
  public struct Entry: Sendable, Hashable {
    public let device: Device
    /// The name of its screen, which other models may share: `iphone-17`.
    public let screen: String
    public let sources: FigureSources
  }

  /// Every screen, phones before tablets, older before newer.
  private static let screens = phones + newerPhones + tablets + newerTablets

  /// Every model, phones before tablets, older before newer, with the name of its screen and the sources of its
  /// figures.
  public static let entries: [Entry] = screens.flatMap { screen in
    screen.models.map { Entry(device: screen.device(named: $0), screen: screen.identifier, sources: screen.sources) }
  }

  /// Every model, phones before tablets, older before newer.
  public static let all: [Device] = entries.map(\.device)

  /// The portrait sizes of the screens on which Interface Builder is known to show documents: those before iOS 26.
  package static let canvasSizes: [Size] = (phones + tablets).map(\.size)

  /// One model per screen: the newest before iOS 26, so that pictures keep their names when new models appear. Of
  /// screens that are alike in portrait, the newest is used.
  public static let onePerScreen: [Device] = {
    let grouped = screens.filter(\.isInGroups)
    return grouped.enumerated().compactMap { position, screen in
      let isReplaced = grouped[(position + 1)...].contains { $0.isLikeUpright(screen) }
      return isReplaced ? nil : screen.models.last.map(screen.device(named:))
    }
  }()

  /// The default devices for layouts: a small phone with a home button, a common phone and a tablet.
  package static let standard: [Device] = ["iphone-se-3", "iphone-16-pro", "ipad-mini-6"].flatMap(devices(named:))

  /// Returns the devices that a user's word names. Empty if no device matches.
  ///
  /// The app's part of the screen may follow a tablet or group: `iPad Pro 11 1/2`.
  ///
  /// A word is a model (`iPhone 16 Pro`), its identifier (`iphone-16-pro`), a screen of the specification (`iphone-6`),
  /// or a group: `all`, `all phones`, `all tablets`. Case is ignored, and so is the notation of a generation: `iPhone
  /// SE 3` is an iPhone SE (3rd gen). The names of Xcode's simulators are also accepted, and the family may be omitted:
  /// `iPad Pro 11-inch (M5)`, `17 Pro Max`.
  public static func devices(named word: String) -> [Device] { devices(named: word, own: []) }

  /// Returns the devices that a user's word names in a project with its own devices. Empty if no device matches.
  ///
  /// - Parameters:
  ///   - word: The user's word.
  ///   - own: Devices of the project, which also belong to the groups and replace models of the same name.
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

  /// Returns the devices of a group: one for each screen of the catalog, and all of the project's own. Nil for
  /// another word.
  private static func group(_ word: String, own: [Device]) -> [Device]? {
    let devices = onePerScreen.filter { model in !own.contains { $0.identifier == model.identifier } } + own
    return switch word {
    case "all": devices
    case "all phones", "phones": devices.filter { $0.idiom == .phone }
    case "all tablets", "tablets", "all ipads", "ipads": devices.filter { $0.idiom == .pad }
    default: nil
    }
  }

  /// Returns the device that was probably meant by an unknown word, or nil.
  public static func suggestion(for word: String, own: [Device] = []) -> String? {
    if let (name, _) = wordWithPart(word), let device = devices(named: name, own: own).first {
      return device.idiom == .pad ? "\(name) \(SplitView.half.rawValue)" : name
    }
    return newestName(in: word) ?? nearestName(to: word, own: own)
  }

  /// Returns the newest model of a family: `iPad mini (A17 Pro)` for `iPad mini`. Nil for other words. Models that are
  /// only distinguished by their generation come first, so that `iPad` is not an iPad Pro.
  private static func newestName(in family: String) -> String? {
    let start = family.lowercased().replacing("-", with: " ") + " "
    let rests = all.map(\.name).filter { $0.lowercased().hasPrefix(start) }
      .map { (name: $0, rest: $0.dropFirst(start.count)) }
    return (rests.last { $0.rest.first == "(" } ?? rests.last { $0.rest.first?.isNumber == true })?.name
  }

  /// Splits the word for a device or group from that for the part of its screen: `iPad Pro 11 1/2`, `all tablets, 1/3`.
  /// Nil for a word without a part.
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
