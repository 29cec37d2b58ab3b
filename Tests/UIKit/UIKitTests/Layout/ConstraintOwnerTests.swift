import LayoutTestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// The owner of constraints: the nearest common ancestor of both items (specification OWN-01, OWN-02, LST-08).
@MainActor
@Suite struct ConstraintOwnerTests {
  /// The views of the book's Table 4-4.
  private func carValet() -> ViewScene {
    let scene = ViewScene(width: 320, height: 480)
    for name in ["addCarView", "separatorView", "viewCarView"] { scene.add(name: name) }
    for name in ["newCar", "totalCars"] { scene.add(name: name, to: "addCarView") }
    scene.add(name: "edit", to: "viewCarView")
    return scene
  }

  @Test(arguments: [
    ("A-OWN-001", "H:[addCarView]-2-[separatorView]", ["root"]),
    ("A-OWN-002", "V:|-[separatorView]-|", ["root", "root"]),
    ("A-OWN-003", "V:[addCarView]-|", ["root"]),
    ("A-OWN-004", "V:|-[viewCarView]", ["root"]),
    ("A-OWN-005", "[separatorView]-40-[viewCarView]-|", ["root", "root"]),
    ("A-OWN-006", "H:[addCarView(132)]", ["addCarView"]),
    ("A-OWN-007", "H:[separatorView(2)]", ["separatorView"]),
    ("A-OWN-008", "|-[addCarView]-2-[separatorView]-40-[viewCarView]-|", ["root", "root", "root", "root"]),
  ])
  func `the constraints of a format are installed on their owners`(id: String, format: String, owners: [String]) {
    let scene = carValet()
    let constraints = scene.constraintsInstalled(format)
    #expect(constraints.map { $0.holder?.accessibilityIdentifier } == owners, "\(id)")
  }

  @Test(arguments: [
    ("A-OWN-009", "newCar.width == edit.width", "root"),
    ("A-OWN-010", "totalCars.top == addCarView.top", "addCarView"),
    ("A-OWN-011", "totalCars.leading == newCar.leading", "addCarView"),
    ("A-OWN-012", "addCarView.height == 102", "addCarView"),
  ])
  func `an equation is installed on its owner with its priority`(id: String, equation: String, owner: String) throws {
    let scene = carValet()
    let constraint = try scene.constraint(equation)
    constraint.priority = .defaultHigh
    constraint.isActive = true
    #expect(constraint.holder === scene[owner] && constraint.priority == .defaultHigh, "\(id)")
    expect(scene[owner].constraints.map(ObjectIdentifier.init), is: [ObjectIdentifier(constraint)])
  }

  @Test func `the constraint of a guide is owned by the view of the guide`() {
    let scene = carValet()
    let inner = scene["newCar"].leadingAnchor.constraint(equalTo: scene["addCarView"].layoutMarginsGuide.leadingAnchor)
    let outer = scene["newCar"].topAnchor.constraint(equalTo: scene.root.safeAreaLayoutGuide.topAnchor)
    NSLayoutConstraint.activate([inner, outer])
    #expect(inner.holder === scene["addCarView"] && outer.holder === scene.root)
  }
}

extension ViewScene {
  /// Installs the constraints of a format on their nearest common ancestors.
  fileprivate func constraintsInstalled(_ format: String) -> [NSLayoutConstraint] {
    let made = constraints(format)
    NSLayoutConstraint.activate(made)
    return made
  }
}
