import LayoutTestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// Trees of views: adding, removing, and the effect on constraints.
@MainActor
@Suite(.ownFaultLog) struct ViewHierarchyTests {
  @Test func `a view has one superview, and the last subview is in front`() {
    let (first, second) = (UIView(), UIView())
    let (a, b, c) = (UIView(), UIView(), UIView())
    first.addSubview(a)
    first.addSubview(b)
    first.insertSubview(c, at: 0)
    expect(first.subviews.map(ObjectIdentifier.init), is: [c, a, b].map(ObjectIdentifier.init))
    first.addSubview(c)
    #expect(first.subviews.last === c)
    second.addSubview(a)
    #expect(a.superview === second && first.subviews.count == 2)
    #expect(a.isDescendant(of: second) && !a.isDescendant(of: first) && a.topView === second)
  }

  @Test func `a removed view keeps its own constraints and loses the others`() throws {
    let scene = ViewScene(width: 320, height: 480)
    scene.add(name: "box")
    scene.add(name: "label", to: "box")
    let inner = try scene.constraint("label.top == box.top")
    let outer = try scene.constraint("label.left == root.left")
    let size = try scene.constraint("box.width == 50")
    NSLayoutConstraint.activate([inner, outer, size])
    scene["box"].removeFromSuperview()
    #expect(inner.isActive && size.isActive && !outer.isActive)
    #expect(scene["box"].superview == nil && scene.root.constraints.isEmpty)
    scene.root.addSubview(scene["box"])
    expect(scene.root.installedConstraints.map(ObjectIdentifier.init), is: [inner, size].map(ObjectIdentifier.init))
  }

  @Test func `the constraints of an added view are the newest`() throws {
    let scene = ViewScene(width: 320, height: 480)
    let box = UIView()
    let early = box.widthAnchor.constraint(equalToConstant: 10)
    early.isActive = true
    let late = scene.add(name: "v").widthAnchor.constraint(equalToConstant: 10)
    late.isActive = true
    scene.root.addSubview(box)
    expect(scene.root.installedConstraints.map(ObjectIdentifier.init), is: [late, early].map(ObjectIdentifier.init))
  }

  @Test func `a cell moved to another tree follows changes of its constants`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    let box = BoxView(10, 10)
    cell.contentView.addSubview(constrained: box)
    let left = box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 5)
    NSLayoutConstraint.activate([left, box.topAnchor.constraint(equalTo: cell.contentView.topAnchor)])
    cell.layoutIfNeeded()
    root.addSubview(cell)
    left.constant = 25
    root.layoutIfNeeded()
    expect(box.frame, is: CGRect(x: 25, y: 0, width: 10, height: 10))
  }

  @Test func `a view cannot contain itself`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let found = faults { inner.addSubview(outer) }
    #expect(outer.superview == nil && inner.subviews.isEmpty)
    expect(found.map(\.reason), is: ["Can't add self as subview"])
  }

  @Test func `views do not retain each other in cycles`() throws {
    weak var view: UIView?
    weak var constraint: NSLayoutConstraint?
    do {
      let root = UIView()
      let child = UIView()
      root.addSubview(child)
      let made = child.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor)
      made.isActive = true
      root.layoutIfNeeded()
      (view, constraint) = (child, made)
    }
    #expect(view == nil && constraint == nil)
  }

  @Test func `a deep tree is laid out`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var inner = root
    for _ in 0..<200 {
      let view = UIView(frame: CGRect(x: 1, y: 1, width: 10, height: 10))
      inner.addSubview(view)
      inner = view
    }
    root.layoutIfNeeded()
    expect(inner.convert(inner.bounds, to: nil), is: CGRect(x: 200, y: 200, width: 10, height: 10))
  }

  @Test func `frames can be rounded to pixels`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 101, height: 100))
    let view = BoxView(10, 10)
    root.addSubview(constrained: view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 0.125),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    withoutPixels { root.layoutIfNeeded() }
    expect(view.frame.minX, is: 45.625)
    root.setNeedsLayout()
    view.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    expect(view.frame.minX, is: 45.5)
  }
}
