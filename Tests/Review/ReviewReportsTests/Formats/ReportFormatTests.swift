import Findings
import Foundation
import FoundationXML
import LayoutTestSupport
import ReviewTestSupport
import Scenes
import Testing

@testable import ReviewReports

@Suite struct ReportFormatTests {
  @Test func `the gcc report has one line per finding`() throws {
    try expect(
      ReportFormat.gcc.text(of: ReportSamples.review()),
      is: """
        App/Scenes/Broken.scene.yaml:3:7: error: unknown view 'Login' [unknown-view]
        App/Scenes/Login.scene.yaml:6:5: error: 3 constraints of Login conflict [conflict]
        App/Scenes/Login.scene.yaml:6:5: note: form.width == 1000
        App/Scenes/Login.scene.yaml:6:5: note: form.leading == root.leading + 20
        App/Scenes/Login.scene.yaml:6:5: note: lower one of them
        App/Scenes/Login.scene.yaml:6:5: note: on all 2 layouts
        App/Scenes/Login.scene.yaml:9:5: warning: 'Login' is cut off [truncated]
        App/Scenes/Login.scene.yaml:9:5: note: on Phone, landscape

        """)
  }

  @Test func `the GitHub report has annotations`() throws {
    try expect(
      ReportFormat.github.text(of: ReportSamples.review()),
      is: """
        ::error file=App/Scenes/Login.scene.yaml,line=6,col=5,title=Login%3A conflict on all 2 layouts::3 constraints of Login conflict%0Aform.width == 1000%0Aform.leading == root.leading + 20%0Alower one of them%0Aon all 2 layouts
        ::error file=App/Scenes/Broken.scene.yaml,line=3,col=7,title=unknown-view::unknown view 'Login'
        ::warning file=App/Scenes/Login.scene.yaml,line=9,col=5,title=Login%3A truncated on Phone%2C landscape::'Login' is cut off%0Aon Phone, landscape

        """)
  }

  @Test(
    arguments: [(9, 9, nil), (10, 10, nil), (11, 10, "and 2 more"), (40, 10, "and 31 more")] as [(Int, Int, String?)])
  func `at most ten annotations per kind are printed, and the last counts the rest`(
    errors: Int, lines: Int, rest: String?
  ) throws {
    let text = try ReportFormat.github.text(of: ReportSamples.review(errors: errors))
    let commands = text.split(separator: "\n")
    #expect(commands.count == lines && commands.allSatisfy { $0.hasPrefix("::error ") })
    // Findings on both layouts come before findings on one.
    #expect(commands[0].contains("line=\(errors / 2 + 1),"))
    if let rest {
      #expect(commands.last == "::error title=Layouts::\(rest); the job summary lists all of them")
    }
  }

  @Test func `the GitLab report lists code quality issues`() throws {
    let uniqueFindings = try ReportSamples.review().uniqueFindings
    let text = try ReportFormat.gitlab.text(of: ReportSamples.review())
    #expect(
      text == """
        [
          {
            "description": "unknown view 'Login'",
            "check_name": "unknown-view",
            "fingerprint": "\(uniqueFindings[0].fingerprint)",
            "severity": "major",
            "location": {
              "path": "App/Scenes/Broken.scene.yaml",
              "lines": {"begin":3}
            }
          },
          {
            "description": "3 constraints of Login conflict, on all 2 layouts",
            "check_name": "conflict",
            "fingerprint": "\(uniqueFindings[1].fingerprint)",
            "severity": "major",
            "location": {
              "path": "App/Scenes/Login.scene.yaml",
              "lines": {"begin":6}
            }
          },
          {
            "description": "'Login' is cut off, on Phone, landscape",
            "check_name": "truncated",
            "fingerprint": "\(uniqueFindings[2].fingerprint)",
            "severity": "minor",
            "location": {
              "path": "App/Scenes/Login.scene.yaml",
              "lines": {"begin":9}
            }
          }
        ]

        """)
  }

  @Test func `the JUnit report has test cases`() throws {
    let golden = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="render-layouts" tests="3" failures="1" errors="1">
        <testsuite name="App/Scenes/Broken.scene.yaml" tests="1" failures="0" errors="1" file="App/Scenes/Broken.scene.yaml">
          <testcase classname="App/Scenes/Broken.scene.yaml" name="unknown view 'Login' [unknown-view]">
            <error type="unknown-view" message="unknown view 'Login'">App/Scenes/Broken.scene.yaml:3:7: error: unknown view 'Login'</error>
          </testcase>
        </testsuite>
        <testsuite name="Login" tests="2" failures="1" errors="0" file="App/Scenes/Login.scene.yaml">
          <testcase classname="App/Scenes/Login.scene.yaml" name="3 constraints of Login conflict [conflict]">
            <failure type="conflict" message="3 constraints of Login conflict">App/Scenes/Login.scene.yaml:6:5: error: 3 constraints of Login conflict
      form.width == 1000
      form.leading == root.leading + 20
      lower one of them
      on all 2 layouts</failure>
            <system-out>[[ATTACHMENT|Output/renders/login/phone.portrait.en.L.light.png]]
      [[ATTACHMENT|Output/renders/login/phone.landscape.en.L.light.png]]</system-out>
          </testcase>
          <testcase classname="App/Scenes/Login.scene.yaml" name="'Login' is cut off [truncated]">
            <system-out>App/Scenes/Login.scene.yaml:9:5: warning: 'Login' is cut off
      on Phone, landscape
      [[ATTACHMENT|Output/renders/login/phone.landscape.en.L.light.png]]</system-out>
          </testcase>
        </testsuite>
      </testsuites>

      """
    try expect(ReportFormat.junit.text(of: ReportSamples.review()), is: golden)
    let strict = try ReportFormat.junit.text(of: ReportSamples.review(), isStrict: true)
    #expect(strict.contains("tests=\"3\" failures=\"2\" errors=\"1\""))
    #expect(strict.contains("<failure type=\"truncated\" message=\"'Login' is cut off\">"))
  }

  @Test func `a scene without a finding is a passed test`() throws {
    var report = SampleReview.report
    report.unreadDocuments = []
    report.scenes[0].layouts[0].findings = []
    let review = try ReportedReview(reading: Array(report.json.utf8), in: nil)
    let text = ReportFormat.junit.text(of: review)
    #expect(text.contains("<testcase classname=\"Scenes/Login.scene.yaml\" name=\"2 layouts\"/>"))
    #expect(text.contains("tests=\"1\" failures=\"0\" errors=\"0\""))
    #expect(ReportFormat.gcc.text(of: review).isEmpty && ReportFormat.github.text(of: review).isEmpty)
    expect(ReportFormat.gitlab.text(of: review), is: "[]\n")
  }

  @Test func `the Markdown report is a summary for people`() throws {
    try expect(
      ReportFormat.markdown.text(of: ReportSamples.review()),
      is: """
        ## Layouts: 2 errors, 1 warning

        1 scene, 2 layouts: 0 fine, 0 with warnings, 2 with errors. 1 document could not be read.

        | scene | layouts | fine | warnings | errors |
        | --- | --- | --- | --- | --- |
        | Login | 2 | 0 | 0 | 2 |

        | rule | findings | also |
        | --- | --- | --- |
        | conflict | 1 error |  |
        | unknown-view | 1 error |  |
        | truncated | 1 warning |  |

        ### Documents

        - **error** unknown view 'Login' [unknown-view]<br>App/Scenes/Broken.scene.yaml:3:7

        ### Login

        - **error** 3 constraints of Login conflict [conflict]<br>App/Scenes/Login.scene.yaml:6:5, on all 2 layouts<br>form.width == 1000<br>form.leading == root.leading &#43; 20<br>lower one of them
        - **warning** 'Login' is cut off [truncated]<br>App/Scenes/Login.scene.yaml:9:5, on Phone, landscape

        """)
  }

  @Test func `a summary stays below GitHub's limit`() throws {
    var report = SampleReview.report(naming: String(repeating: "<", count: 300))
    report.unreadDocuments = Array(repeating: report.unreadDocuments[0], count: 2000)
    let text = try ReportFormat.markdown.text(of: ReportedReview(reading: Array(report.json.utf8), in: nil))
    #expect(text.utf8.count < 1_000_000)
    #expect(text.contains(" more; `report.json` lists all of them."))
  }

  @Test(arguments: ["<", "名", "a long name of a view "])
  func `a comment fits GitHub with its mark, and ends with a count of omitted lines`(name: String) throws {
    var report = SampleReview.report(naming: String(repeating: name, count: 300))
    report.unreadDocuments = Array(repeating: report.unreadDocuments[0], count: 2000)
    report.scenes = Array(repeating: report.scenes[0], count: 600)
    let place = ReportPlace(folder: ".", results: "https://example.com/run#artifacts")
    let text = ReportFormat.comment.text(of: ReportedReview(report), place: place)
    #expect(text.utf16.count <= 65_400 && text.utf16.count > 40_000)
    let lines = text.split(separator: "\n")
    #expect(lines.dropLast().last?.hasPrefix("- **error** ") == true)
    let ending = try #require(lines.last)
    #expect(
      ending.wholeMatch(
        of:
          /\d+ more findings did not fit here\. \[The results of this run\]\(https:\/\/example\.com\/run#artifacts\) contain all findings and pictures\./
      ) != nil, "\(ending)")
  }

  @Test func `one very long finding leaves room for others in a comment`() throws {
    var report = SampleReview.report
    report.scenes[0].layouts[0].findings[0].finding.notes = (0..<3000).map { Finding.Note("line \($0)") }
    let text = ReportFormat.comment.text(of: ReportedReview(report))
    #expect(text.utf16.count < 12_000 && text.hasSuffix(" more lines\n"))
  }

  @Test(arguments: [
    (ReportPlace(), "<code>renders/a.before.svg</code>"),
    (
      ReportPlace(folder: ".", results: "https://example.com/run"),
      "[<code>renders/a.before.svg</code>](https://example.com/run)"
    ),
    (
      ReportPlace(folder: ".", results: "https://example.com/run", pictures: "https://example.com/raw/diff/"),
      "<img src=\"https://example.com/raw/diff/renders/a.before.svg\" alt=\"before\" width=\"280\">"
    ),
  ])
  func `a comment shows pictures only if they are accessible there`(place: ReportPlace, cell: String) {
    var report = SampleReview.report
    report.scenes[0].changedPictures = ChangedPictures(before: "renders/a.before.svg", after: nil, layoutCount: 2)
    let text = ReportFormat.comment.text(of: ReportedReview(report), place: place)
    #expect(text.contains("| \(cell) |  |\n"), "\(text)")
    #expect(ReportFormat.markdown.text(of: ReportedReview(report)).contains("<img src=\"renders/a.before.svg\""))
  }

  @Test(arguments: [("App", "Scenes/Login.scene.yaml", "App/Scenes/Login.scene.yaml"), ("App", "../a.xib", "a.xib")])
  func `paths for services start at the top of the repository`(folder: String, path: String, expected: String) throws {
    var report = SampleReview.report
    report.unreadDocuments = [
      ReportedDocument(
        path: path,
        findings: [
          FindingReport(
            Finding(code: "unreadable", message: "no", source: SourceLocation(path: path, line: 1, column: 1)))
        ])
    ]
    report.scenes = []
    let review = ReportedReview(report)
    let place = ReportPlace(folder: folder)
    for format in [ReportFormat.github, .gitlab, .sarif] {
      let text = format.text(of: review, place: place)
      #expect(text.contains(expected) && !text.contains("..") && !text.contains("App/App"), "\(text)")
    }
    #expect(ReportFormat.gcc.text(of: review, place: place).hasPrefix(path))
  }

  @Test func `the JSON report is unchanged after reading`() throws {
    let review = try ReportedReview(reading: Array(SampleReview.report.json.utf8), in: nil)
    expect(ReportFormat.json.text(of: review), is: SampleReview.report.json)
  }
}
