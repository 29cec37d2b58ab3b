internal import Geometry
internal import HostFiles
internal import JSON
internal import MarkupReading
internal import SceneDocuments
internal import SceneFiles
internal import Scenes

extension ReaderTrial {
  /// Scene files, from their bytes to solved and drawn layouts.
  static let sceneFile = ReaderTrial("scene-file", longestInput: 2048, mutantCount: 1000) { bytes in
    TrialDocument(kind: .yaml, bytes: bytes).fault
  }

  /// Equations and shorthands, as an item of the constraints of a scene.
  static let equation = ReaderTrial("equation", longestInput: 256, mutantCount: 1500) { bytes in
    let item = JSONValue.string(String(decoding: bytes, as: UTF8.self)).line
    let scene = """
      format: 1
      metrics: { gap: 8, none: 0 }
      views:
        a: { type: label, text: A }
        b: { views: { c: { type: button }, "d e": } }
      constraints:
        - \(item)
      """
    return TrialDocument(kind: .yaml, bytes: Array(scene.utf8)).fault
  }

  /// Scene files to which the editor adds an equation, and in which it sets frames.
  static let sceneFileEditor = ReaderTrial("scene-file-editor", longestInput: 1024, mutantCount: 2500) { bytes in
    faultOfEdit(of: bytes)
  }

  /// Returns a fault if an edited scene can be read but does not have exactly one more constraint.
  private static func faultOfEdit(of bytes: [UInt8]) -> String? {
    guard let before = constraintCount(in: bytes) else {
      // Bytes that are not a scene may still be valid YAML, so the editor reads them too.
      _ = try? SceneFileEditor.adding(["a.width == 1"], to: bytes, path: "fuzzed")
      return nil
    }
    _ = try? SceneFileEditor.setting(
      frames: [("a", Rect(x: 1, y: 2.5, width: 3, height: 1e-7)), ("b", .zero)], in: bytes, path: "fuzzed")
    do throws(DocumentError) {
      let edited = try SceneFileEditor.adding(["root.width >= 1"], to: bytes, path: "fuzzed")
      let after = constraintCount(in: edited)
      return after == nil || after == before + 1 ? nil : "there are \(after ?? 0) constraints, and there were \(before)"
    } catch {
      return PlaceCheck(bytes).fault(of: error)
    }
  }

  private static func constraintCount(in bytes: [UInt8]) -> Int? {
    (try? SceneDocument.yaml.scenes(in: bytes, path: "fuzzed"))?.first?.constraints.count
  }

  /// Conversions of storyboards and xibs to scene files: each written file can be read and has the same views.
  static let conversion = ReaderTrial("conversion", longestInput: 4096, mutantCount: 1000, isMarkup: true) { bytes in
    let scenes = (try? SceneDocument.interfaceBuilder.scenes(in: bytes, path: "fuzzed")) ?? []
    for scene in scenes.prefix(4) where scene.views.count <= TrialDocument.viewLimit {
      do throws(DocumentError) {
        let again = try SceneDocument.yaml.scenes(in: Array(SceneWriter.text(of: scene).utf8), path: "written")
        if again.first?.views.count != scene.views.count { return "\(scene.name): views are missing" }
      } catch {
        return "\(scene.name): what was written cannot be read: \(error)"
      }
    }
    return nil
  }
}
