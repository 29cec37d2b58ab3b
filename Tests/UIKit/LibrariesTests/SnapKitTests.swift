import SnapKitSubstitute
import Testing
import UIKit

@MainActor
struct SnapKitTests {
  private let views = TwoViews()
  private var root: UIView { views.root }
  private var view: UIView { views.view }
  private var other: UIView { views.other }

  private func frame() -> CGRect { views.frame() }

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

  @Test func `insets point away from the edges that they are measured from`() {
    other.snp.makeConstraints { make in
      make.top.equalToSuperview()
      make.leading.equalTo(50)
      make.size.equalTo(100)
    }
    var top: Constraint?
    view.snp.makeConstraints { make in
      top = make.top.equalTo(other.snp.bottom).inset(10).constraint
      make.trailing.equalTo(other.snp.leading).inset(8)
      make.size.equalTo(30)
    }
    #expect(frame() == CGRect(x: 28, y: 90, width: 30, height: 30))
    top?.update(inset: 4)
    #expect(frame().minY == 96)
  }

  @Test func `an offset replaces the number of a size or distance`() {
    view.snp.makeConstraints { make in
      make.leading.equalTo(20).offset(5)
      make.top.equalTo(20)
      make.width.equalTo(30)
      make.height.equalTo(44).offset(10)
    }
    #expect(frame() == CGRect(x: 5, y: 20, width: 30, height: 10))
  }

  @Test(arguments: [(1000, 250, 1000), (250, 750, 750), (250, 1000, 250)])
  func `only optional priorities change`(first: Float, second: Float, result: Float) {
    var width: Constraint?
    view.snp.makeConstraints { width = $0.width.equalTo(50).priority(first).constraint }
    width?.update(priority: second)
    #expect(width?.layoutConstraints.map(\.priority.rawValue) == [result])
  }

  @Test func `earlier versions have their names on views`() {
    view.snp_makeConstraints { make in
      make.leading.top.equalTo(10)
      make.size.equalTo(20)
    }
    other.snp_makeConstraints { $0.width.equalTo(view.snp_height) }
    view.snp_updateConstraints { $0.size.equalTo(40) }
    #expect(frame() == CGRect(x: 10, y: 10, width: 40, height: 40) && other.frame.width == 40)
    view.snp_remakeConstraints { $0.edges.equalTo(root.snp_edges) }
    #expect(frame() == root.bounds)
  }
}
