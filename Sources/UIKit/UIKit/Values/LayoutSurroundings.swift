internal import DocumentResources
internal import Foundation
internal import Synchronization

/// The values that code accesses implicitly during its layout: the screen, the language and its direction, the text
/// size, traits and fonts, and the folder with resources missing from bundles.
///
/// Each layout has its own surroundings, so that two can be made at once. Outside of a layout, they are those of the
/// process.
final class LayoutSurroundings: Sendable {
  /// The surroundings of the current task's layout.
  @TaskLocal static var current = LayoutSurroundings()

  /// The values that code may set at any time.
  struct Values: Sendable {
    /// The language of text; nil to use the language of the process, which Foundation selects.
    var language: String?
    /// The reading direction of the language.
    var direction = UIUserInterfaceLayoutDirection.leftToRight
    /// The text size in the user's settings.
    var textSize = UIContentSizeCategory.large
    /// The traits of objects outside a window.
    var traits = UITraitCollection(
      .compact, .regular, idiom: .phone, style: .light, direction: .leftToRight, scale: 3, category: .large)
    /// The folder with strings and images missing from bundles; nil for none.
    var folder: String?
    /// The images and colors below that folder.
    var files = ArtworkFiles()
    /// The reader of storyboards and xibs; nil if they are empty.
    var documents: (any DocumentReading)?
  }

  private let state: Mutex<Values>
  /// The fonts used so far, for the scale of the screen.
  let fonts = Mutex(Fonts())
  @MainActor private var madeScreen: UIScreen?
  @MainActor private var madeWindow: UIWindow?

  init(_ values: Values = Values()) { state = Mutex(values) }

  /// Returns a part of the current values. Views read single values often, so they are not copied as a whole.
  func read<Result>(_ read: (Values) -> Result) -> Result { state.withLock { read($0) } }

  /// Changes values while holding the lock.
  func change(_ work: (inout Values) -> Void) { state.withLock { work(&$0) } }

  /// The screen; an iPhone SE's until it is set.
  @MainActor var screen: UIScreen {
    let screen = madeScreen ?? UIScreen()
    madeScreen = screen
    return screen
  }

  /// The window of the app if it has created none.
  @MainActor var startWindow: UIWindow {
    let window = madeWindow ?? UIWindow(frame: screen.bounds)
    madeWindow = window
    return window
  }
}
