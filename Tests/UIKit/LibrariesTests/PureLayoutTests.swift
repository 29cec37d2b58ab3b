import PureLayoutSubstitute
import Testing
import UIKit

@MainActor
struct PureLayoutTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let view = UIView(forAutoLayout: ())
  private let other = UIView(forAutoLayout: ())

  init() {
    root.addSubview(view)
    root.addSubview(other)
  }

  private func frame() -> CGRect {
    root.setNeedsLayout()
    root.layoutIfNeeded()
    return view.frame
  }

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
}
