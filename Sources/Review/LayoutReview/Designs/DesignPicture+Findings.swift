internal import Findings
internal import Geometry
internal import ReviewPlans
internal import SceneFiles
internal import Scenes

extension DesignPicture {
  /// The finding that the file does not exist.
  var missing: Finding {
    Finding(
      code: .unknownFile, severity: .warning,
      message: .init(kind: "design-missing", "design '\(name)' not found"),
      hint: "the path starts in the folder of the file that names it, and stays in the project", source: source)
  }

  /// Returns the finding that the picture cannot be decoded.
  func unreadable(_ fault: String?) -> Finding {
    Finding(
      code: .unreadableArtwork,
      message: .init(
        kind: "design", "the design '\(name)' cannot be shown: \(fault ?? "it is not a PNG, JPEG or WebP picture")"),
      source: source)
  }

  /// Returns the note that no layout of a scene has the size of the picture. Nil if it has no size.
  func unfitting(_ scene: Scene) -> Finding? {
    guard let pixelSize else { return nil }
    let size = "\(pixelSize.width.pointText) × \(pixelSize.height.pointText) pixels"
    return Finding(
      code: .designDeviation, severity: .note,
      message: .init(
        kind: "size", "no layout of '\(scene.name)' has the size of the design '\(name)', \(measure: size)"),
      hint: .init(kind: "export", "export the whole screen of one of its devices, at 1, 2, 3 or 4 pixels per point"),
      source: source ?? scene.source)
  }
}
