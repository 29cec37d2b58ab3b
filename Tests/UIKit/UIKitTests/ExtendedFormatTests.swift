import LayoutTestSupport
import Testing
import UIKit
import UIKitTestSupport

/// Formats of the extended language. iOS does not have them, and without the option they are rejected.
@MainActor
@Suite(.ownFaultLog) struct ExtendedFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let views = ["a": UIView(), "b": UIView(), "c": UIView()]

  init() {
    for name in ["a", "b", "c"] {
      guard let view = views[name] else { continue }
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func frames(_ format: String, options: NSLayoutConstraint.FormatOptions = .extended) -> [CGRect?] {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: format, options: options, views: views))
    root.layoutIfNeeded()
    return ["a", "b", "c"].map { views[$0]?.frame }
  }

  @Test func `fractions of the superview, arithmetic and distances equal to a view give frames`() {
    let frames = frames(
      """
      H:|-10%-[a(50%)]-a/6-[b]|    // 30, 150, 25, and the rest
      HV:|[c(b.width - 45)]
      V:|[a(20%)][b(2 * a)]
      """)
    #expect(
      frames == [
        CGRect(x: 30, y: 0, width: 150, height: 40), CGRect(x: 205, y: 40, width: 95, height: 80),
        CGRect(x: 0, y: 0, width: 50, height: 50),
      ])
    #expect(LayoutFaults.recorded.isEmpty && LayoutFaults.conflicts.isEmpty)
  }

  @Test func `a group without a view of its name is a guide filled by its views`() {
    let frames = frames("V:|[column:[a(44)]-6-[b]]-[c(50)]|\nH:|-10-[column]-10-|\nH:|[c]|")
    #expect(
      frames == [
        CGRect(x: 10, y: 0, width: 280, height: 44), CGRect(x: 10, y: 50, width: 280, height: 92),
        CGRect(x: 0, y: 150, width: 300, height: 50),
      ])
    expect(root.layoutGuides.map(\.identifier), is: ["column"])
  }

  @Test func `an order moves its views to the front`() {
    _ = frames("Z:[c][a]")
    expect(root.subviews, is: [views["b"], views["c"], views["a"]])
  }

  @Test func `without the option, an extended format is a fault`() {
    LayoutFaults.removeAll()
    #expect(NSLayoutConstraint.constraints(withVisualFormat: "H:|[a(50%)]", views: views).isEmpty)
    expect(LayoutFaults.recorded.count, is: 1)
    #expect(root.layoutGuides.isEmpty)
  }
}
