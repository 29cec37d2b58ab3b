internal import Findings
internal import HostFiles
internal import MarkupReading
internal import Scenes

/// A reader for the scene that replaces another in landscape (specification ORI-09).
struct LandscapeSceneReader {
  let context: ReadingContext

  /// Reads the scene of the file that an entry names. Its findings have locations in that file.
  func scene(_ entry: YAMLNode.Entry) -> LandscapeScene {
    let node = entry.value
    guard !context.isForLandscape else {
      context.report(
        .landscapeScene, "a landscape scene cannot name another one", at: entry.key.place,
        hint: "remove it here or in the scene that names this one")
      return .same
    }
    guard let name = context.word(node, "the landscape scene") else { return .same }
    guard SceneDocument(path: name) == .yaml, !name.hasPrefix("/"), !name.hasPrefix("~"), let folder = context.folder
    else {
      context.report(
        .unknownFile, .init(kind: "landscape", "'\(name)' is not a scene file"), at: node.place,
        hint: "write the path of a .scene.yaml file, relative to the folder of this scene")
      return .same
    }
    let path = FolderPath.join(folder, name)
    guard FileBoundary.reaches(path) else {
      context.report(
        .unknownFile, .init(kind: "landscape-outside", "'\(name)' is outside the project"), at: node.place,
        hint: "move the scene into the project, or use '--follow-links'")
      return .same
    }
    do throws(FileError) {
      let bytes = try FileSystem.contents(of: path, limit: SourceText.maximumByteCount)
      return scene(bytes, path: context.shownPath(of: name), folder: FolderPath.folder(of: path), node)
    } catch {
      context.report(
        .unknownFile, .init(kind: "landscape-unreadable", "the landscape scene cannot be read: \(error.reason)"),
        at: node.place,
        hint: "paths are relative to the folder of this scene")
      return .same
    }
  }

  private func scene(_ bytes: [UInt8], path: String, folder: String, _ node: YAMLNode) -> LandscapeScene {
    do throws(DocumentError) {
      let scene = try SceneFileReader.scene(
        in: bytes, path: path, folder: folder, readsArtwork: context.images.readsArtwork,
        imageFinder: context.images.finder, projectDevices: context.projectDevices,
        expectableRules: context.expectableRules, isForLandscape: true)
      scene.findings.forEach(context.note)
      return .other(scene)
    } catch {
      error.findings.forEach(context.note)
      return .same
    }
  }
}
