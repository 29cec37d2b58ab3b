import LayoutTestSupport
import Testing
import UIKit
import UIKitTestSupport

/// Rotating screens, notified controllers, and their sets of constraints (specification ORI-05, ORI-10).
@MainActor
@Suite(.ownFaultLog) struct ScreenTurnTests {
  /// A box with a top distance for each height class, and a width for some combinations of classes.
  private final class Box: UIViewController {
    typealias Condition = (UITraitCollection) -> Bool

    let box = BoxView(10, 10)
    private(set) var sets: [(condition: Condition, constraints: [NSLayoutConstraint])] = []
    private(set) var heard: [UITraitCollection?] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(constrained: box)
      func top(_ distance: CGFloat) -> [NSLayoutConstraint] {
        [box.topAnchor.constraint(equalTo: view.topAnchor, constant: distance)]
      }
      func width(_ width: CGFloat) -> [NSLayoutConstraint] { [box.widthAnchor.constraint(equalToConstant: width)] }
      sets = [
        ({ _ in true }, [box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 7)]),
        ({ $0.verticalSizeClass == .regular }, top(100)), ({ $0.verticalSizeClass == .compact }, top(20)),
        ({ $0.horizontalSizeClass == .compact && $0.verticalSizeClass == .compact }, width(44)),
        ({ $0.horizontalSizeClass == .regular }, width(88)),
      ]
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      show()
    }

    override func traitCollectionDidChange(_ former: UITraitCollection?) {
      super.traitCollectionDidChange(former)
      heard.append(former)
      show()
    }

    private func show() {
      for set in sets where !set.condition(traitCollection) { NSLayoutConstraint.deactivate(set.constraints) }
      for set in sets where set.condition(traitCollection) { NSLayoutConstraint.activate(set.constraints) }
    }
  }

  /// Runs a closure in a window that fills a screen, and restores the default screen.
  private func onScreen(_ size: CGSize, isTablet: Bool = false, _ work: (UIWindow) throws -> Void) rethrows {
    let screen = UIScreen.main
    let (former, scale, safeArea) = (screen.bounds.size, screen.scale, screen.safeAreaInsets)
    screen.set(size: size, scale: 2, idiom: isTablet ? .pad : .phone)
    defer { screen.set(size: former, scale: scale, safeAreaInsets: safeArea) }
    LayoutFaults.removeAll()
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.makeKeyAndVisible()
    try work(window)
  }

  private func turn(_ window: UIWindow) -> LayoutResult {
    let size = CGSize(width: window.bounds.height, height: window.bounds.width)
    UIScreen.main.set(size: size, scale: 2, idiom: window.traitCollection.userInterfaceIdiom)
    window.frame.size = size
    return window.layoutResult()
  }

  @Test(arguments: [
    (
      CGSize(width: 320, height: 568), false, CGRect(x: 7, y: 100, width: 10, height: 10),
      CGRect(x: 7, y: 20, width: 44, height: 10)
    ),
    (
      CGSize(width: 414, height: 896), false, CGRect(x: 7, y: 100, width: 10, height: 10),
      CGRect(x: 7, y: 20, width: 88, height: 10)
    ),
    (
      CGSize(width: 768, height: 1024), true, CGRect(x: 7, y: 100, width: 88, height: 10),
      CGRect(x: 7, y: 100, width: 88, height: 10)
    ),
  ])
  func `ORI-10: constraint sets follow the size classes when the screen rotates`(
    size: CGSize, isTablet: Bool, upright: CGRect, sideways: CGRect
  ) {
    onScreen(size, isTablet: isTablet) { window in
      let controller = Box()
      window.rootViewController = controller
      window.layoutIfNeeded()
      expect(controller.box.frame, is: upright)
      let before = controller.heard.count
      let layout = turn(window)
      #expect(controller.box.frame == sideways && layout.conflicts.isEmpty && layout.ambiguities.isEmpty)
      _ = turn(window)
      expect(controller.box.frame, is: upright)
      // On a tablet nothing changes.
      expect(controller.heard.count - before, is: (isTablet ? 0 : 2))
      expect(controller.sets.flatMap(\.constraints).filter(\.isActive).count, is: (upright.width == 10 ? 2 : 3))
    }
  }

  @Test func `a hidden controller has the new size when it appears again`() {
    onScreen(CGSize(width: 320, height: 568)) { window in
      let controller = Box()
      window.rootViewController = controller
      window.layoutIfNeeded()
      window.rootViewController = UIViewController()
      _ = turn(window)
      expect(controller.box.frame.minY, is: 100)
      window.rootViewController = controller
      window.layoutIfNeeded()
      expect(controller.box.frame, is: CGRect(x: 7, y: 20, width: 44, height: 10))
    }
  }

  /// Records its notifications.
  private final class Listener: UIViewController {
    var heard: [String] = []

    override func viewDidLoad() { heard.append("load") }
    override func viewWillAppear(_ animated: Bool) { heard.append("appear at \(Int(view.frame.width))") }
    override func viewDidAppear(_ animated: Bool) { heard.append("shown") }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) { heard.append("turn to \(Int(size.width))") }
  }

  @Test func `ORI-05: a controller is notified of rotations while it is shown`() {
    onScreen(CGSize(width: 320, height: 568)) { window in
      let listener = Listener()
      window.rootViewController = listener
      _ = turn(window)
      expect(listener.view.frame, is: CGRect(x: 0, y: 0, width: 568, height: 320))
      window.rootViewController = UIViewController()
      _ = turn(window)
      expect(listener.view.frame.size, is: CGSize(width: 568, height: 320))
      window.rootViewController = listener
      window.layoutIfNeeded()
      expect(listener.heard, is: ["load", "appear at 320", "shown", "turn to 568", "appear at 320", "shown"])
    }
  }
}
