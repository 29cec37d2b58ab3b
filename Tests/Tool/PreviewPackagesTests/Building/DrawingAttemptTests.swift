import Testing

@testable import PreviewPackages

/// Sources without some code are kept if more previews are drawn with them, and none is lost.
struct DrawingAttemptTests {
  private func attempt(_ numbers: [Int], settled: [Int] = [], atLine line: Int = 1) -> DrawingAttempt {
    let crashes = (settled + numbers).compactMap { number in
      let ending = CodeEnding(in: "App/Card.swift:\(line): Fatal error\n", below: "/copy")
      return RecordedPreview(record: "Card.swift\t1\tsample\tCard").map { preview in
        PreviewBuild.Crash(
          number: number, preview: preview, reason: "signal 4", ending: ending,
          isDrawnFromDocument: settled.contains(number), isMendable: !settled.contains(number))
      }
    }
    return DrawingAttempt(skipped: settled + numbers, crashes: crashes)
  }

  @Test func `sources with which fewer previews end the process draw more`() {
    #expect(attempt([2]).drawsMore(than: attempt([2, 5])))
    #expect(!attempt([2, 5]).drawsMore(than: attempt([2, 5])))
  }

  @Test func `sources with which another preview ends the process lose it`() {
    #expect(!attempt([3]).drawsMore(than: attempt([2, 5])))
    #expect(attempt([3]).regressions(since: attempt([2, 5])).map(\.number) == [3])
  }

  @Test func `code that ends the process elsewhere got further`() {
    #expect(attempt([2], atLine: 4).getsFurther(than: attempt([2])))
    #expect(attempt([2]).getsFurther(than: attempt([2, 5])))
    #expect(!attempt([2]).getsFurther(than: attempt([2])))
  }

  @Test func `a preview with a document is drawn from it again after other code was removed`() {
    let settled = attempt([2, 5], settled: [7]).settled
    #expect(settled.skipped == [7] && settled.crashes.map(\.number) == [7])
    #expect(settled.crashes.map(\.isDrawnFromDocument) == [true])
    #expect(settled.drawsMore(than: attempt([2], settled: [7])))
    #expect(attempt([2], settled: [7]).mendable.map(\.number) == [2])
  }
}
