import SnapKitSubstitute
import Testing
import UIKit

@MainActor
struct SnapKitTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let view = UIView()
  private let other = UIView()

  init() {
    root.addSubview(view)
    root.addSubview(other)
  }

  private func frame() -> CGRect {
    root.setNeedsLayout()
    root.layoutIfNeeded()
    return view.frame
  }

  @Test func `edges with insets are those of the superview`() {
    view.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    }
    #expect(frame() == CGRect(x: 20, y: 10, width: 240, height: 360))
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `numbers are sizes and distances from the superview`() {
    view.snp.makeConstraints { make in
      make.size.equalTo(CGSize(width: 80, height: 40))
      make.leading.equalTo(12)
      make.top.equalTo(7.5)
    }
    #expect(frame() == CGRect(x: 12, y: 7.5, width: 80, height: 40))
  }

  @Test func `attributes of other views have multipliers and offsets`() {
    other.snp.makeConstraints { make in
      make.top.left.equalToSuperview()
      make.width.height.equalTo(100)
    }
    view.snp.makeConstraints { make in
      make.left.equalTo(other.snp.right).offset(8)
      make.top.equalTo(other)
      make.width.equalTo(other).multipliedBy(0.5)
      make.height.equalTo(other.snp.width).dividedBy(4)
    }
    #expect(frame() == CGRect(x: 108, y: 0, width: 50, height: 25))
  }

  @Test func `a constraint that is kept can be changed and deactivated`() {
    var height: Constraint?
    view.snp.makeConstraints { make in
      make.leading.trailing.top.equalToSuperview()
      height = make.height.equalTo(50).constraint
      make.height.equalTo(20).priority(.low)
    }
    #expect(frame().height == 50)
    height?.update(offset: 70)
    #expect(frame().height == 70)
    height?.deactivate()
    #expect(frame().height == 20)
  }

  @Test func `remaking replaces constraints, and updating changes constants`() {
    view.snp.makeConstraints { $0.edges.equalToSuperview() }
    view.snp.remakeConstraints { make in
      make.center.equalToSuperview()
      make.size.equalTo(60)
    }
    #expect(frame() == CGRect(x: 120, y: 170, width: 60, height: 60))
    view.snp.updateConstraints { $0.size.equalTo(100) }
    #expect(frame() == CGRect(x: 100, y: 150, width: 100, height: 100))
    view.snp.removeConstraints()
    #expect(root.constraints.isEmpty && view.constraints.isEmpty)
  }

  @Test func `edges and margins correspond by their names`() {
    root.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    view.snp.makeConstraints { $0.edges.equalTo(root.snp.margins) }
    #expect(frame() == CGRect(x: 6, y: 5, width: 286, height: 388))
  }
}
