/// The content of the bars over a scene.
package struct PlacedScreenBars: Sendable, Hashable {
  /// The content of the navigation bar; nil without one.
  package var top: PlacedBar?
  /// The content of the toolbar or tab bar; nil without one.
  package var bottom: PlacedBar?
  /// The time in the status bar; nil without one.
  package var time: PlacedText?

  /// Bars without content.
  package init() {}

  /// The time that Apple's own pictures show.
  static let shownTime = "9:41"
}
