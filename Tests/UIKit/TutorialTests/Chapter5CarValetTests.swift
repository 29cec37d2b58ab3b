import LayoutTestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// CarValet: two sets of constraints and the changes between them.
@MainActor
@Suite(.ownFaultLog) struct Chapter5CarValetTests {
  /// The frames of the groups, followed by those of some views in them.
  private func places(_ carValet: CarValet) -> [[CGFloat]] {
    [
      carValet.addCar, carValet.separator, carValet.viewCar, carValet.newCar, carValet.carInfo, carValet.previous,
      carValet.edit, carValet.nextCar,
    ].map(\.place)
  }

  private nonisolated static let portrait3: [[CGFloat]] = [
    [20, 72, 280, 102], [20, 196, 280, 2], [20, 220, 280, 240], [0, 72, 61, 30], [0, 29, 280, 173], [0, 210, 62, 30],
    [125, 210, 30, 30], [247, 210, 33, 30],
  ]
  private nonisolated static let portrait4: [[CGFloat]] = [
    [20, 72, 280, 102], [20, 196, 280, 2], [20, 220, 280, 328], [0, 72, 61, 30], [0, 29, 280, 261], [0, 298, 62, 30],
    [125, 298, 30, 30], [247, 298, 33, 30],
  ]
  private nonisolated static let landscape3: [[CGFloat]] = [
    [20, 60, 132, 252], [154, 60, 2, 252], [196, 60, 264, 240], [0, 222, 61, 30], [0, 29, 264, 173], [0, 210, 62, 30],
    [117, 210, 30, 30], [231, 210, 33, 30],
  ]
  private nonisolated static let landscape4: [[CGFloat]] = [
    [20, 60, 132, 252], [154, 60, 2, 252], [196, 60, 352, 240], [0, 222, 61, 30], [0, 29, 352, 173], [0, 210, 62, 30],
    [161, 210, 30, 30], [319, 210, 33, 30],
  ]

  @Test(arguments: [
    (Phone.threeAndAHalfInch, portrait3, landscape3), (.fourInch, portrait4, landscape4),
  ])
  func `A-CAR-001, 002, 005 and 006: one screen is laid out at two sizes in two orientations`(
    phone: Phone, portrait: [[CGFloat]], landscape: [[CGFloat]]
  ) throws {
    let (screen, carValet) = (phone.screen(), CarValet())
    let layout = screen.show(carValet)
    #expect(places(carValet) == portrait && layout.ambiguities.isEmpty && layout.conflicts.isEmpty)
    let turned = screen.rotate(to: .landscapeLeft)
    #expect(places(carValet) == landscape && turned.ambiguities.isEmpty && turned.conflicts.isEmpty)
  }

  @Test func `A-CAR-007: landscape can be laid out with the constraints of portrait`() throws {
    let carValet = CarValet()
    carValet.view.frame.size = CGSize(width: 480, height: 320)
    carValet.additionalSafeAreaInsets.top = 52
    carValet.view.layoutIfNeeded()
    expect(places(carValet).prefix(3), is: [[20, 60, 440, 102], [20, 184, 440, 2], [20, 208, 440, 92]])
    expect(carValet.carInfo.place, is: [0, 29, 440, 25])
  }

  @Test func `A-CAR-013: the first formats run under the bar`() throws {
    let (screen, carValet) = (Phone.threeAndAHalfInch.screen(), CarValet(firstStrings: true))
    screen.show(carValet)
    screen.rotate(to: .landscapeRight)
    expect(places(carValet).prefix(3), is: [[20, 60, 132, 240], [154, 20, 2, 280], [196, 20, 264, 280]])
  }

  @Test(arguments: [
    ("A-ROT-001", UIInterfaceOrientation.portrait, false, [6, 1, 1]),
    ("A-ROT-002", .landscapeLeft, false, [8, 1, 1]), ("A-ROT-003", .landscapeLeft, true, [7, 1, 1]),
  ])
  func `sets contain the owners of their constraints`(
    id: String, orientation: UIInterfaceOrientation, firstStrings: Bool, counts: [Int]
  ) throws {
    let carValet = CarValet(firstStrings: firstStrings)
    let owners = carValet.owners(in: orientation)
    let found = [carValet.view, carValet.addCar, carValet.separator].map { view in
      owners.first { $0.owner === view }?.count
    }
    #expect(found == counts && owners.count == 3, "\(id)")
  }

  @Test func `A-ROT-004: removing before adding is reversible`() throws {
    let (screen, carValet) = (Phone.fourInch.screen(), CarValet())
    var conflicts = screen.show(carValet).conflicts
    for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
      conflicts += screen.rotate(to: orientation).conflicts
    }
    #expect(places(carValet) == Self.portrait4 && conflicts.isEmpty)
  }

  @Test func `A-ROT-005: adding before removing breaks constraints`() throws {
    let (screen, carValet) = (Phone.fourInch.screen(), CarValet(order: .addThenRemove))
    expect(screen.show(carValet).conflicts, is: [])
    let turned = screen.rotate(to: .landscapeLeft)
    #expect(turned.conflicts.count >= 1)
    #expect(turned.conflicts.contains { $0.constraints.first == "addCar.height == 102" })
    // Constraints that were broken and are kept stay broken, so rotating back is wrong too.
    let back = screen.rotate(to: .portrait)
    #expect(!carValet.view.brokenConstraints.isEmpty || !back.conflicts.isEmpty)
    #expect(places(carValet) != Self.portrait4)
  }

  @Test func `ORI-11: the landscape formats repeat two shared constraints`() throws {
    let cars = CarValet()
    let repeated = cars.orientations.repeatedConstraints(beside: cars.common)
    expect(repeated.map(\.firstAttribute), is: [.top, .trailing])
    #expect(repeated.first?.firstItem === cars.addCar && repeated.last?.secondItem === cars.viewCar)
  }

  @Test(arguments: [("A-ROT-006", false), ("A-ROT-007", true)])
  func `a hidden screen misses a rotation unless it checks for it when it appears`(id: String, looks: Bool) throws {
    let (screen, carValet) = (Phone.threeAndAHalfInch.screen(), CarValet())
    carValet.looksWhenItAppears = looks
    screen.show(carValet)
    screen.show(UIViewController())
    screen.rotate(to: .landscapeLeft)
    let layout = screen.show(carValet)
    #expect(layout.conflicts.isEmpty)
    if looks {
      #expect(places(carValet) == Self.landscape3, "\(id)")
    } else {
      #expect(carValet.viewCar.place == [20, 208, 440, 92] && carValet.addCar.place == [20, 60, 440, 102], "\(id)")
    }
  }

  @Test func `A-CAR-014: an additional edge in a format conflicts with the guide`() throws {
    let (screen, carValet) = (Phone.threeAndAHalfInch.screen(), CarValet(firstStrings: true))
    screen.show(carValet)
    screen.rotate(to: .landscapeLeft)
    carValet.view.add("V:|-[addCarView]", views: ["addCarView": carValet.addCar])
    let layout = carValet.view.layoutResult()
    let conflict = try #require(layout.conflicts.first)
    expect(conflict.constraints.first, is: "addCar.top == UIView.topGuide.bottom + 8")
    expect(conflict.constraints.filter { $0.contains("topGuide") }.count, is: 3)
    expect(carValet.addCar.place, is: [20, 20, 132, 280])
  }

  @Test func `A-CAR-015: buttons of different groups may be equally wide`() throws {
    let (screen, carValet) = (Phone.threeAndAHalfInch.screen(), CarValet())
    let equal = [carValet.newCar, carValet.edit, carValet.nextCar].map {
      $0.widthAnchor.constraint(equalTo: carValet.previous.widthAnchor)
    }
    NSLayoutConstraint.activate(equal)
    expect(equal.map { $0.holder === carValet.view }, is: [true, false, false])
    screen.show(carValet)
    #expect(carValet.edit.place == [109, 210, 62, 30] && carValet.nextCar.place == [218, 210, 62, 30])
    expect(carValet.newCar.frame.width, is: 62)
  }

  @Test func `A-CAR-026: changing a constant moves the other views`() throws {
    let (screen, carValet) = (Phone.threeAndAHalfInch.screen(), CarValet())
    screen.show(carValet)
    carValet.orientations.portrait.first { $0.constant == 102 }?.constant = 120
    carValet.view.layoutIfNeeded()
    #expect(carValet.addCar.frame.height == 120 && carValet.viewCar.place == [20, 238, 280, 222])
  }
}
