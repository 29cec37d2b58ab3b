import AutoLayout
import DocumentTestSupport
import Findings
import Foundation
import LayoutTestSupport
import Scenes
import Testing

/// Reading public Xcode documents, if they are available.
@Suite(.enabled(if: XcodeCorpus.isAvailable, XcodeCorpus.absence)) struct XcodeCorpusTests {
  @Test func `every document is read without an error, and skipped content is reported`() throws {
    for part in XcodeCorpus.Part.allCases {
      let documents = try XcodeCorpus.documents(of: part)
      // A fixture document of a linter has two objects with the same id on purpose.
      let usual: Set<FindingCode> = ["unresolved-item", "embedded-scene", "duplicate-id"]
      let others = documents.filter { !Set($0.scenes.flatMap(\.findings).map(\.code)).isSubset(of: usual) }
      #expect(others.map(\.path) == [])
      let unsupported = documents.filter { $0.scenes.contains { $0.views.contains { $0.content == .unsupported } } }
      #expect(unsupported.map(\.path) == [])
      #expect(documents.flatMap(\.scenes).allSatisfy { $0.saved != nil })
    }
  }

  @Test(arguments: [(XcodeCorpus.Part.first, 98.9, 99.8), (.later, 98.4, 99.8), (.latest, 98.4, 99.8)])
  func `the listed views and constraints are read`(part: XcodeCorpus.Part, views: Double, constraints: Double) throws {
    let index = try XcodeCorpus.rows(of: "index.tsv", part)
    let documents = try XcodeCorpus.documents(of: part)
    #expect(documents.map(\.path) == index.compactMap { $0["document"] }.sorted())
    // Scenes without constraints are often controllers without a view.
    let constrained = try XcodeCorpus.rows(of: "scenes.tsv", part).filter { $0["reason"] != "no constraints" }
    let listed = Dictionary(grouping: constrained) { $0["document", default: ""] }
    let incomplete = documents.filter { $0.scenes.count < listed[$0.path]?.count ?? 0 }
    #expect(incomplete.map(\.path) == [])
    let scenes = documents.flatMap(\.scenes)
    let authored = scenes.flatMap(\.constraints).filter { $0.constraint.origin == .author }
    let (listedViews, listedConstraints) = try (
      XcodeCorpus.listed("views", of: part), XcodeCorpus.listed("constraints", of: part)
    )
    #expect(percentage(scenes.map(\.views.count).reduce(0, +), of: listedViews) >= views)
    #expect(percentage(authored.count, of: listedConstraints) >= constraints)
  }

  @Test func `the first documents have constant counts of scenes, views and constraints`() throws {
    let scenes = try XcodeCorpus.scenes(of: .first)
    #expect(scenes.count == 873)
    #expect(scenes.map(\.views.count).reduce(0, +) == 6023)
    let constraints = scenes.flatMap(\.constraints).map(\.constraint)
    #expect(constraints.count { $0.origin == .author } == 8111)
  }

  @Test func `superviews come before their subviews, and constraints refer to views of their scene`() throws {
    for scene in try XcodeCorpus.scenes() {
      for (position, view) in scene.views.enumerated() {
        #expect(view.superview.map { $0 < position } ?? (position == 0))
        #expect(view.placement.stack?.arrangedViews.allSatisfy { scene.views[$0].superview == position } ?? true)
      }
      for constraint in scene.constraints.map(\.constraint) {
        #expect(scene.views.indices.contains(constraint.firstItem.view))
        #expect(constraint.secondItem.map { scene.views.indices.contains($0.view) } ?? true)
      }
    }
  }

  @Test func `scene names are unique in each document`() throws {
    for document in try XcodeCorpus.documents() {
      #expect(Set(document.scenes.map(\.name)).count == document.scenes.count, "\(document.path)")
    }
  }

  @Test func `several workers read the same scenes as one worker`() async throws {
    let documents = try XcodeCorpus.documents().prefix(60)
    let together = try await withThrowingTaskGroup(of: (Int, [Scene]).self) { group in
      for (position, document) in documents.enumerated() {
        group.addTask { (position, try XcodeCorpus.scenes(of: document.path)) }
      }
      return try await group.reduce(into: [Int: [Scene]]()) { $0[$1.0] = $1.1 }
    }
    #expect(documents.indices.allSatisfy { together[$0] == documents[$0].scenes })
  }
}
