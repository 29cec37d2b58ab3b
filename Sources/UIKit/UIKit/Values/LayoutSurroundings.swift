internal import DocumentResources
internal import Foundation
internal import Synchronization

/// What code asks without naming it while it is laid out: the screen, the language and its direction, the text size, traits
/// and fonts, and the folder with what bundles do not have.
///
/// Each layout has its own, so that two can be made at once. Outside of a layout they are those of the process.
final class LayoutSurroundings: Sendable {
  /// The surroundings of the layout that the current task makes.
  @TaskLocal static var current = LayoutSurroundings()

  /// The values that code may set at any time.
  struct Values: Sendable {
    /// The language of texts; nil for that of the process, which Foundation chooses.
    var language: String?
    /// The direction of reading of the language.
    var direction = UIUserInterfaceLayoutDirection.leftToRight
    /// The size of text that the user chose.
    var textSize = UIContentSizeCategory.large
    /// The traits of what belongs to no window.
    var traits = UITraitCollection(
      .compact, .regular, idiom: .phone, style: .light, direction: .leftToRight, scale: 3, category: .large)
    /// The folder with the texts and images that bundles do not have; nil for none.
    var folder: String?
    /// The images and colours below that folder.
    var files = ArtworkFiles()
  }

  private let state: Mutex<Values>
  /// The fonts that were used so far, for the pixels of the screen.
  let fonts = Mutex(Fonts())
  @MainActor private var madeScreen: UIScreen?
  @MainActor private var madeWindow: UIWindow?

  /// Surroundings with values.
  init(_ values: Values = Values()) { state = Mutex(values) }

  /// Returns something of the values as they are now; views ask often, and for one value at a time.
  func read<Result>(_ read: (Values) -> Result) -> Result { state.withLock { read($0) } }

  /// Changes values, one caller at a time.
  func change(_ work: (inout Values) -> Void) { state.withLock { work(&$0) } }

  /// The screen, that of an iPhone SE until it is set.
  @MainActor var screen: UIScreen {
    let screen = madeScreen ?? UIScreen()
    madeScreen = screen
    return screen
  }

  /// The window that an app has from its start, if it has made none.
  @MainActor var startWindow: UIWindow {
    let window = madeWindow ?? UIWindow(frame: screen.bounds)
    madeWindow = window
    return window
  }
}
