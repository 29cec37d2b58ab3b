import DocumentTestSupport
import Glibc
import LayoutTestSupport
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

  @Test func `links that lead back are visited once`() {
    folder.add("a/b/file")
    for link in ["a/first", "a/second", "a/b/third"] { symlink(folder.path, "\(folder.path)/\(link)") }
    expect(walked(), is: ["a", "a/b", "a/b/file", "a/b/third", "a/first", "a/second"])
  }

  @Test func `links are skipped unless they are followed`() {
    folder.add("other/file")
    symlink("other", "\(folder.path)/link")
    expect(walked(followsLinks: false), is: ["link", "other", "other/file"])
    expect(walked(), is: ["link", "link/file", "other"])
  }

  @Test func `build output and hidden folders are skipped`() {
    for name in ["Output/a", "Pods/a", ".git/a", "Sources/a"] { folder.add(name) }
    expect(walked(), is: ["Sources", "Sources/a"])
  }

  @Test func `a walk ends after a number of folders, or when the budget is spent`() {
    for name in ["a/x", "b/x", "c/x"] { folder.add(name) }
    expect(walked(folderLimit: 2), is: ["a", "a/x", "b", "c"])
    var walk = FolderWalk(folderLimit: 4)
    walk.walk(in: folder.path) { _, _ in .enter }
    #expect(!walk.exceedsLimits)
    var short = FolderWalk(folderLimit: 3)
    short.walk(in: folder.path) { _, _ in .enter }
    #expect(short.exceedsLimits)
    let budget = WorkBudget(limit: 2 * FolderWalk.workPerName)
    expect(budget.run { walked() }, is: ["a", "a/x"])
    #expect(budget.isSpent)
  }

  @Test func `a result that is cut short by the end of a run is not reused`() {
    let results = RecordedResults<Int>()
    let budget = WorkBudget(limit: 1)
    let cut = budget.run {
      results.result(for: "a") {
        _ = WorkBudget.spend(2)
        return 1
      }
    }
    expect(cut, is: 1)
    expect(results.result(for: "a") { 2 }, is: 2)
    expect(results.result(for: "a") { 3 }, is: 2)
  }
}
