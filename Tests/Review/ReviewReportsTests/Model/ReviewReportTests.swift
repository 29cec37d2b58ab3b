import Findings
import Foundation
import LayoutTestSupport
import ReviewReports
import ReviewTestSupport
import Testing

@Suite struct ReviewReportTests {
  @Test func `the report lists each finding`() {
    var report = SampleReview.report
    report.scenes[0].layouts.removeLast()
    expect(report.json, is: Self.golden)
  }

  @Test func `the same review gives the same report`() {
    expect(SampleReview.report.json, is: SampleReview.report.json)
  }

  @Test(arguments: SampleReview.awkwardNames)
  func `another JSON reader reads every name unchanged`(name: String) throws {
    let data = Data(SampleReview.report(naming: name).json.utf8)
    let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let scene = try #require((object["scenes"] as? [[String: Any]])?.first)
    expect(scene["name"] as? String, is: name)
  }

  @Test func `the most severe finding determines the status`() {
    func status(_ severities: Finding.Severity...) -> ReviewStatus {
      ReviewStatus(severities.map { FindingReport(Finding(code: "c", severity: $0, message: "m", source: nil)) })
    }
    expect(status(), is: .ok)
    expect(status(.note), is: .ok)
    expect(status(.note, .warning), is: .warning)
    expect(status(.warning, .error, .note), is: .error)
  }

  @Test func `a document that cannot be read makes the review an error`() {
    var report = SampleReview.report
    report.scenes[0].layouts[0].findings = []
    expect(report.scenes[0].status, is: .ok)
    expect(report.status, is: .error)
    report.unreadDocuments = []
    expect(report.status, is: .ok)
    report.scenes[0].findings = [FindingReport(Finding(code: "c", severity: .warning, message: "m", source: nil))]
    expect(report.status, is: .warning)
  }

  @Test func `a layout with only expected findings is ok for programs, and counted as expected`() {
    var finding = Finding(code: "conflict", severity: .note, message: "m", source: nil)
    finding.isExpected = true
    var report = SampleReview.report
    report.unreadDocuments = []
    report.scenes[0].findings = []
    report.scenes[0].layouts[0].findings = [FindingReport(finding)]
    #expect(report.scenes[0].status == .expected && report.status == .expected && report.status.isFine)
    let text = report.json
    #expect(text.contains("\"status\": \"ok\"") && !text.contains("\"status\": \"expected\""))
    #expect(text.contains("\"ok\":2,\"expected\":1,\"warning\":0"))
    report.scenes[0].layouts[0].findings += [
      FindingReport(Finding(code: "off-screen", severity: .warning, message: "m", source: nil))
    ]
    expect(report.scenes[0].status, is: .warning)
  }

  @Test func `a finding lists its views by name, and no missing view`() {
    let finding = SampleReview.report.scenes[0].layouts[0].findings[0]
    expect(finding.viewNames, is: ["form"])
  }

  private static let golden = """
    {
      "schemaVersion": 1,
      "tool": {"name":"render-layouts","version":"1.2.3"},
      "selection": "1 device, portrait and landscape",
      "status": "error",
      "totals": {"scenes":1,"layouts":1,"ok":0,"expected":0,"warning":0,"error":1,"unread":1},
      "unread": [
        {
          "path": "Scenes/Broken.scene.yaml",
          "findings": [
            {"code":"unknown-view","severity":"error","message":"unknown view 'Login'","arguments":["Login"],"path":"Scenes/Broken.scene.yaml","line":3,"column":7,"excerpt":["    - Login.top == 8",7,5]}
          ]
        }
      ],
      "sheets": [],
      "scenes": [
        {
          "name": "Login",
          "identifier": "Login",
          "slug": "login",
          "document": "Scenes/Login.scene.yaml",
          "line": 1,
          "column": 1,
          "status": "error",
          "sheets": [
            {"png":null,"svg":"sheets/login.svg","width":400,"height":300,"area":null}
          ],
          "findings": [],
          "layouts": [
            {
              "variant": "phone.portrait.en.L.light",
              "device": {"identifier":"phone","name":"Phone","width":320,"height":480,"scale":2,"idiom":"phone"},
              "orientation": "portrait",
              "locale": "en",
              "textSize": "L",
              "appearance": "light",
              "status": "error",
              "size": [320,480],
              "variations": [],
              "picture": {"png":"renders/login/phone.portrait.en.L.light.png","svg":"renders/login/phone.portrait.en.L.light.svg","width":640,"height":960,"area":null},
              "findings": [
                {"code":"conflict","severity":"error","message":"3 constraints of Login conflict","arguments":["Login"],"hint":"lower one of them","notes":["form.width == 1000","form.leading == root.leading + 20"],"path":"Scenes/Login.scene.yaml","line":6,"column":5,"views":["form"]}
              ]
            }
          ],
          "views": 4
        }
      ],
      "documents": []
    }

    """
}
