import Foundation
import Testing

/// Fonts that documents name, in the project or missing.
@Suite struct ProjectFontTests {
  let tool = Tool()

  private func scene(_ family: String) -> String {
    """
    format: 1
    scene: Fonts
    devices: [iPhone 8]
    views:
      title: { type: label, text: iiii, font: { family: \(family), size: 20 } }
    constraints:
      - title: { top: superview + 40, leading: superview + 20 }

    """
  }

  /// Returns the solved width of the title.
  private func width() throws -> String {
    let output = try tool.run("solve", "App").output
    let frame = try #require(output.firstMatch(of: #/"view": *"title".*"frame": *\[([^\]]*)\]/#)?.1)
    return String(frame.split(separator: ",")[2].drop { $0 == " " })
  }

  @Test func `a font file of the project is used if a scene names it`() throws {
    try tool.add("App/fonts.scene.yaml", scene("DejaVuSansMono-Bold"))
    let file = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Bold.ttf"
    let without = try width()
    try tool.add("App/App.xcodeproj/project.pbxproj", "")
    try tool.add("App/Fonts/Mono.ttf", try Data(contentsOf: URL(filePath: file)))
    // 1233 of 2048 units for each character, rounded up to a pixel.
    try #expect(width() == "48.5" && without != "48.5")
    #expect(try tool.run("check", "App").messages.isEmpty)
  }

  @Test func `missing fonts are reported once and do not change the exit code`() throws {
    try tool.add("App/a.scene.yaml", scene("Avenir Next"))
    try tool.add("App/b.scene.yaml", scene("Comic Neue"))
    let run = try tool.run("check", "App", "--strict")
    #expect(run.code == 0)
    #expect(
      run.messages == """
        render-layouts: note: missing fonts: Avenir Next (its widths are known from Xcode documents), Comic \
        Neue (Helvetica's widths are used instead)
            add the font files to the project, in the folder of the document or above it

        """)
    #expect(try tool.run("check", "App", "--quiet").messages.isEmpty)
  }
}
