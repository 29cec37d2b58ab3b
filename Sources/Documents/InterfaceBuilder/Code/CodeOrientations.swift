internal import ProjectSources
internal import Scenes

/// Reads in which ways the class of a controller lets a device be held: `supportedInterfaceOrientations`.
enum CodeOrientations {
  /// The ways by the words of a mask. Upside down is as upright.
  private static let orientations: [String: Set<Orientation>] = [
    "portrait": [.portrait], "portraitUpsideDown": [.portrait], "landscape": [.landscape],
    "landscapeLeft": [.landscape], "landscapeRight": [.landscape],
    "UIInterfaceOrientationMaskPortrait": [.portrait], "UIInterfaceOrientationMaskPortraitUpsideDown": [.portrait],
    "UIInterfaceOrientationMaskLandscape": [.landscape], "UIInterfaceOrientationMaskLandscapeLeft": [.landscape],
    "UIInterfaceOrientationMaskLandscapeRight": [.landscape],
  ]
  /// Words of a condition that is true on iPhones alone.
  private static let phones: Set<String> = ["isPhone", "phone", "isIPhone", "UIUserInterfaceIdiomPhone"]
  /// Words of a condition that is true on iPads alone.
  private static let pads: Set<String> = ["isPad", "pad", "isIPad", "UIUserInterfaceIdiomPad"]
  /// Other words of such conditions.
  private static let deviceWords: Set<String> = [
    "if", "UIDevice", "current", "currentDevice", "userInterfaceIdiom", "UI_USER_INTERFACE_IDIOM", "traitCollection",
    "self",
  ]
  /// Words of the value that say nothing.
  private static let fillers: Set<String> = ["return", "get", "UIInterfaceOrientationMask", "rawValue"]

  /// The settings of an app as far as a controller keeps to them.
  ///
  /// Only iPhones are held as a controller wants: iPads that show several apps ask nobody. A value that more than names of
  /// orientations decide is not understood, and changes nothing.
  static func settings(_ app: AppSettings, of controller: String?, in code: DocumentCode) -> AppSettings {
    guard let found = controller.flatMap({ code.classes[$0] })?.setting("supportedInterfaceOrientations") else {
      return app
    }
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
  /// The words of a value on iPhones: those behind one of two returns where only the kind of device decides between them, as
  /// in `if UIDevice.current.userInterfaceIdiom == .phone { return .portrait }; return .all`. None where something else does.
  private static func wordsForPhones(in value: [String]) -> [String] {
    guard value.contains("if") else { return value }
    let parts = value.split(separator: "return", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return [] }
    let kinds = parts[0].filter { !deviceWords.contains($0) && !fillers.contains($0) }
    guard kinds.count == 1, let kind = kinds.first else { return [] }
    if phones.contains(kind) { return parts[1].filter { $0 != "else" } }
    return pads.contains(kind) ? Array(parts[2]) : []
  }
}
