import PureLayoutSubstitute
import Testing
import UIKit

@MainActor
struct PureLayoutTests {
  private let views = TwoViews()
  private var root: UIView { views.root }
  private var view: UIView { views.view }
  private var other: UIView { views.other }

  private func frame() -> CGRect { views.frame() }

  @Test func `edges without one are pinned with insets`() {
    let insets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    view.autoPinEdgesToSuperviewEdges(with: insets, excludingEdge: .bottom)
    view.autoSetDimension(.height, toSize: 50)
    #expect(frame() == CGRect(x: 20, y: 10, width: 240, height: 50))
  }

  @Test func `views follow each other`() {
    other.autoSetDimensions(to: CGSize(width: 100, height: 40))
    other.autoCenterInSuperview()
    view.autoPinEdge(.top, to: .bottom, of: other, withOffset: 8)
    view.autoAlignAxis(.vertical, toSameAxisOf: other)
    view.autoMatch(.width, to: .width, of: other, withMultiplier: 0.5)
    view.autoMatch(.height, to: .height, of: other)
    #expect(frame() == CGRect(x: 125, y: 228, width: 50, height: 40))
  }

  @Test func `blocks set priorities and create constraints without installing them`() {
    view.autoCenterInSuperview()
    view.autoSetDimension(.height, toSize: 20)
    view.autoSetDimension(.width, toSize: 100)
    NSLayoutConstraint.autoSetPriority(.defaultLow) { view.autoSetDimension(.width, toSize: 30) }
    let constraints = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
      view.autoSetDimension(.height, toSize: 60)
    }
    #expect(constraints.count == 1 && constraints.allSatisfy { !$0.isActive })
    #expect(frame().size == CGSize(width: 100, height: 20))
  }

  private final class Badge: UIView {
    private(set) var count = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      count = 3
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func `a new view has the class on which it is made, and one owner`() {
    weak var released: Badge?
    func made() -> Badge {
      let badge = Badge.newAutoLayout()
      released = badge
      return badge
    }
    let counts = [made(), made()].map(\.count)
    let label = UILabel.newAutoLayout()
    label.text = "Title"
    #expect(counts == [3, 3] && released == nil)
    #expect(!label.translatesAutoresizingMaskIntoConstraints && label.intrinsicContentSize.width > 0)
  }

  @Test func `all views of an array lose the constraints of their autoresizing masks`() {
    let aligned: [(NSArray) -> Void] = [
      { $0.autoAlignViews(to: .top) }, { $0.autoAlignViews(toAxis: .horizontal) },
      { $0.autoMatchViewsDimension(.width) },
    ]
    for align in aligned {
      let views = [UIView(), UIView(), UIView()]
      for view in views { root.addSubview(view) }
      align(NSArray(array: views))
      #expect(views.map(\.translatesAutoresizingMaskIntoConstraints) == [false, false, false])
    }
  }

  @Test(arguments: [
    (UISemanticContentAttribute.forceLeftToRight, CGFloat(45)), (.forceRightToLeft, CGFloat(215)),
  ])
  func `views with a fixed size have equal spacing`(direction: UISemanticContentAttribute, x: CGFloat) {
    root.semanticContentAttribute = direction
    let third = UIView.newAutoLayout()
    root.addSubview(third)
    let views = NSArray(array: [view, other, third])
    views.autoDistributeViews(along: .horizontal, alignedTo: .horizontal, withFixedSize: 40)
    views.autoSetViewsDimension(.height, toSize: 20)
    view.autoPinEdge(toSuperviewEdge: .top, withInset: 10)
    #expect(frame() == CGRect(x: x, y: 10, width: 40, height: 20))
    #expect(other.frame == CGRect(x: 130, y: 10, width: 40, height: 20))
    #expect(third.frame.minX == 260 - x)
  }

  @Test func `views with a fixed size reach the edges of their superview without insets`() {
    NSArray(array: [other, view]).autoDistributeViews(
      along: .vertical, alignedTo: .leading, withFixedSize: 40, insetSpacing: false)
    other.autoPinEdge(toSuperviewEdge: .leading)
    view.autoSetDimension(.width, toSize: 30)
    #expect(frame() == CGRect(x: 0, y: 360, width: 30, height: 40))
  }

  @Test func `arrays of constraints are identified, installed and removed`() {
    let constraints = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
      view.autoSetDimensions(to: CGSize(width: 10, height: 20))
    }
    let array = NSArray(array: constraints)
    array.autoIdentifyConstraints("size").autoInstallConstraints()
    #expect(constraints.allSatisfy { $0.isActive && $0.identifier == "size" })
    array.autoRemoveConstraints()
    #expect(constraints.allSatisfy { !$0.isActive })
    NSLayoutConstraint.autoSetPriority(.defaultLow) { array.autoInstallConstraints() }
    #expect(constraints.allSatisfy { $0.isActive && $0.priority == .defaultLow })
  }
}
