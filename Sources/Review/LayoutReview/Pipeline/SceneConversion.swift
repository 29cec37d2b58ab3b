internal import HostFiles
package import ReviewPlans
internal import ReviewReports
internal import SceneFiles
package import Scenes

/// A scene of a storyboard or xib, and the scene file that it is converted to.
package struct SceneConversion: Sendable, Hashable {
  package var scene: Scene
  /// The path of the document, as the user may write it.
  package var source: String
  /// The path of the scene file.
  package var path: String

  /// The text of the scene file, which depends on the scene alone.
  package var text: String { SceneWriter.text(of: scene) }

  /// Returns the scene files for all scenes of Interface Builder documents in a plan, in the order of the plan.
  ///
  /// The file of a document's only scene has the name of the document. Other files are named after the document and the
  /// scene.
  ///
  /// - Parameters:
  ///   - plan: The plan with the documents.
  ///   - folder: The folder for the files, in which documents keep their subfolders; nil for a file next to each
  ///     document.
  package static func conversions(of plan: ReviewPlan, into folder: String?) -> [SceneConversion] {
    let scenes = plan.scenes.filter { SceneDocument(path: $0.scene.documentPath) == .interfaceBuilder }
    let places = scenes.map { place(of: plan.documents[$0.document], in: folder) }
    let candidates = zip(scenes, places).map { planned, place in
      names(for: planned.scene, stem: place.stem, isAlone: plan.documents[planned.document].scenes.count == 1)
    }
    var positions: [String: [Int]] = [:]
    for (position, place) in places.enumerated() { positions[place.folder, default: []].append(position) }
    var paths = places.map(\.folder)
    for (folder, positions) in positions {
      let names = OutputName.distinctNames(for: positions.map { candidates[$0] })
      for (position, name) in zip(positions, names) { paths[position] = FolderPath.join(folder, "\(name).scene.yaml") }
    }
    return zip(scenes, paths).map { planned, path in
      SceneConversion(scene: planned.scene, source: plan.documents[planned.document].path, path: path)
    }
  }

  /// Returns the folder for the scenes of a document, and the name of the document without its extension.
  private static func place(of document: ReviewDocument, in folder: String?) -> (folder: String, stem: String) {
    let path = folder.map { FolderPath.join($0, document.name) } ?? document.path
    return (FolderPath.folder(of: path), FolderPath.stem(of: path))
  }

  /// Returns names for a file, in order of preference.
  private static func names(for scene: Scene, stem: String, isAlone: Bool) -> [String] {
    let kind = scene.documentPath.split(separator: ".").last ?? ""
    let whole = isAlone ? [stem] : []
    return (whole + ["\(stem)-\(scene.name)", "\(stem)-\(scene.name)-\(scene.identifier)-\(kind)"])
      .map(OutputName.name)
  }
}
