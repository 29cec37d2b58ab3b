import JSON
import LayoutTestSupport
import Testing

@testable import Gallery
@testable import ReviewReports

@Suite struct SharedSumsTests {
  private typealias Summand = ViewReport.Summand

  /// Returns the parts of each sum, as the page's script reads them.
  private func parts(_ view: Int, _ distance: Int, in written: [JSONValue]) -> [Double] {
    var (parts, skipped, place): ([Double], Int, (view: Int, distance: Int)?) = ([], 0, (view, distance))
    while let (view, distance) = place {
      var numbers = written[view].elements[distance].elements
      let end = (numbers.last?.elements ?? []).compactMap(\.number).map { Int($0) }
      if !end.isEmpty { numbers.removeLast() }
      parts += numbers.dropFirst(2 * skipped).compactMap(\.number)
      place = end.isEmpty ? nil : (end[0], end[1])
      skipped = end.isEmpty ? 0 : end[2] + max(0, skipped - numbers.count / 2)
    }
    return parts
  }

  /// Returns the top edges of a column, each after the height of the view above.
  private func column(_ count: Int) -> [ViewReport.Sums] {
    var sums: [ViewReport.Sums] = []
    var top: [Summand] = []
    for view in 0..<count {
      top =
        [Summand(constraint: 2 * view, factor: 1)] + (view > 0 ? [Summand(constraint: 2 * view - 1, factor: 1)] : [])
        + top
      sums.append(
        ViewReport.Sums(
          left: [Summand(constraint: 7, factor: 0.5)], width: nil, top: top,
          height: [Summand(constraint: 2 * view + 1, factor: 1)]))
    }
    return sums
  }

  @Test(arguments: [1, 4, 5, 60]) func `shared ends are read as they were`(count: Int) {
    let sums = column(count)
    var shared = SharedSums()
    let written = sums.enumerated().map { shared.value(of: $1, ofView: $0) }
    for (view, sums) in sums.enumerated() {
      let expected = (sums.top ?? []).flatMap { [Double($0.constraint), $0.factor] }
      #expect(parts(view, 2, in: written) == expected)
      #expect(parts(view, 0, in: written) == [7, 0.5] && written[view].elements[1] == .null)
    }
  }

  @Test func `a column has as many numbers as views, not as pairs of them`() {
    var shared = SharedSums()
    let lengths = column(300).enumerated().map { shared.value(of: $1, ofView: $0).elements[2].elements.count }
    #expect(lengths.allSatisfy { $0 <= 4 * SharedSums.leastShared })
  }

  @Test func `an end within another sum is found`() {
    let long = (0..<20).map { Summand(constraint: $0, factor: 1) }
    let other = [Summand(constraint: 99, factor: -1)] + long.dropFirst(5)
    var shared = SharedSums()
    let written = [long, other, Array(other.dropFirst(3))].enumerated().map {
      shared.value(of: ViewReport.Sums(left: $1, width: nil, top: nil, height: nil), ofView: $0)
    }
    #expect(written[1].elements[0].elements == [.number(99), .number(-1), .numbers([0, 0, 5])])
    #expect(parts(1, 0, in: written) == other.flatMap { [Double($0.constraint), $0.factor] })
    #expect(parts(2, 0, in: written) == other.dropFirst(3).flatMap { [Double($0.constraint), $0.factor] })
  }
}
