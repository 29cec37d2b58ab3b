import ContactSheets
import Drawing
import Findings
import Geometry
import LayoutTestSupport
import ReviewReports
import Scenes
import Testing

@Suite struct SheetChecklistTests {
  /// The picture leaves 240 points beside it, in which the answer would not fit.
  @Test func `a checklist is not cut off beside a picture`() throws {
    let devices = DeviceCatalogue.devices(named: "iPhone 16 Pro Max")
    let variants = VariantSelection(devices: devices, orientations: [.portrait]).variants(fallback: VariantSelection())
    let scene = Scene(
      name: "Login", documentPath: "Login.xib", source: .init(path: "Login.xib", line: 1, column: 1), views: [])
    let questions = SceneCoverage(of: scene, by: variants, hasTrials: true).checks
    let drift = Finding(code: .rotationDrift, message: "'title' is in a different position after rotation", source: nil)
    var sheet = ContactSheet(
      sceneName: "Login", documentPath: "Login.xib", layouts: variants.map { LoginLayout($0).layout })
    sheet.checklist = SceneChecklist(
      questions.filter { $0.check == .rotation }, layouts: [], trials: [drift])
    let pages = sheet.pages(measuringTextWith: FixedPitchTextMeasurer(advance: 6, lineHeight: 15, descent: 4))
    let words = try #require(pages.first).commands.group("checklist").flatMap(\.texts).map(\.text)
    #expect(words == ["Checklist", "1 fails", "Rotation and return", "fail: \(drift.message.text)"])
  }

  @Test func `a list without answers stays within its width on any number of lines`() throws {
    let pen = SheetPen(FixedPitchTextMeasurer(advance: 6, lineHeight: 15, descent: 4))
    let devices = DeviceCatalogue.devices(named: "iPhone 16 Pro")
    let variants = VariantSelection(devices: devices, orientations: [.portrait, .landscape])
      .variants(fallback: VariantSelection())
    let scene = Scene(
      name: "Row", documentPath: "Row.xib", source: .init(path: "Row.xib", line: 1, column: 1), views: [])
    let questions = SceneCoverage(of: scene, by: variants, hasTrials: true).checks
    let list = SheetChecklist(
      SceneChecklist(questions, layouts: [], trials: []), isBrief: true, pen: pen)
    for width in stride(from: 340.0, through: 900, by: 20) {
      let texts = list.commands(x: 0, top: 0, width: width).0.flatMap(\.texts)
      #expect(!texts.contains { $0.text.hasPrefix("pass") })
      let right = texts.map { $0.origin.x + 6 * Double($0.text.count) }.max() ?? 0
      #expect(right <= list.usedWidth(in: width) && list.usedWidth(in: width) <= width, "\(width)")
    }
  }
}
