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
}
