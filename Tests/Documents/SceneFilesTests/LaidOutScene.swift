import DocumentTestSupport
import Findings
import Geometry
import LayoutTestSupport
import SceneDocuments
import SceneLayouts
import Scenes

@testable import DocumentResources
@testable import HostFiles
@testable import MarkupReading

extension Scene {
  /// The layouts of the scene in all its variants, with characters 8 points wide and lines 21 points high.
  var layouts: [Layout] {
    selection.variants(fallback: VariantSelection()).map { resolved(for: $0).layout() }
  }

  /// The strings of the errors of all layouts.
  var layoutErrors: [String] { layouts.flatMap(\.findings).filter { $0.severity == .error }.map(\.text) }
}

extension Layout {
  /// The frame of the view with a name, in points in its superview.
  subscript(frame name: String) -> Rect? {
    resolved.views.firstIndex { $0.name == name }.map { frames[$0] }
  }
}

extension TemporaryFolder {
  /// Returns the scene of a file in the folder.
  func scene(_ name: String) throws -> Scene {
    guard let document = DocumentSearch(paths: ["\(path)/\(name)"]).documents.first else { throw FolderError() }
    let bytes = try FileSystem.contents(of: document.path, limit: 1_000_000)
    let scenes = try document.kind.scenes(in: bytes, path: name, siblings: SiblingResources(of: document))
    guard let scene = scenes.first else { throw FolderError() }
    return scene
  }

  /// Returns the messages about a file in the folder, whether or not it is usable.
  func messages(_ name: String) -> String {
    do {
      return try scene(name).findings.map(\.text).joined(separator: "\n")
    } catch let error as DocumentError {
      return error.description
    } catch {
      return "\(error)"
    }
  }
}
