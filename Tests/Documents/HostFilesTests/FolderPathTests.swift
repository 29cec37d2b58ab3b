import LayoutTestSupport
import Testing

@testable import HostFiles

@Suite struct FolderPathTests {
  @Test(arguments: [
    ("a/b.xib", "a/b.xib"), ("a/../b.xib", "b.xib"), ("a/b/../../c.xib", "c.xib"), ("../a.xib", "../a.xib"),
    ("a/../../b.xib", "../b.xib"), ("./a/./b.xib", "a/b.xib"), ("/a/../b.xib", "/b.xib"), ("/../a.xib", "/../a.xib"),
  ])
  func `the '.' and '..' components of a path are resolved`(path: String, shortened: String) {
    expect(FolderPath.shortened(path), is: shortened)
  }

  @Test(arguments: [
    ("a/b.xib", "b.xib", "b"), ("b", "b", "b"), ("/a/b.c.xib//", "b.c.xib", "b.c"),
    ("主页/\u{301}登.xib", "\u{301}登.xib", "\u{301}登"),
    ("/", "/", "/"), ("", "", ""), ("a/.git", ".git", ""),
  ])
  func `the extension of a file name starts at its last period`(path: String, name: String, stem: String) {
    expect(FolderPath.name(of: path), is: name)
    expect(FolderPath.stem(of: path), is: stem)
  }

  @Test func `the common steps of paths end at the first difference`() {
    let paths = ["/a/b/c", "/a/b", "/a/bc", "x", ""]
    expect(paths.map { FolderPath.commonStepCount("/a/b/d.xib", $0) }, is: [2, 2, 1, 0, 0])
  }
}
