internal import ProjectSources
internal import Scenes

/// Functions that read the orientations that a controller class supports from its `supportedInterfaceOrientations`.
enum CodeOrientations {
  /// The orientations by the names of the mask. Upside-down portrait counts as portrait.
  private static let orientations: [String: Set<Orientation>] = [
    "portrait": [.portrait], "portraitUpsideDown": [.portrait], "landscape": [.landscape],
    "landscapeLeft": [.landscape], "landscapeRight": [.landscape],
    "UIInterfaceOrientationMaskPortrait": [.portrait], "UIInterfaceOrientationMaskPortraitUpsideDown": [.portrait],
    "UIInterfaceOrientationMaskLandscape": [.landscape], "UIInterfaceOrientationMaskLandscapeLeft": [.landscape],
    "UIInterfaceOrientationMaskLandscapeRight": [.landscape],
  ]
  /// Names in a condition that is true only on iPhones.
  private static let phones: Set<String> = ["isPhone", "phone", "isIPhone", "UIUserInterfaceIdiomPhone"]
  /// Names in a condition that is true only on iPads.
  private static let pads: Set<String> = ["isPad", "pad", "isIPad", "UIUserInterfaceIdiomPad"]
  /// Other names in such conditions.
  private static let deviceWords: Set<String> = [
    "if", "UIDevice", "current", "currentDevice", "userInterfaceIdiom", "UI_USER_INTERFACE_IDIOM", "traitCollection",
    "self",
  ]
  /// Names in the value without their own meaning.
  private static let fillers: Set<String> = ["return", "get", "UIInterfaceOrientationMask", "rawValue"]

  /// Restricts the orientations of an app to those that a controller supports.
  ///
  /// Only iPhones follow the controller: iPads with several apps on screen ignore it. A value that depends on more than
  /// names of orientations is not understood and changes nothing.
  ///
  /// - Parameter controllers: The classes of the controller and its containers, the outermost first. UIKit asks the
  ///   outermost one, and containers without an answer of their own usually return the answer of the controller they
  ///   show.
  static func settings(_ app: AppSettings, of controllers: [ClassCode]) -> AppSettings {
    for controller in controllers {
      let settings = settings(app, of: controller)
      if settings != app { return settings }
    }
    return app
  }

  private static func settings(_ app: AppSettings, of controller: ClassCode) -> AppSettings {
    guard let found = controller.setting("supportedInterfaceOrientations") else { return app }
    let words = wordsForPhones(in: found.setting.value).filter { !fillers.contains($0) }
    let stated = words.map { orientations[$0] }
    guard !words.isEmpty, !stated.contains(nil) else { return app }
    let wanted = stated.compactMap(\.self).reduce(Set<Orientation>()) { $0.union($1) }
    let all = app.orientations[.phone] ?? [.portrait, .landscape]
    let kept = all.intersection(wanted)
    guard !kept.isEmpty, kept != all else { return app }
    var settings = app
    settings.orientations[.phone] = kept
    settings.sources = ((app.words == nil ? [] : app.sources) + [found.path]).sorted()
    return settings
  }
  /// Returns the words of a value that apply to iPhones. If the device idiom alone decides between two returns, as in
  /// `if UIDevice.current.userInterfaceIdiom == .phone { return .portrait }; return .all`, these are the words of one
  /// of them. Empty if anything else decides.
  private static func wordsForPhones(in value: [String]) -> [String] {
    guard value.contains("if") else { return choiceForPhones(in: value) ?? value }
    let parts = value.split(separator: "return", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return [] }
    let kinds = parts[0].filter { !deviceWords.contains($0) && !fillers.contains($0) }
    guard kinds.count == 1, let kind = kinds.first else { return [] }
    if phones.contains(kind) { return parts[1].filter { $0 != "else" } }
    return pads.contains(kind) ? Array(parts[2]) : []
  }

  /// Returns the words for iPhones of a value that chooses by the device idiom, as in `isPad ? .all : .portrait`. Nil
  /// for other values, and if one side is not a single name.
  private static func choiceForPhones(in value: [String]) -> [String]? {
    guard let kind = value.firstIndex(where: { phones.contains($0) || pads.contains($0) }),
      value[..<kind].allSatisfy({ deviceWords.contains($0) || fillers.contains($0) })
    else { return nil }
    let sides = value[(kind + 1)...].filter { !fillers.contains($0) && $0 != "super" }
    guard sides.count == 2 else { return nil }
    return [phones.contains(value[kind]) ? sides[0] : sides[1]]
  }
}
