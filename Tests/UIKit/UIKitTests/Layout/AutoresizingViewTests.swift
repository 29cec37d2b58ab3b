import LayoutTestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// Autoresizing masks, forgotten opt-outs and hybrid layout (specification AUT-01 to AUT-06).
@MainActor
@Suite(.ownFaultLog) struct AutoresizingViewTests {
  @Test(arguments: [
    ("A-AUT-001", 0, [20.0, 30, 100, 40], [320.0, 480], [480.0, 320], [20.0, 30, 100, 40]),
    ("A-AUT-002", 2, [20, 30, 280, 40], [320, 480], [480, 320], [20, 30, 440, 40]),
    ("A-AUT-003", 1, [250, 30, 50, 40], [320, 480], [480, 320], [410, 30, 50, 40]),
    ("A-AUT-004", 5, [135, 30, 50, 40], [320, 480], [480, 320], [215, 30, 50, 40]),
    ("A-AUT-005", 5, [30, 0, 100, 40], [200, 100], [400, 100], [90, 0, 100, 40]),
    ("A-AUT-006", 7, [20, 0, 280, 40], [320, 480], [480, 320], [30, 0, 420, 40]),
    ("A-AUT-007", 6, [20, 0, 60, 40], [200, 100], [290, 100], [20, 0, 90, 40]),
    ("A-AUT-008", 2, [20, 0, 280, 40], [320, 480], [160, 480], [20, 0, 120, 40]),
    ("A-AUT-009", 16, [0, 20, 50, 440], [320, 480], [320, 568], [0, 20, 50, 528]),
    ("A-AUT-010", 8, [0, 436, 320, 44], [320, 480], [320, 568], [0, 524, 320, 44]),
    ("A-AUT-011", 40, [0, 220, 50, 40], [320, 480], [320, 568], [0, 264, 50, 40]),
    ("A-AUT-012", 18, [20, 20, 160, 160], [200, 200], [280, 280], [20, 20, 240, 240]),
    ("A-AUT-013", 3, [40, 0, 120, 10], [200, 100], [300, 100], [65, 0, 195, 10]),
  ])
  func `a mask distributes the growth of the superview`(
    id: String, mask: UInt, frame: [Double], old: [Double], new: [Double], expected: [Double]
  ) throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: old[0], height: old[1]))
    let view = UIView(frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
    view.autoresizingMask = UIView.AutoresizingMask(rawValue: mask)
    root.addSubview(view)
    for size in [new, old, new] {
      root.frame.size = CGSize(width: size[0], height: size[1])
      root.layoutIfNeeded()
    }
    let found = view.place.map(Double.init)
    #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 0.002 }, "\(id): \(found)")
  }

  @Test func `AUT-05: a view that keeps its mask breaks the author's constraints`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let infoView = UIView(frame: .zero)
    root.addSubview(infoView)
    let format = "|-10-[_infoView]-10-|"
    let constraints = NSLayoutConstraint.constraints(withVisualFormat: format, views: ["_infoView": infoView])
    root.addConstraints(constraints)
    let conflicts = root.layoutResult().conflicts
    expect(conflicts.count, is: 2)
    #expect(conflicts.allSatisfy { $0.description.contains("NSAutoresizingMaskLayoutConstraint:0x") })
    #expect(constraints.allSatisfy(\.isBroken) && infoView.frame == .zero)
    // The fix: opt out, and install the constraints again.
    infoView.translatesAutoresizingMaskIntoConstraints = false
    root.removeConstraints(constraints)
    root.addConstraints(constraints)
    expect(root.layoutResult().conflicts, is: [])
    #expect(infoView.frame.minX == 10 && infoView.frame.width == 300)
  }

  @Test(arguments: [
    ("A-HYB-001", 320.0, 480.0, [20.0, 100, 280, 280]), ("A-HYB-002", 320, 568, [20, 144, 280, 280]),
    ("A-HYB-003", 480, 320, [100, 20, 280, 280]), ("A-HYB-004", 568, 320, [144, 20, 280, 280]),
    ("A-HYB-005", 768, 1024, [20, 148, 728, 728]),
  ])
  func `a subtree with autoresizing masks is in a constrained view`(
    id: String, width: Double, height: Double, expected: [Double]
  ) throws {
    let scene = ViewScene(width: width, height: height)
    let nib = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let child = UIView(frame: CGRect(x: 20, y: 20, width: 160, height: 160))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    nib.addSubview(child)
    scene.add(nib, name: "sub")
    try scene.constrain(
      "sub.centerX == root.centerX", "sub.centerY == root.centerY", "sub.width == sub.height",
      "sub.width <= root.width - 40", "sub.height <= root.height - 40", "sub.width == root.width - 40 @1",
      "sub.height == root.height - 40 @1")
    scene.root.layoutIfNeeded()
    #expect(nib.frame == CGRect(x: expected[0], y: expected[1], width: expected[2], height: expected[3]), "\(id)")
    expect(child.frame, is: CGRect(x: 20, y: 20, width: expected[2] - 40, height: expected[3] - 40))
  }
}
