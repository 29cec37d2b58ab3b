import Testing

/// The checks before previews of a package are built. 'scripts/previews' tests the rest.
struct RunCommandTests {
  private let tool = Tool()

  @Test func `a folder without a manifest and a project is refused`() throws {
    try tool.expect(
      ["run", "."], endsWith: 66, ".: neither a Swift package nor an Xcode project",
      "'run' needs a folder with a Package.swift or an .xcodeproj, or the path of a project or workspace")
  }

  @Test func `a folder with several projects in its folders names one of them`() throws {
    try tool.add("A/A.xcodeproj/project.pbxproj", "{}")
    try tool.add("B/B.xcodeproj/project.pbxproj", "{}")
    try tool.expect(
      ["run", "."], endsWith: 66, ".: contains 2 Xcode projects in its folders, and 'run' draws one",
      "write 'render-layouts run A/A.xcodeproj', or another of them")
  }

  @Test func `a library that is not a checkout is reported before building`() throws {
    try tool.add("Package.swift", "let package = Package(name: \"App\")\n")
    try tool.expect(
      ["run", ".", "--library", "nowhere"], endsWith: 66, "nowhere: not a checkout of render-layouts",
      "'--library' takes a folder with its Package.swift and sources")
  }

  @Test func `an invalid scale is reported before building`() throws {
    try tool.expect(["run", ".", "--scale", "0"], "invalid value '0' for '--scale'", "write a number from 0.1 to 8")
  }

  @Test func `only one package is drawn at a time`() throws {
    try tool.expect(
      ["run", "a", "b"], "'run' needs the folder of one Swift package", "write 'render-layouts run .'")
  }
}
