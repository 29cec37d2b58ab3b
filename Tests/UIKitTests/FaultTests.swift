import Testing
import UIKit

/// Answers of UIKit by an exception or a log, which are values here.
@MainActor
@Suite(.serialized)
struct FaultTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  init() {
    LayoutFaults.answer = .record
    LayoutFaults.removeAll()
  }

  private func box() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  /// UIKit, NSLayoutConstraint: "it's an error" to pair a location with a size.
  @Test func `attributes of two kinds are a fault with a reason and a stack`() {
    let constraint = NSLayoutConstraint(
      item: box(), attribute: .width, relatedBy: .equal, toItem: root, attribute: .left, multiplier: 1, constant: 0)
    constraint.isActive = true
    #expect(!constraint.isActive)
    let fault = LayoutFaults.recorded.last
    #expect(fault?.reason.hasSuffix("Invalid pairing of layout attributes") ?? false)
    #expect(fault?.exceptionName == "NSInvalidArgumentException" && fault?.callStack.isEmpty == false)
  }

  /// UIKit, NSLayoutConstraint, `priority`: it may not become required, or not required, once it is installed.
  @Test func `a priority does not become required once it is installed`() {
    let constraint = box().widthAnchor.constraint(equalToConstant: 10)
    constraint.priority = .defaultLow
    constraint.isActive = true
    constraint.priority = .required
    #expect(constraint.priority == .defaultLow)
    #expect(LayoutFaults.recorded.last?.reason.contains("from not required to required") ?? false)
  }

  /// Auto Layout Guide, Unsatisfiable Layouts: the log names the constraints and the one that is broken.
  @Test func `a conflict is kept with the text that iOS logs`() {
    let view = box()
    view.accessibilityIdentifier = "bar"
    for width in [100, 120] as [CGFloat] { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    root.layoutIfNeeded()
    let conflict = LayoutFaults.conflicts.last
    #expect(conflict?.constraints.count == 2)
    #expect(conflict?.description.contains("Unable to simultaneously satisfy constraints.") ?? false)
    #expect(conflict?.description.contains("Will attempt to recover by breaking constraint") ?? false)
    LayoutFaults.removeAll()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(LayoutFaults.conflicts.isEmpty)
  }

  /// UIKit, NSLayoutConstraint, `constraints(withVisualFormat:options:metrics:views:)`.
  @Test func `a format that cannot be read gives no constraints`() {
    // Other tests may come between the beginning of this one and here.
    LayoutFaults.removeAll()
    let made = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a", metrics: nil, views: ["a": box()])
    #expect(made.isEmpty && LayoutFaults.recorded.count == 1)
  }

  /// UIKit, UIViewController, `topLayoutGuide`: the view holds the guide by constraints.
  @Test func `the guides of a controller are held by its view`() {
    let controller = UIViewController()
    let view = UIView()
    controller.view.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 10).isActive = true
    #expect(controller.view.constraints.count == 3)
    controller.additionalSafeAreaInsets.top = 30
    controller.view.layoutIfNeeded()
    #expect(view.frame.minY == 40 && controller.topLayoutGuide.length == 30)
  }

  /// UIKit, UITraitChangeObservable, `registerForTraitChanges(_:handler:)`.
  @Test func `those who registered are told of traits`() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    var told = 0
    child.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIViewController, _) in told += 1 }
    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(told == 1 && child.traitCollection.horizontalSizeClass == .regular)
  }
}
