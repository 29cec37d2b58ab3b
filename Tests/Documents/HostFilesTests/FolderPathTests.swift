import Testing

@testable import HostFiles

@Suite struct FolderPathTests {
  @Test(arguments: [
    ("a/b.xib", "a/b.xib"), ("a/../b.xib", "b.xib"), ("a/b/../../c.xib", "c.xib"), ("../a.xib", "../a.xib"),
    ("a/../../b.xib", "../b.xib"), ("./a/./b.xib", "a/b.xib"), ("/a/../b.xib", "/b.xib"), ("/../a.xib", "/../a.xib"),
  ])
  func `a path goes down into no folder only to come up again`(path: String, shortened: String) {
    #expect(FolderPath.shortened(path) == shortened)
  }

  @Test(arguments: [
    ("a/b.xib", "b.xib", "b"), ("b", "b", "b"), ("/a/b.c.xib//", "b.c.xib", "b.c"),
    ("主页/\u{301}登.xib", "\u{301}登.xib", "\u{301}登"),
    ("/", "/", "/"), ("", "", ""), ("a/.git", ".git", ""),
  ])
  func `the last name of a path ends at its last point`(path: String, name: String, stem: String) {
    #expect(FolderPath.name(of: path) == name)
    #expect(FolderPath.stem(of: path) == stem)
  }

  @Test func `paths have steps in common up to the first that differs`() {
    let paths = ["/a/b/c", "/a/b", "/a/bc", "x", ""]
    #expect(paths.map { FolderPath.commonStepCount("/a/b/d.xib", $0) } == [2, 2, 1, 0, 0])
  }
}
