internal import Geometry

/// The devices that scenes can be laid out on.
public enum DeviceCatalogue {
  /// One screen and the models that have it.
  struct Screen {
    let identifier: String
    let models: [String]
    let size: Size
    let scale: Double
    let idiom: Device.Idiom
    let portrait: EdgeInsets
    let landscape: EdgeInsets

    init(
      _ identifier: String, _ models: [String], _ width: Double, _ height: Double, scale: Double,
      _ idiom: Device.Idiom, portrait: EdgeInsets, landscape: EdgeInsets
    ) {
      self.identifier = identifier
      self.models = models
      self.size = Size(width: width, height: height)
      self.scale = scale
      self.idiom = idiom
      self.portrait = portrait
      self.landscape = landscape
    }

    func isLikeUpright(_ other: Screen) -> Bool {
      size == other.size && scale == other.scale && portrait == other.portrait
    }

    func device(named name: String) -> Device {
      Device(
        identifier: DeviceCatalogue.identifier(of: name), name: name, size: size, scale: scale, idiom: idiom,
        portraitInsets: portrait, landscapeInsets: landscape)
    }
  }

  /// Every model, phones before tablets, older before newer.
  public static let all: [Device] = screens.flatMap { screen in screen.models.map(screen.device(named:)) }

  /// One model of each screen: the newest that has it. Of screens that are alike upright, the newest one is taken.
  public static let onePerScreen: [Device] = screens.enumerated().compactMap { position, screen in
    let isReplaced = screens[(position + 1)...].contains { $0.isLikeUpright(screen) }
    return isReplaced ? nil : screen.models.last.map(screen.device(named:))
  }

  /// The devices that a user's word stands for, or none where there is no such device.
  ///
  /// Behind a tablet or group may stand the part of the screen that the app has: `iPad Pro 11 1/2`.
  ///
  /// A word is a model (`iPhone 16 Pro`), its identifier (`iphone-16-pro`), a screen of the specification
  /// (`iphone-6`), or a group: `all`, `all phones`, `all tablets`. Upper and lower case do not matter, nor does how a
  /// generation is written: `iPhone SE 3` is an iPhone SE (3rd gen).
  public static func devices(named word: String) -> [Device] { devices(named: word, own: []) }

  /// The devices that a user's word stands for where a project has its own, or none where there is no such device.
  ///
  /// - Parameter own: Devices of a project, which belong to the groups as well and stand in for models that are called
  ///   alike.
  public static func devices(named word: String, own: [Device]) -> [Device] {
    if let (name, part) = wordWithPart(word) {
      let whole = devices(named: name, own: own)
      return SplitView(rawValue: part).map { part in whole.compactMap { $0.showing(part) } } ?? []
    }
    let wanted = word.lowercased()
    if let group = group(wanted, own: own) { return group }
    let identifiers = [wanted, identifier(of: word)]
    let models = own + all
    if let model = models.first(where: { $0.name.lowercased() == wanted || identifiers.contains($0.identifier) }) {
      return [model]
    }
    guard let screen = screens.first(where: { $0.identifier == wanted }), let name = screen.models.first else {
      return []
    }
    return [screen.device(named: name)]
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

  /// The name of a model in files and links: `iPhone SE (3rd gen)` is `iphone-se-3`.
  static func identifier(of name: String) -> String {
    name.lowercased().split(separator: " ").map { word in
      var letters = word.filter { $0.isLetter || $0.isNumber || $0 == "." }
      for ending in ["st", "nd", "rd", "th"] where letters.hasSuffix(ending) && letters.first?.isNumber == true {
        letters.removeLast(ending.count)
      }
      return String(letters)
    }
    .filter { $0 != "gen" }
    .joined(separator: "-")
  }
}
