import LayoutTestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// The `rotation` cases of the specification that are about CarValet.
@MainActor
@Suite(.ownFaultLog) struct RotationAcceptanceTests {
  /// The expectation about a set: the number of its constraints in total and by owner.
  struct Owners: Sendable, CustomTestStringConvertible {
    let id: String
    let set: String
    let count: Int
    let owners: [String: Int]

    var testDescription: String { "\(id) \(set)" }
  }

  /// The expectation about a rotating screen.
  struct Turn: Sendable, CustomTestStringConvertible {
    let id: String
    let size: [Double]
    let orientations: [UIInterfaceOrientation]
    let order: OrientationConstraints.SwapOrder
    let turnsWhileHidden: Bool
    let looksWhenItAppears: Bool
    let hasConflicts: Bool
    let log: String?
    let frames: [String: [CGFloat]]?

    var testDescription: String { id }
  }

  nonisolated static let owners = AcceptanceCases.all(ofKinds: "rotation").compactMap(Owners.init)
  nonisolated static let turns = AcceptanceCases.all(ofKinds: "rotation").compactMap(Turn.init)

  @Test func `all rotation cases of the specification are read`() {
    #expect((Self.owners.map(\.id) + Self.turns.map(\.id)).sorted() == (1...7).map { "A-ROT-00\($0)" })
    expect(Self.turns.map { $0.frames?.count }, is: [10, nil, 10, 10])
  }

  @Test(arguments: owners)
  func `ORI-02: a set of constraints contains their owners`(example: Owners) throws {
    let carValet = CarValet(firstStrings: example.set == "landscape-naive")
    let orientation: UIInterfaceOrientation = example.set == "portrait" ? .portrait : .landscapeLeft
    let set = orientation.isPortrait ? carValet.orientations.portrait : carValet.orientations.landscape
    let root: UIView = carValet.view
    let views = carValet.namedViews.merging(["root": root]) { view, _ in view }
    let found = carValet.owners(in: orientation).map { owner in
      (views.first { $0.value === owner.owner }?.key ?? "?", owner.count)
    }
    expect(Dictionary(found) { $0 + $1 }, is: example.owners)
    expect(set.count, is: example.count)
  }

  @Test(arguments: turns)
  func `a rotated screen has the frames of the specification`(example: Turn) throws {
    let phone: Phone = example.size.max() == 568 ? .fourInch : .threeAndAHalfInch
    let (screen, carValet) = (phone.screen(), CarValet(order: example.order))
    carValet.looksWhenItAppears = example.looksWhenItAppears
    var layouts = [screen.show(carValet)]
    if example.turnsWhileHidden { screen.show(UIViewController()) }
    for orientation in example.orientations {
      let layout = screen.rotate(to: orientation)
      if !example.turnsWhileHidden { layouts.append(layout) }
    }
    if example.turnsWhileHidden { layouts.append(screen.show(carValet)) }
    let conflicts = layouts.flatMap(\.conflicts)
    #expect(conflicts.isEmpty != example.hasConflicts)
    if let log = example.log { #expect(conflicts.first?.description.hasPrefix(log) == true) }
    for (name, frame) in example.frames ?? [:] {
      #expect(carValet.namedViews[name]?.place == frame, "\(example.id) \(name)")
    }
  }
}

extension CarValet {
  /// Returns the views that own the constraints of a set once it is shown, each with the number of its constraints, in
  /// the order of the set (specification ORI-02).
  func owners(in orientation: UIInterfaceOrientation) -> [(owner: UIView, count: Int)] {
    orientations.show(orientation)
    var owners: [(owner: UIView, count: Int)] = []
    for constraint in orientation.isPortrait ? orientations.portrait : orientations.landscape {
      guard let owner = constraint.holder else { continue }
      if let known = owners.firstIndex(where: { $0.owner === owner }) {
        owners[known].count += 1
      } else {
        owners.append((owner, 1))
      }
    }
    return owners
  }
}

extension RotationAcceptanceTests.Owners {
  fileprivate init?(_ json: [String: Any]) {
    guard let id = json["id"] as? String, let input = json["input"] as? [String: Any],
      let set = input["set"] as? String, let expect = json["expect"] as? [String: Any],
      let count = expect["count"] as? Int, let owners = expect["owners"] as? [String: Int]
    else { return nil }
    self.init(id: id, set: set, count: count, owners: owners)
  }
}

extension RotationAcceptanceTests.Turn {
  fileprivate init?(_ json: [String: Any]) {
    guard let id = json["id"] as? String, let input = json["input"] as? [String: Any],
      let size = input["size"] as? [Double], size.count == 2, let expect = json["expect"] as? [String: Any]
    else { return nil }
    let sequence = input["sequence"] as? [String] ?? [size[0] > size[1] ? "landscapeLeft" : "portrait"]
    // Every screen starts in portrait.
    let orientations = sequence.drop { $0 == "portrait" }.map {
      $0 == "portrait" ? UIInterfaceOrientation.portrait : .landscapeLeft
    }
    let frames = (expect["framesEqualCase"] as? String).flatMap(Self.frames)
    self.init(
      id: id, size: size, orientations: orientations,
      order: input["order"] as? String == "add-then-remove" ? .addThenRemove : .removeThenAdd,
      turnsWhileHidden: input["rotatedWhileHidden"] as? Bool ?? false,
      looksWhenItAppears: input["reevaluateOnAppear"] as? Bool ?? true,
      hasConflicts: expect["conflicts"] as? String == ">=1", log: expect["logStartsWith"] as? String, frames: frames)
  }

  /// The frames that a `layout` case expects.
  private static func frames(ofCase id: String) -> [String: [CGFloat]]? {
    let layout = AcceptanceCases.all(ofKinds: "layout").first { $0["id"] as? String == id }
    let frames = (layout?["expect"] as? [String: Any])?["frames"] as? [String: [Double]]
    return frames?.mapValues { $0.map { CGFloat($0) } }
  }
}
