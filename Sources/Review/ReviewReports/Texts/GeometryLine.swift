internal import AutoLayout
internal import JSON
package import SceneLayouts
package import Scenes
package import Typography

/// The geometry of one view in one layout, as `solve` prints it.
package struct GeometryLine: Sendable, Hashable {
  /// The path of the document as messages show it.
  package var documentPath: String
  /// The identifier of the scene.
  package var scene: String
  /// The identifier of the device.
  package var device: String
  /// The orientation of the device.
  package var orientation: Orientation
  /// The other properties of the variant, if they are not the defaults: language, text size and state.
  var specialties: Specialties
  /// The major version of iOS, if one was selected.
  package var systemVersion: Int?
  /// The names of the views from the one below the root to the view itself, with `/` between them; `/` for the root.
  package var path: String
  package var view: ViewReport

  /// Returns the geometry of every view of a layout, superviews before their subviews.
  package static func lines(of layout: Layout) -> [GeometryLine] {
    let scene = layout.resolved
    let variant = layout.resolved.variant
    let views = ViewReport.views(of: layout)
    let specialties = Specialties(of: variant)
    return zip(paths(of: views), views).map { path, view in
      GeometryLine(
        documentPath: scene.documentPath, scene: scene.identifier, device: variant.device.identifier,
        orientation: variant.orientation, specialties: specialties, systemVersion: variant.systemVersion, path: path,
        view: view)
    }
  }

  /// The JSON object on one line, without a line break and without members that do not apply.
  package var json: String {
    let value: JSONValue = [
      "document": .string(documentPath), "scene": .string(scene), "view": .string(view.name),
      "device": .string(device), "orientation": .string(orientation.rawValue), "frame": .rect(view.frame),
      "path": .string(path), "class": .string(view.className), "alignment": view.alignmentRect.map(JSONValue.rect),
      "ambiguous": view.ambiguousAttributes.isEmpty ? nil : .strings(view.ambiguousAttributes.map(\.name)),
      "locale": specialties.locale.map(JSONValue.string),
      "textSize": specialties.textSize.map { .string($0.rawValue) },
      "state": specialties.state.map(JSONValue.string), "os": systemVersion.map { .number($0) },
      "accessibility": specialties.accessibility.map(JSONValue.string),
      "hidden": view.isHidden ? true : nil,
    ]
    return value.line
  }

  /// Returns the path of every view, from display names.
  private static func paths(of views: [ViewReport]) -> [String] {
    var paths: [String] = []
    for view in views {
      let name = view.label ?? view.name
      if let superview = view.superview, paths.indices.contains(superview) {
        paths.append(views[superview].superview == nil ? name : "\(paths[superview])/\(name)")
      } else {
        paths.append("/")
      }
    }
    return paths
  }
}

extension GeometryLine {
  /// The properties of a variant that most layouts have in common; nil if they are the defaults.
  package struct Specialties: Sendable, Hashable {
    /// The language; nil for English.
    package var locale: String?
    /// The text size; nil for the standard one.
    package var textSize: TextSize?
    /// The state of the scene; nil for its default.
    package var state: String?
    /// The accessibility settings; nil if there are none.
    package var accessibility: String?

    /// Creates the properties of a variant other than the defaults.
    package init(of variant: SceneVariant) {
      locale = variant.locale == "en" ? nil : variant.locale
      textSize = variant.textSize == .l ? nil : variant.textSize
      state = variant.state
      accessibility = variant.accessibility.isEmpty ? nil : variant.accessibility.word
    }
  }
}
