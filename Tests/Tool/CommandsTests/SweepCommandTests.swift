import Foundation
import LayoutTestSupport
import Testing

/// Scenes in windows of all sizes on the command line.
@Suite struct SweepCommandTests {
  let tool = Tool()

  init() throws { try tool.add("card.scene.yaml", Self.scene) }

  static let scene = """
    format: 1
    scene: Card
    devices: [iPhone 5s, iPad Air 11]
    views:
      card:
    constraints:
      - card: { leading: superview + 20, top: superview + 20, height: 50 }
      - card.width <= 300
      - card.trailing == superview.trailing - 20 @750
      - card.width >= 80

    """

  @Test func `each size at which the layout changes is listed with its findings`() throws {
    try tool.expect(
      "check", "card.scene.yaml", "--sweep", "width=60..600",
      prints: """
        Card: width 60 to 600 on iPad Air 11, portrait, en, L: 2 breakpoints
               120  'card' begins to grow in width from 80
               340  'card' keeps a width of 300

        """)
  }

  @Test func `a film strip and the report contain the sizes`() throws {
    let run = try tool.run("render", "card.scene.yaml", "--sweep", "width=60..600", "-f", "svg")
    #expect(run.code == 0 && run.messages == "")
    #expect(run.output.hasPrefix("Card: width 60 to 600"))
    let strip = try String(contentsOfFile: "\(tool.folder.path)/Output/sheets/card.svg", encoding: .utf8)
    for width in [60, 120, 340, 600] { #expect(strip.contains("\(width) points wide")) }
    let report = try String(contentsOfFile: "\(tool.folder.path)/Output/report.json", encoding: .utf8)
    #expect(report.contains(#"{"at":120,"changes":["#) && report.contains(#"{"at":340,"changes":["#))
    let again = try tool.run("render", "card.scene.yaml", "--sweep", "width=60..600", "-f", "svg", "-j", "1")
    #expect(again.output == run.output)
    try expect(String(contentsOfFile: "\(tool.folder.path)/Output/report.json", encoding: .utf8), is: report)
  }

  @Test func `windows on several devices are labeled, with the sizes of their own device's sweep`() throws {
    let devices = "iPhone 8,iPad mini (6th gen)"
    let run = try tool.run(
      "render", "card.scene.yaml", "-d", devices, "--orientation", "portrait", "--sweep", "height=300..340", "-f", "svg"
    )
    #expect(run.code == 0 && run.messages == "")
    let sheet = try String(contentsOfFile: "\(tool.folder.path)/Output/sheets/card.svg", encoding: .utf8)
    let headings = sheet.matches(of: />on ([^<]+)</).map { String($0.output.1) }
    for device in ["iPhone 8", "iPad mini (6th gen)"] {
      #expect(headings.count { $0 == device } == headings.count / 2)
      #expect(sheet.contains(", 300 points high on \(device), portrait: "))
    }
  }

  @Test(arguments: [
    "width", "width=", "width=320", "depth=1..2", "width=500..320", "width=0..9", "width=1..nan", "a..b",
  ])
  func `invalid sweeps are rejected`(word: String) throws {
    let run = try tool.run("check", "card.scene.yaml", "--sweep", word)
    #expect(run.code == 64)
    #expect(run.messages.contains("invalid value '\(word)' for '--sweep'"))
  }

  @Test(arguments: ["--as-saved", "--infer=fixed", "--log", "--stop-on-conflict"])
  func `options about one size cannot be combined with --sweep`(option: String) throws {
    let run = try tool.run("check", "card.scene.yaml", "--sweep", "width=320..400", option)
    #expect(run.code == 64 && run.messages.contains("cannot be combined with '--sweep'"))
  }
}
