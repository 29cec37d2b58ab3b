import Testing
import ThenSubstitute
import UIKit

@MainActor
struct ThenTests {
  @Test func `closures set up objects and copies of values`() {
    let label = UILabel().then { $0.text = "Title" }
    let size = CGSize(width: 1, height: 2).with { $0.width = 3 }
    let direction = CGVector(dx: 1, dy: 2).with { $0.dy = 0 }
    var widths: [CGFloat] = []
    size.do { widths.append($0.width) }
    #expect(label.text == "Title")
    #expect(size == CGSize(width: 3, height: 2) && widths == [3])
    #expect(direction == CGVector(dx: 1, dy: 0))
  }
}
