/// The content of the bars over a scene.
package struct PlacedScreenBars: Sendable, Hashable {
  /// The content of the navigation bar, or nil if there is none.
  package var top: PlacedBar?
  /// The content of the toolbar or tab bar, or nil if there is none.
  package var bottom: PlacedBar?
  /// The time in the status bar, or nil if there is none.
  package var time: PlacedText?

  /// Creates bars without content.
  package init() {}

  /// The time in Apple's own pictures.
  static let shownTime = "9:41"
}
