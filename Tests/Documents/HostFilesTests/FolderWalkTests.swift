import DocumentTestSupport
import Glibc
import Testing
import WorkBudgets

@testable import HostFiles

/// The shared folder walk, which terminates on any tree.
@Suite struct FolderWalkTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func walked(followsLinks: Bool = true, folderLimit: Int = 100) -> [String] {
    var walk = FolderWalk(folderLimit: folderLimit, followsLinks: followsLinks)
    var names: [String] = []
    walk.walk(in: folder.path) { _, path in
      names.append(String(path.dropFirst(folder.path.count + 1)))
      return .enter
    }
    return names
  }

  @Test func `links that lead back are looked at once`() {
    folder.add("a/b/file")
    for link in ["a/first", "a/second", "a/b/third"] { symlink(folder.path, "\(folder.path)/\(link)") }
    #expect(walked() == ["a", "a/b", "a/b/file", "a/b/third", "a/first", "a/second"])
  }

  @Test func `links are passed over unless they are followed`() {
    folder.add("other/file")
    symlink("other", "\(folder.path)/link")
    #expect(walked(followsLinks: false) == ["link", "other", "other/file"])
    #expect(walked() == ["link", "link/file", "other"])
  }

  @Test func `what was built and what is hidden is passed over`() {
    for name in ["Output/a", "Pods/a", ".git/a", "Sources/a"] { folder.add(name) }
    #expect(walked() == ["Sources", "Sources/a"])
  }

  @Test func `it ends after a number of folders, and with the budget of what is made`() {
    for name in ["a/x", "b/x", "c/x"] { folder.add(name) }
    #expect(walked(folderLimit: 2) == ["a", "a/x", "b", "c"])
    let budget = WorkBudget(limit: 2 * FolderWalk.workPerName)
    #expect(budget.run { walked() } == ["a", "a/x"])
    #expect(budget.isSpent)
  }

  @Test func `what was cut short by the end of a run is not kept for others`() {
    let results = RecordedResults<Int>()
    let budget = WorkBudget(limit: 1)
    let cut = budget.run {
      results.result(for: "a") {
        _ = WorkBudget.spend(2)
        return 1
      }
    }
    #expect(cut == 1)
    #expect(results.result(for: "a") { 2 } == 2)
    #expect(results.result(for: "a") { 3 } == 2)
  }
}
