import Foundation
import FoundationXML
import LayoutTestSupport
import Testing
import VisibleText

@testable import ReviewReports

/// Names with a special meaning for readers of a report are still treated as names.
@Suite struct HostileReportTests {
  /// Reads XML and keeps the attributes of its elements.
  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) { elements.append((name, attributes)) }

    static func elements(of text: String) throws -> [(name: String, attributes: [String: String])] {
      let reader = Reader()
      let parser = XMLParser(data: Data(text.utf8))
      parser.delegate = reader
      try #require(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
      return reader.elements
    }
  }

  /// Returns the part of a string that XML can represent, as an XML reader sees it.
  private static func inXML(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...: kept.append(scalar)
      default: break
      }
    }
    return String(kept)
  }

  @Test(arguments: ReportSamples.hostileNames)
  func `JUnit contains the full name, visibly, and no additional element`(name: String) throws {
    let plain = try Reader.elements(of: ReportFormat.junit.text(of: ReportSamples.review()))
    let elements = try Reader.elements(of: ReportFormat.junit.text(of: ReportSamples.review(naming: name)))
    expect(elements.map(\.name), is: plain.map(\.name))
    let suites = elements.filter { $0.name == "testsuite" }
    expect(suites.last?.attributes["name"], is: Self.inXML(VisibleText.line(name)))
  }

  @Test(arguments: ReportSamples.hostileNames)
  func `a GitHub command is one line and keeps its meaning`(name: String) throws {
    let text = try ReportFormat.github.text(of: ReportSamples.review(naming: name))
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    #expect(lines.count == 4 && lines[3].isEmpty)
    #expect(!text.utf8.contains(UInt8(ascii: "\r")))
    for (line, kind) in zip(lines, ["error", "error", "warning"]) {
      // Parsed as the runner does it: the kind, the properties up to the next '::', the message.
      let command = String(decoding: line, as: UTF8.self)
      let parts = command.components(separatedBy: "::")
      #expect(parts[0].isEmpty)
      let words = parts[1].split(separator: " ", maxSplits: 1)
      #expect(words[0] == kind)
      let properties = words[1].components(separatedBy: ",").map { $0.components(separatedBy: "=")[0] }
      expect(properties, is: ["file", "line", "col", "title"])
    }
  }

  @Test(arguments: ReportSamples.hostileNames)
  func `a line for compilers stays one line`(name: String) throws {
    let text = try ReportFormat.gcc.text(of: ReportSamples.review(naming: name))
    let plain = try ReportFormat.gcc.text(of: ReportSamples.review())
    func places(_ text: String) -> [String] {
      text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
        $0.components(separatedBy: ": ").prefix(2).joined(separator: ": ")
      }
    }
    expect(places(text), is: places(plain))
  }

  @Test(arguments: ReportSamples.hostileNames)
  func `JSON contains the full name`(name: String) throws {
    func object(_ format: ReportFormat) throws -> Any {
      try JSONSerialization.jsonObject(with: Data(format.text(of: ReportSamples.review(naming: name)).utf8))
    }
    let issues = try #require(object(.gitlab) as? [[String: Any]])
    #expect(issues.count == 3 && Set(issues.compactMap { $0["fingerprint"] as? String }).count == 3)
    let log = try #require(object(.sarif) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    let scene = (results[1]["properties"] as? [String: Any])?["scene"] as? String
    // Foundation removes a byte order mark at the start of a string.
    #expect(scene == name || scene == String(name.unicodeScalars.drop { $0 == "\u{FEFF}" }))
  }

  @Test(arguments: ReportSamples.hostileNames)
  func `Markdown has no additional line or markup`(name: String) throws {
    let text = try ReportFormat.markdown.text(of: ReportSamples.review(naming: name))
    let plain = try ReportFormat.markdown.text(of: ReportSamples.review())
    func shape(_ text: String) -> [[Character]] {
      text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
        line.unicodeScalars.filter { "|*_`[]<>".unicodeScalars.contains($0) }.map(Character.init)
      }
    }
    expect(shape(text), is: shape(plain))
  }
}
