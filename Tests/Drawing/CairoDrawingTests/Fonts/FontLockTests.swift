import CairoDrawing
import Drawing
import Geometry
import LayoutTestSupport
import Testing
import Typography

/// Uses more faces at once than cairo keeps open.
@Suite struct FontLockTests {
  private static let workers = 8
  private static let rounds = 6
  /// Texts in scripts that use many different fonts.
  private static let texts = [
    "Label", "مرحبا", "שלום", "नमस्ते", "নমস্কার", "ਸਤਿ", "નમસ્તે", "வணக்கம்", "నమస్తే", "ನಮಸ್ಕಾರ", "നമസ്കാരം", "สวัสดี",
    "ສະບາຍດີ", "សួស្តី", "မင်္ဂလာပါ", "გამარჯობა", "բարև", "ሰላም", "日本", "∮", "👍",
  ]
  private static let families: [String?] = [nil, "Liberation Sans", "Nimbus Sans", "Liberation Serif", "Nimbus Roman"]

  /// Returns the drawings of a worker by round. Each round uses a different font size, and each worker its own order of
  /// rounds.
  private static func results(worker: Int) throws -> [Int: [UInt8]] {
    var results: [Int: [UInt8]] = [:]
    for turn in 0..<rounds {
      let round = (turn * 5 + worker) % rounds
      let size = 9 + Double(round) * 1.5
      // New objects in each round, so that no cache replaces the work.
      let (measurer, rasterizer) = (try CairoTextMeasurer(), try CairoRasterizer())
      let commands = texts.enumerated().map { place, letters in
        let family = families[place % families.count]
        let weight = place.isMultiple(of: 2) ? FontWeight.regular : .bold
        let width = measurer.width(of: letters, in: Font(family: family, pointSize: size, weight: weight))
        let font = TextFont(family: family, size: size, weight: weight.openTypeWeight)
        return text(letters, y: Double(place) * 30 + 25, width: width, font: font)
      }
      results[round] = try rasterizer.png(of: picture(commands, size: Size(width: 200, height: 660)), scale: 1)
    }
    return results
  }

  @Test func `many workers measure and draw with many fonts as a single worker does`() async throws {
    let alone = try Self.results(worker: 0)
    let together = try await withThrowingTaskGroup(of: [Int: [UInt8]].self) { group in
      for worker in 0..<Self.workers { group.addTask { try Self.results(worker: worker) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    expect(together.count, is: Self.workers)
    #expect(together.allSatisfy { $0 == alone })
  }

  @Test func `many workers write documents at the same time`() async throws {
    let page = picture(
      Self.texts.enumerated().map { place, letters in text(letters, y: Double(place) * 30 + 25) },
      size: Size(width: 200, height: 660))
    let alone = try CairoRasterizer().pdf(of: [page, page], title: "Fonts")
    let together = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<Self.workers {
        group.addTask { try CairoRasterizer().pdf(of: [page, page], title: "Fonts") }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    expect(together, is: Array(repeating: alone, count: Self.workers))
  }
}
