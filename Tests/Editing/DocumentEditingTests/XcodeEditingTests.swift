import AutoLayout
import Geometry
import HostFiles
import LayoutTestSupport
import SceneDocuments
import SceneLayouts
import Scenes
import Testing

@testable import DocumentEditing

/// Minimal changes to real Xcode documents, written as Xcode writes them.
@Suite(.enabled(if: XcodeDocuments.isAvailable, XcodeDocuments.absence)) struct XcodeEditingTests {
  /// A document with its scenes.
  private struct Document {
    let path: String
    let bytes: [UInt8]
    let scenes: [Scene]
  }

  private static func forEachDocument(_ body: (Document) throws -> Void) throws {
    for path in XcodeDocuments.triedPaths {
      let bytes = try XcodeDocuments.bytes(of: path)
      guard let scenes = try? SceneDocument.interfaceBuilder.scenes(in: bytes, path: path) else { continue }
      try body(Document(path: path, bytes: bytes, scenes: scenes))
    }
  }

  private static func edited(_ bytes: [UInt8], _ path: String, _ edit: SceneEdit, _ scene: Scene) throws -> [UInt8] {
    try DocumentEdit.bytes(
      bytes, of: .interfaceBuilder, path: path, changedBy: [(edit, scene)], equation: { _ in "" })
  }

  /// Returns the scene with the same object id after a change.
  private static func reread(_ scene: Scene, in bytes: [UInt8], _ path: String) throws -> Scene {
    let scenes = try SceneDocument.interfaceBuilder.scenes(in: bytes, path: path)
    return try #require(scenes.first { $0.identifier == scene.identifier }, "\(path)")
  }

  /// Returns the first view in another one that can be pinned.
  private static func view(of scene: Scene) -> Int? {
    scene.views.indices.first { view in
      guard let superview = scene.views[view].superview else { return false }
      return scene.views[view].placement.recordedFrame != nil && !scene.views[view].name.isEmpty
        && scene.views[superview].placement.stack == nil && !scene.views[superview].name.isEmpty
    }
  }

  @Test func `adding and removing a constraint restores the bytes`() throws {
    var count = 0
    var refused = 0
    try Self.forEachDocument { document in
      for scene in document.scenes.prefix(3) {
        guard let view = Self.view(of: scene), let superview = scene.views[view].superview else { continue }
        let added = LayoutConstraint(
          LayoutItemID(view: view), .leading, .greaterThanOrEqual, LayoutItemID(view: superview), .leading,
          constant: 12.5, priority: .defaultLow)
        guard let with = try? Self.edited(document.bytes, document.path, SceneEdit(added: [added]), scene) else {
          refused += 1
          continue
        }
        let reread = try Self.reread(scene, in: with, document.path)
        let ids = Set(scene.constraints.map(\.objectID))
        let position = try #require(
          reread.constraints.firstIndex { !ids.contains($0.objectID) }, "\(document.path)")
        let diff = UnifiedDiff.text(from: document.bytes, to: with, path: "x")
        let lines = diff.split(separator: "\n").dropFirst(2).filter { $0.hasPrefix("+") || $0.hasPrefix("-") }
        #expect(
          lines.count == 1 || lines.count == 3 || (lines.count <= 5 && diff.contains("/>\n+")),
          "\(document.path)\n\(diff)")
        let without = try Self.edited(with, document.path, SceneEdit(removed: [position]), reread)
        #expect(without == document.bytes || Self.opensView(diff), "\(document.path)\n\(diff)")
        count += 1
      }
    }
    #expect(count > 80 && refused * 50 < count)
  }

  /// Whether a view without children got its first element: `<view/>` becomes `<view></view>`.
  private static func opensView(_ diff: String) -> Bool {
    diff.split(separator: "\n").dropFirst(2).contains { $0.hasPrefix("-") }
  }

  @Test func `changing a constant back restores the bytes`() throws {
    var count = 0
    try Self.forEachDocument { document in
      for scene in document.scenes.prefix(3) {
        let positions = scene.constraints.indices.filter { scene.constraints[$0].objectID != nil }.prefix(4)
        for position in positions {
          let before = scene.constraints[position].constraint
          var changed = before
          changed.constant += 3.25
          changed.priority = changed.priority.isRequired ? .defaultHigh : .required
          changed.relation = changed.relation == .equal ? .lessThanOrEqual : .equal
          guard
            let with = try? Self.edited(
              document.bytes, document.path,
              SceneEdit(changed: [.init(position: position, constraint: changed)]), scene)
          else { continue }
          let reread = try Self.reread(scene, in: with, document.path)
          #expect(reread.constraints[position].constraint.says(sameAs: changed), "\(document.path)")
          let back = try Self.edited(
            with, document.path, SceneEdit(changed: [.init(position: position, constraint: before)]), reread)
          let rest = try Self.reread(scene, in: back, document.path)
          #expect(rest.constraints[position].constraint.says(sameAs: before), "\(document.path)")
          #expect(back == document.bytes, "\(document.path)")
          count += 1
        }
      }
    }
    #expect(count > 150)
  }

  @Test func `constraints are written where Xcode writes them`() throws {
    var count = 0
    var others: [String] = []
    try Self.forEachDocument { document in
      let source = try XMLSource(document.bytes)
      let version = source.value("toolsVersion", of: 0).flatMap { Int($0.prefix { $0 != "." }) } ?? 0
      for list in source.elements.indices where source.elements[list].name == "constraints" {
        guard let owner = source.elements[list].parent, source.value("id", of: owner) != nil,
          !source.elements[list].children.isEmpty
        else { continue }
        let siblings = source.elements[owner].children
        for sibling in siblings where sibling != list {
          let isBefore = ElementOrder.isBeforeConstraints(
            source.elements[sibling].name, key: source.value("key", of: sibling),
            in: source.elements[owner].name, toolsVersion: version)
          if isBefore != (sibling < list) { others.append("\(document.path): \(source.elements[sibling].name)") }
        }
        count += 1
      }
    }
    // One document of Xcode 10 has its guide at the position where Xcode 12 writes it.
    #expect(count > 300 && others.count <= 1, "\(others)")
  }

  @Test func `lines are counted from one, and a line feed belongs to the line that it ends`() throws {
    let source = try XMLSource(Array("<a>\n<b/>\r\n\n<c/></a>".utf8))
    #expect(source.elements.map { source.line(of: $0.startTag.lowerBound) } == [1, 2, 4])
    #expect(source.line(of: 3) == 1 && source.line(of: 4) == 2)
  }

  @Test func `attributes of constraints have Xcode's order and its digits`() throws {
    var count = 0
    try Self.forEachDocument { document in
      let source = try XMLSource(document.bytes)
      for element in source.elements.indices where source.elements[element].name == "constraint" {
        let names = source.elements[element].attributes.map(\.name)
        #expect(names == names.sorted { ConstraintElement.rank(of: $0) < ConstraintElement.rank(of: $1) })
        for name in ["constant", "priority"] {
          guard let text = source.value(name, of: element), let number = Double(text), number != 0 else { continue }
          #expect(WrittenNumber.text(of: number) == text, "\(document.path)")
          count += 1
        }
      }
    }
    #expect(count > 400)
  }

  @Test func `changing frames back restores the bytes`() throws {
    var count = 0
    try Self.forEachDocument { document in
      guard let scene = document.scenes.first else { return }
      let moved = scene.views.indices.compactMap { view -> SceneEdit.MovedView? in
        scene.views[view].superview == nil || scene.views[view].placement.isMarkedMisplaced
          ? nil : scene.views[view].placement.recordedFrame.map { .init(view: view, frame: $0.moved(byX: 1.5, y: 2)) }
      }
      guard !moved.isEmpty,
        let with = try? Self.edited(document.bytes, document.path, SceneEdit(moved: moved), scene)
      else { return }
      let before = moved.map { SceneEdit.MovedView(view: $0.view, frame: $0.frame.moved(byX: -1.5, y: -2)) }
      let back = try Self.edited(
        with, document.path, SceneEdit(moved: before), try Self.reread(scene, in: with, document.path))
      let lines = UnifiedDiff.text(from: document.bytes, to: back, path: "x").split(separator: "\n")
      // Xcode writes a zero as `0.0` if it moved the view there itself. The numbers are equal.
      #expect(
        back.count > 0 && lines.allSatisfy { !$0.hasPrefix("-  ") || $0.contains("0.0") || $0.contains(".") },
        "\(document.path)")
      count += 1
    }
    #expect(count > 50)
  }
}
