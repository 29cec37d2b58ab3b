import Testing
import ThenSubstitute
import UIKit

@MainActor
struct ThenTests {
  @Test func `closures set up objects and copies of values`() {
    let label = UILabel().then { $0.text = "Title" }
    let size = CGSize(width: 1, height: 2).with { $0.width = 3 }
    #expect(label.text == "Title")
    #expect(size == CGSize(width: 3, height: 2))
  }
}
