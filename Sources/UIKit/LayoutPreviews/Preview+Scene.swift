internal import Findings
internal import Scenes
internal import UIKit

extension Preview {
  /// Returns the scene of the preview before it is laid out: its name and location, and a root.
  ///
  /// - Parameter identifier: The identifier of the scene, unique in its file.
  func scene(identifier: String) -> Scene {
    let source = SourceLocation(path: path, line: line, column: 1)
    var scene = Scene(
      name: name, identifier: identifier, documentPath: path, source: source,
      views: [View(name: "superview", superview: nil, source: source)])
    scene.selection.orientations = traits.compactMap(\.orientation)
    scene.extent = traits.lazy.compactMap(\.extent).first ?? .screen
    return scene
  }

  /// Whether its constraints and content determine its size.
  var fitsContent: Bool { traits.contains(.sizeThatFitsLayout) }
}

extension PreviewTrait {
  fileprivate var orientation: Orientation? {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .upsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    case .defaultLayout, .sizeThatFitsLayout, .fixedLayout: nil
    }
  }

  fileprivate var extent: RootExtent? {
    switch self {
    case .sizeThatFitsLayout: RootExtent(.part, height: .fitting(orElse: 0))
    case .fixedLayout(let width, let height):
      RootExtent(.part, width: max(1, Double(width)), height: .own(max(1, Double(height))))
    default: nil
    }
  }
}
