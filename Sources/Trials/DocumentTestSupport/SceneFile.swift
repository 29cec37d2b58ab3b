public import AutoLayout
import Findings
internal import HostFiles
internal import LayoutTestSupport
public import MarkupReading
internal import SceneDocuments
public import Scenes
public import Testing

/// Helpers that read scene files from strings.
public enum SceneFile {
  /// Returns the first scene of a string in YAML.
  public static func scene(_ text: String, path: String = "test.scene.yaml") throws(DocumentError) -> Scene {
    let scenes = try SceneDocument.yaml.scenes(in: Array(text.utf8), path: path)
    guard let scene = scenes.first else { throw DocumentError([]) }
    return scene
  }

  /// Returns all messages about a string, even if it cannot be read.
  public static func messages(_ text: String) -> String { messages(Array(text.utf8)) }

  /// Returns all messages about a file, even if it cannot be read.
  public static func messages(_ bytes: [UInt8]) -> String {
    do throws(DocumentError) {
      let scenes = try SceneDocument.yaml.scenes(in: bytes, path: "test.scene.yaml")
      return scenes.flatMap(\.findings).map(\.text).joined(separator: "\n")
    } catch {
      return error.description
    }
  }

  /// Expects messages about the marked parts of a string and about nothing else; see `MarkedText`.
  public static func expect(
    _ marked: String, says lines: String..., sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let file = MarkedText(marked)
    let expected = file.messages(lines, path: "test.scene.yaml")
    #expect(messages(file.text) == expected, sourceLocation: sourceLocation)
  }

  /// Returns the canonical strings of the constraints that one item of the list `constraints` creates.
  ///
  /// The scene has the views `a` and `b`, the view `c` in `a`, and the metrics `gap` = 10 and `a` = 7.
  public static func constraints(_ item: String) throws(DocumentError) -> [String] {
    let scene = try scene(
      """
      format: 1
      metrics: { gap: 10, a: 7 }
      views: { a: { views: { c: } }, b: }
      constraints:
        - \(item)
      """)
    return scene.constraints.map { scene.canonicalText($0.constraint) }
  }
}

extension Scene {
  /// Returns the canonical text of a constraint of the scene.
  public func canonicalText(_ constraint: LayoutConstraint) -> String {
    constraint.canonicalText { item in
      guard let guide = item.guide else { return views[item.view].name }
      return item.view == 0 ? guide.name : "\(views[item.view].name).\(guide.name)"
    }
  }

  /// The first view with the given name, or nil.
  public subscript(view name: String) -> View? { views.first { $0.name == name } }
}
