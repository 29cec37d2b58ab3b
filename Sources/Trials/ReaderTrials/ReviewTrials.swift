internal import AutoLayout
internal import Baselines
internal import CommandArguments
internal import Findings
internal import JSON
internal import MarkupReading
internal import ReviewReports
internal import SceneFiles
internal import Scenes

extension ReaderTrial {
  /// The configuration of a project, `.render-layouts.yml`.
  static let configuration = ReaderTrial("configuration", longestInput: 1024, mutantCount: 5000) { bytes in
    do throws(DocumentError) {
      let configuration = try ProjectConfiguration(
        reading: bytes, path: "fuzzed",
        options: ["device": .list, "overlays": .list, "scale": .value, "output": .value, "dark": .flag],
        ruleCodes: ["ambiguous", "conflict", "truncated"])
      let check = PlaceCheck(bytes)
      let sources = configuration.settings.map(\.source) + configuration.devices.map(\.source)
      return sources.lazy.compactMap { check.fault(ofLine: $0.line, message: "a setting") }.first
    } catch {
      return PlaceCheck(bytes).fault(of: error)
    }
  }

  /// Accepted findings: what is written is read as the same lines.
  static let acceptedFindings = ReaderTrial("accepted-findings", longestInput: 1024, mutantCount: 12_000) { bytes in
    do throws(AcceptedFindingsError) {
      let text = try AcceptedFindings(reading: bytes, folder: "/project").text
      let again = try? AcceptedFindings(reading: Array(text.utf8), folder: "/project").text
      return again == text ? nil : "what is written is read as something else: \(text)"
    } catch {
      return PlaceCheck(bytes).fault(ofLine: error.line, message: error.message)
    }
  }

  /// Baselines: a written baseline is read as the same value.
  static let baseline = ReaderTrial("baseline", longestInput: 1024, mutantCount: 12_000) { bytes in
    do throws(BaselineError) {
      let layouts = try BaselineText.layouts(in: bytes)
      let text = BaselineText.text(of: layouts)
      let again = try? BaselineText.layouts(in: Array(text.utf8))
      guard let again else { return "what is written cannot be read: \(text)" }
      // Layouts without views and findings have no line.
      let reported = layouts.filter { !$0.views.isEmpty || !$0.findings.isEmpty }
      return again == reported ? nil : "what is written is read as something else: \(text)"
    } catch {
      return PlaceCheck(bytes).fault(ofLine: error.line, message: error.message)
    }
  }

  /// Decisions about layouts: their order does not change which layouts are accepted.
  static let decisions = ReaderTrial("decisions", longestInput: 1024, mutantCount: 12_000) { bytes in
    do throws(BaselineError) {
      let decisions = try ApprovalDecisions(reading: bytes)
      guard let value = try? JSONParser.value(in: bytes) else { return "decisions that are not JSON" }
      let reversed: JSONValue = ["format": 1, "decisions": .array((value["decisions"]?.elements ?? []).reversed())]
      let again = try? ApprovalDecisions(reading: Array(reversed.line.utf8))
      return again == decisions ? nil : "other layouts are accepted in another order"
    } catch {
      return PlaceCheck(bytes).fault(ofLine: error.line, message: error.message)
    }
  }

  /// Reports: the JSON and XML formats that are made from a report are well-formed.
  static let report = ReaderTrial("report", longestInput: 4096, mutantCount: 4000) { bytes in
    do throws(ReportReadingError) {
      let review = try ReportedReview(reading: bytes, in: "Output")
      return ReportFormat.allCases.lazy.compactMap { faultOfText($0.text(of: review), $0.rawValue) }.first
    } catch {
      guard let line = error.line else { return error.message.isEmpty ? "an error without words" : nil }
      return PlaceCheck(bytes).fault(ofLine: line, message: error.message)
    }
  }

  private static func faultOfText(_ text: String, _ format: String) -> String? {
    switch format {
    case "json", "sarif", "gitlab":
      return (try? JSONParser.value(in: Array(text.utf8))) == nil ? "the report '\(format)' is not JSON" : nil
    case "junit":
      let root = try? XMLElementParser.root(of: XMLText(Array(text.utf8), path: "report"))
      return root == nil ? "the report 'junit' is not XML" : nil
    default: return nil
    }
  }

  /// JSON: a written value is read as the same value.
  static let json = ReaderTrial("json", longestInput: 512, mutantCount: 20_000) { bytes in
    do throws(JSONError) {
      let line = try JSONParser.value(in: bytes).line
      return (try? JSONParser.value(in: Array(line.utf8)))?.line == line ? nil : "the value changes: \(line)"
    } catch {
      let place = error.place(in: bytes)
      guard (0...bytes.count).contains(error.offset), place.column >= 1 else { return "an error outside of the text" }
      return PlaceCheck(bytes).fault(ofLine: place.line, message: error.message)
    }
  }

  /// Command lines, with one argument on each line.
  static let commandLine = ReaderTrial("command-line", longestInput: 256, mutantCount: 3500) { bytes in
    let words = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    do {
      _ = try ArgumentParser.invocation(of: words.map(String.init))
      return nil
    } catch {
      return (error as? UsageError)?.message.isEmpty == false ? nil : "an error without words"
    }
  }
}
