import LayoutTestSupport
import Testing
import UIKit
import UIKitTestSupport

/// Exceptions and logs of UIKit, which are values here.
@MainActor
@Suite(.ownFaultLog) struct FaultTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func box() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  /// UIKit, NSLayoutConstraint: "it's an error" to pair a location with a size.
  ///
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint
  @Test func `pairing two kinds of attributes is a fault with a reason and a stack`() {
    let constraint = NSLayoutConstraint(
      item: box(), attribute: .width, relatedBy: .equal, toItem: root, attribute: .left, multiplier: 1, constant: 0)
    constraint.isActive = true
    #expect(!constraint.isActive)
    let fault = LayoutFaults.recorded.last
    #expect(fault?.reason.hasSuffix("Invalid pairing of layout attributes") ?? false)
    #expect(fault?.exceptionName == "NSInvalidArgumentException" && fault?.callStack.isEmpty == false)
  }

  /// Auto Layout Guide, Anatomy of a Constraint: a vertical attribute is never related to a horizontal one.
  ///
  /// https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/AnatomyofaConstraint.html
  @Test func `a layout rejects a left edge related to a top edge, once`() {
    let (first, second) = (box(), box())
    let constraint = NSLayoutConstraint(
      item: first, attribute: .left, relatedBy: .equal, toItem: second, attribute: .top, multiplier: 1, constant: 50)
    second.topAnchor.constraint(equalTo: root.topAnchor, constant: 7).isActive = true
    constraint.isActive = true
    LayoutFaults.removeAll()
    root.layoutIfNeeded()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    let own = LayoutFaults.recorded.filter { $0.exceptionName == "NSInvalidLayoutConstraintException" }
    #expect(own.count == 1 && constraint.isActive && first.frame.minX == 0)
    #expect(
      own.first?.reason.hasPrefix("Constraint improperly relates anchors of incompatible types: <NSLayoutConstraint")
        ?? false)
  }

  /// UIKit, NSLayoutConstraint, `init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`.
  ///
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/init(item:attribute:relatedby:toitem:attribute:multiplier:constant:)
  @Test func `a location equal to a constant is a fault in iOS's words`() {
    let view = box()
    LayoutFaults.removeAll()
    _ = NSLayoutConstraint(
      item: view, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 5)
    let reason = LayoutFaults.recorded.last?.reason ?? ""
    #expect(reason.hasPrefix("NSLayoutConstraint for <UIView"))
    #expect(reason.hasSuffix("Location attributes must be specified in pairs."))
  }

  /// UIKit, NSLayoutConstraint, `priority`: it may not become required, or not required, once it is installed.
  ///
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/priority
  @Test func `the priority of an installed constraint cannot become required`() {
    let constraint = box().widthAnchor.constraint(equalToConstant: 10)
    constraint.priority = .defaultLow
    constraint.isActive = true
    constraint.priority = .required
    expect(constraint.priority, is: .defaultLow)
    #expect(LayoutFaults.recorded.last?.reason.contains("from not required to required") ?? false)
  }

  /// Auto Layout Guide, Unsatisfiable Layouts: the log names the constraints and the one that is broken.
  ///
  /// https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/ConflictingLayouts.html
  @Test func `a conflict is recorded with the text that iOS logs`() {
    let view = box()
    view.accessibilityIdentifier = "bar"
    for width in [100, 120] as [CGFloat] { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    root.layoutIfNeeded()
    let conflict = LayoutFaults.conflicts.last
    expect(conflict?.constraints.count, is: 2)
    #expect(conflict?.description.contains("Unable to simultaneously satisfy constraints.") ?? false)
    #expect(conflict?.description.contains("Will attempt to recover by breaking constraint") ?? false)
    LayoutFaults.removeAll()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(LayoutFaults.conflicts.isEmpty)
  }

  /// UIKit, NSLayoutConstraint, `constraints(withVisualFormat:options:metrics:views:)`.
  ///
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/constraints(withvisualformat:options:metrics:views:)
  @Test func `an invalid format gives no constraints`() {
    // Other tests may run between the start of this one and here.
    LayoutFaults.removeAll()
    let made = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a", metrics: nil, views: ["a": box()])
    #expect(made.isEmpty && LayoutFaults.recorded.count == 1)
  }

  /// UIKit, UIViewController, `topLayoutGuide`: the view positions the guide by constraints.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/toplayoutguide
  @Test func `the guides of a controller are constrained by its view`() {
    let controller = UIViewController()
    let view = UIView()
    controller.view.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 10).isActive = true
    expect(controller.view.constraints.count, is: 3)
    controller.additionalSafeAreaInsets.top = 30
    controller.view.layoutIfNeeded()
    #expect(view.frame.minY == 40 && controller.topLayoutGuide.length == 30)
  }

  /// UIKit, UITraitChangeObservable, `registerForTraitChanges(_:handler:)`.
  ///
  /// https://developer.apple.com/documentation/uikit/uitraitchangeobservable/registerfortraitchanges(_:handler:)
  @Test func `registered observers are notified of traits`() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    var reported = 0
    child.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIViewController, _) in reported += 1 }
    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(reported == 1 && child.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func `a separate fault log keeps faults out of the shared log`() {
    let part = FaultLog(answer: .record)
    LayoutFaults.$log.withValue(part) { root.addSubview(root) }
    expect(part.faults.map(\.reason), is: ["Can't add self as subview"])
    #expect(LayoutFaults.recorded.isEmpty)
  }
}
