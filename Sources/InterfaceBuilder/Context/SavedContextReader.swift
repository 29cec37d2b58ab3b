internal import Geometry
internal import MarkupReading
internal import Scenes

/// Reads how Interface Builder last laid a scene out.
struct SavedContextReader {
  /// The document that the scene is in.
  let document: InterfaceBuilderDocument

  /// The context of a scene with a root view, with its surroundings where a controller has them.
  func context(root: XMLElement, surroundings: SimulatedContext?) -> SavedContext {
    let screen = document.screen
    let frame = root.rect(key: .frame) ?? Rect(origin: .zero, size: screen.size)
    let rules = SafeAreaRules(screen: screen, toolsVersion: document.toolsVersion, isXIB: document.isXIB)
    let safeArea = rules.safeArea(of: surroundings ?? SimulatedContext.bare, root: frame)
    return SavedContext(
      device: screen.device, orientation: screen.orientation, rootSize: frame.size,
      // A cell that stands for itself lies nowhere on the screen.
      safeArea: ViewElement.isCellPart(root) ? .zero : safeArea,
      rootMargins: rootMargins(of: root, width: frame.width), textSize: document.toolsVersion.textSize,
      hasSizeClasses: screen.identifier != nil)
  }

  private func rootMargins(of root: XMLElement, width: Double) -> EdgeInsets {
    root.insets(key: .directionalLayoutMargins) ?? root.insets(key: .layoutMargins)
      ?? MarginRules(document: document).rootMargins(width: width)
  }
}
