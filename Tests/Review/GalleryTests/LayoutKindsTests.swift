import Foundation
import JSON
import LayoutTestSupport
import ReviewTestSupport
import Testing

@testable import Gallery
@testable import ReviewReports

@Suite struct LayoutKindsTests {
  /// Returns the layouts of the scenes in the data, assembled as the page does it.
  private func layouts(in data: JSONValue) throws -> [[JSONValue]] {
    let review = try JSONParser.value(in: Array(data.lines().utf8))
    let kinds = try #require(review["kinds"]).elements
    return try #require(review["scenes"]).elements.map { scene in
      try #require(scene["layouts"]).elements.map { number in
        let kind = kinds[Int(try #require(number.number))]
        return .object(kind.members.map { .init($0.key, placed($0.value, in: scene["slug"]?.string ?? "")) })
      }
    }
  }

  /// Returns the value with the picture paths in the folder of a scene.
  private func placed(_ value: JSONValue, in slug: String) -> JSONValue {
    guard !value.members.isEmpty else { return value }
    return .object(
      value.members.map { member in
        let path = member.value.string?.replacingOccurrences(of: "renders/~/", with: "renders/\(slug)/")
        return .init(member.key, path.map(JSONValue.string) ?? member.value)
      })
  }

  /// The layouts of the scenes of a report, as text.
  private func texts(_ layouts: [[JSONValue]]) -> [[String]] { layouts.map { $0.map { $0.lines() } } }

  /// A report with a scene for each name.
  private func report(_ slugs: [String]) -> ReviewReport {
    var report = SampleReview.report
    let scene = report.scenes[0]
    report.scenes = slugs.map { slug in
      var scene = scene
      func moved(_ path: String?) -> String? {
        path?.replacingOccurrences(of: "renders/login/", with: "renders/\(slug)/")
      }
      scene.slug = slug
      for position in scene.layouts.indices {
        let picture = scene.layouts[position].picture
        scene.layouts[position].picture?.svgPath = moved(picture?.svgPath)
        scene.layouts[position].picture?.pngPath = moved(picture?.pngPath)
      }
      return scene
    }
    return report
  }

  @Test(arguments: [["login"], ["login", "other"], ["r", "renders", "a.b_c-1"], []])
  func `the page restores the report of each layout`(slugs: [String]) throws {
    let report = report(slugs)
    let scenes = try #require(JSONParser.value(in: Array(report.value.lines().utf8))["scenes"]).elements
    let expected = try scenes.map { try #require($0["layouts"]).elements }
    let data = LayoutKinds.value(of: report.value)
    try expect(texts(layouts(in: data)), is: texts(expected))
  }

  @Test func `layouts shared by scenes are written once, wherever their pictures are`() throws {
    let one = LayoutKinds.value(of: report(["login"]).value)
    let many = LayoutKinds.value(of: report((1...20).map { "login-\($0)" }).value)
    #expect(one["kinds"]?.elements.count == 2)
    #expect(many["kinds"] == one["kinds"])
  }

  @Test func `the values of the scene itself are unchanged`() throws {
    let value = report(["login"]).value
    let scene = try JSONParser.value(in: Array(LayoutKinds.value(of: value).lines().utf8))["scenes"]?.elements.first
    let whole = try JSONParser.value(in: Array(value.lines().utf8))["scenes"]?.elements.first
    #expect(scene?.members.filter { $0.key != "layouts" } == whole?.members.filter { $0.key != "layouts" })
  }
}
