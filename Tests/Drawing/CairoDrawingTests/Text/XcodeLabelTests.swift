import CairoDrawing
import Foundation
import Geometry
import LayoutTestSupport
import Testing
import Typography

/// Labels and buttons whose size Xcode recorded, if the collection is next to the package.
@Suite struct XcodeLabelTests {
  static let collection = URL(filePath: SharedFolder.path("corpus/label-cases.tsv"))

  static let isThere = FileManager.default.fileExists(atPath: collection.path)

  @Test(.enabled(if: isThere, "the sizes recorded by Xcode are not next to the package"))
  func `at least 98 of 100 recorded sizes are reproduced`() throws {
    let cases = try String(contentsOf: Self.collection, encoding: .utf8).split(separator: "\n").dropFirst()
      .compactMap(RecordedLabel.init)
    let measurer = try CairoTextMeasurer()
    let missed = cases.compactMap { $0.miss(measuredWith: measurer) }
    expect(cases.count, is: 311)
    #expect(Double(missed.count) <= 0.02 * Double(cases.count), "\(missed.joined(separator: "\n"))")
  }
}

/// A label or button with the size that Xcode recorded for it.
private struct RecordedLabel {
  var kind: Substring
  var text: String
  var font: Font
  var grid: PixelGrid
  var recorded: Size
  var checks: Substring
  var tolerance: Size
  var lineLimit: Int

  init?(_ line: Substring) {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard columns.count > 20, let size = Double(columns[4]), let weight = FontWeight(rawValue: String(columns[5])),
      let toolsVersion = Int(columns[6]), let scale = Double(columns[8]), let width = Double(columns[9]),
      let height = Double(columns[10])
    else { return nil }
    kind = columns[0]
    text = String(columns[1]).replacing("\\n", with: "\n")
    font = Font(pointSize: size, weight: weight, era: Self.era(toolsVersion))
    grid = PixelGrid(scale: scale)
    recorded = Size(width: width, height: height)
    checks = columns[11]
    tolerance = Size(width: Double(columns[12]) ?? 0, height: Double(columns[13]) ?? 0)
    lineLimit = columns[20].contains("numberOfLines=2") ? 2 : 0
  }

  private static func era(_ toolsVersion: Int) -> TextEra {
    switch toolsVersion {
    case ..<13000: .firstDisplayFont
    case ..<15000: .beforeVariableFont
    case ..<17000: .lastDisplayFont
    default: .current
    }
  }

  /// Returns a description of the difference from the recorded size, or nil.
  func miss(measuredWith measurer: some TextMeasuring) -> String? {
    let measured = size(measuredWith: measurer)
    let misses = [
      checks.contains("w") && abs(measured.width - recorded.width) > tolerance.width + 0.01,
      checks.contains("h") && abs(measured.height - recorded.height) > tolerance.height + 0.01,
    ]
    return misses.contains(true) ? "\(kind) \(text) \(font.pointSize): \(measured), recorded \(recorded)" : nil
  }

  private func size(measuredWith measurer: some TextMeasuring) -> Size {
    switch kind {
    case "button":
      Size(
        width: max(30, measurer.width(of: text, in: font).rounded(.up)),
        height: (measurer.metrics(of: font).lineHeight + 12).rounded(.up))
    case "label-wrap":
      measurer.size(of: text, in: font, width: recorded.width, limit: lineLimit, grid: grid)
    default: measurer.size(of: text, in: font, width: nil, limit: 1, grid: grid)
    }
  }
}
