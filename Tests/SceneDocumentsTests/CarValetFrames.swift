import AutoLayout
import Geometry
import Scenes

/// The frames of CarValet that the specification gives (specification CAR-05, CAR-08, CAR-12).
struct CarValetCase: Sendable, CustomStringConvertible {
  let identifier: String
  /// The set of constraints that is installed.
  let orientation: Orientation
  /// The size of the root view as it is held.
  let size: Size
  /// What the bars cover at the top.
  let topGuide: Double
  let frames: [String: [Double]]

  var description: String { identifier }

  static let all: [CarValetCase] = [
    CarValetCase(
      identifier: "A-CAR-001", orientation: .portrait, size: Size(width: 320, height: 480), topGuide: 64,
      frames: [
        "addCar": [20, 72, 280, 102], "separator": [20, 196, 280, 2],
        "viewCar": [20, 220, 280, 240], "totalCars": [0, 0, 100, 21],
        "newCar": [0, 72, 61, 30], "carNumber": [0, 0, 97, 21],
        "carInfo": [0, 29, 280, 173], "previous": [0, 210, 62, 30],
        "edit": [125, 210, 30, 30], "next": [247, 210, 33, 30],
      ]),
    CarValetCase(
      identifier: "A-CAR-002", orientation: .portrait, size: Size(width: 320, height: 568), topGuide: 64,
      frames: [
        "addCar": [20, 72, 280, 102], "separator": [20, 196, 280, 2],
        "viewCar": [20, 220, 280, 328], "totalCars": [0, 0, 100, 21],
        "newCar": [0, 72, 61, 30], "carNumber": [0, 0, 97, 21],
        "carInfo": [0, 29, 280, 261], "previous": [0, 298, 62, 30],
        "edit": [125, 298, 30, 30], "next": [247, 298, 33, 30],
      ]),
    CarValetCase(
      identifier: "A-CAR-003", orientation: .portrait, size: Size(width: 320, height: 480), topGuide: 20,
      frames: [
        "addCar": [20, 28, 280, 102], "separator": [20, 152, 280, 2],
        "viewCar": [20, 176, 280, 284], "totalCars": [0, 0, 100, 21],
        "newCar": [0, 72, 61, 30], "carNumber": [0, 0, 97, 21],
        "carInfo": [0, 29, 280, 217], "previous": [0, 254, 62, 30],
        "edit": [125, 254, 30, 30], "next": [247, 254, 33, 30],
      ]),
    CarValetCase(
      identifier: "A-CAR-004", orientation: .portrait, size: Size(width: 320, height: 568), topGuide: 20,
      frames: [
        "addCar": [20, 28, 280, 102], "separator": [20, 152, 280, 2],
        "viewCar": [20, 176, 280, 372], "totalCars": [0, 0, 100, 21],
        "newCar": [0, 72, 61, 30], "carNumber": [0, 0, 97, 21],
        "carInfo": [0, 29, 280, 305], "previous": [0, 342, 62, 30],
        "edit": [125, 342, 30, 30], "next": [247, 342, 33, 30],
      ]),
    CarValetCase(
      identifier: "A-CAR-005", orientation: .landscape, size: Size(width: 480, height: 320), topGuide: 52,
      frames: [
        "addCar": [20, 60, 132, 252], "separator": [154, 60, 2, 252],
        "viewCar": [196, 60, 264, 240], "totalCars": [0, 0, 100, 21],
        "newCar": [0, 222, 61, 30], "carNumber": [0, 0, 97, 21],
        "carInfo": [0, 29, 264, 173], "previous": [0, 210, 62, 30],
        "edit": [117, 210, 30, 30], "next": [231, 210, 33, 30],
      ]),
    CarValetCase(
      identifier: "A-CAR-006", orientation: .landscape, size: Size(width: 568, height: 320), topGuide: 52,
      frames: [
        "addCar": [20, 60, 132, 252], "separator": [154, 60, 2, 252],
        "viewCar": [196, 60, 352, 240], "totalCars": [0, 0, 100, 21],
        "newCar": [0, 222, 61, 30], "carNumber": [0, 0, 97, 21],
        "carInfo": [0, 29, 352, 173], "previous": [0, 210, 62, 30],
        "edit": [161, 210, 30, 30], "next": [319, 210, 33, 30],
      ]),
    CarValetCase(
      identifier: "A-CAR-007", orientation: .portrait, size: Size(width: 480, height: 320), topGuide: 52,
      frames: [
        "addCar": [20, 60, 440, 102], "separator": [20, 184, 440, 2],
        "viewCar": [20, 208, 440, 92], "totalCars": [0, 0, 100, 21],
        "newCar": [0, 72, 61, 30], "carNumber": [0, 0, 97, 21],
        "carInfo": [0, 29, 440, 25], "previous": [0, 62, 62, 30],
        "edit": [205, 62, 30, 30], "next": [407, 62, 33, 30],
      ]),
    CarValetCase(
      identifier: "A-CAR-008", orientation: .portrait, size: Size(width: 568, height: 320), topGuide: 52,
      frames: [
        "addCar": [20, 60, 528, 102], "separator": [20, 184, 528, 2],
        "viewCar": [20, 208, 528, 92], "totalCars": [0, 0, 100, 21],
        "newCar": [0, 72, 61, 30], "carNumber": [0, 0, 97, 21],
        "carInfo": [0, 29, 528, 25], "previous": [0, 62, 62, 30],
        "edit": [249, 62, 30, 30], "next": [495, 62, 33, 30],
      ]),
    CarValetCase(
      identifier: "A-CAR-009", orientation: .landscape, size: Size(width: 320, height: 480), topGuide: 64,
      frames: [
        "addCar": [20, 72, 132, 400], "separator": [154, 72, 2, 400],
        "viewCar": [196, 72, 104, 388], "totalCars": [0, 0, 100, 21],
        "newCar": [0, 370, 61, 30], "carNumber": [0, 0, 97, 21],
        "carInfo": [0, 29, 104, 321], "previous": [0, 358, 62, 30],
        "edit": [37, 358, 30, 30], "next": [71, 358, 33, 30],
      ]),
    CarValetCase(
      identifier: "A-CAR-010", orientation: .portrait, size: Size(width: 375, height: 667), topGuide: 64,
      frames: [
        "addCar": [20, 72, 335, 102], "separator": [20, 196, 335, 2],
        "viewCar": [20, 220, 335, 427], "totalCars": [0, 0, 100, 21],
        "newCar": [0, 72, 61, 30], "carNumber": [0, 0, 97, 21],
        "carInfo": [0, 29, 335, 360], "previous": [0, 397, 62, 30],
        "edit": [152.5, 397, 30, 30], "next": [302, 397, 33, 30],
      ]),
    CarValetCase(
      identifier: "A-CAR-011", orientation: .portrait, size: Size(width: 768, height: 1024), topGuide: 64,
      frames: [
        "addCar": [20, 72, 728, 102], "separator": [20, 196, 728, 2],
        "viewCar": [20, 220, 728, 784], "totalCars": [0, 0, 100, 21],
        "newCar": [0, 72, 61, 30], "carNumber": [0, 0, 97, 21],
        "carInfo": [0, 29, 728, 717], "previous": [0, 754, 62, 30],
        "edit": [349, 754, 30, 30], "next": [695, 754, 33, 30],
      ]),
    CarValetCase(
      identifier: "A-CAR-012", orientation: .landscape, size: Size(width: 1024, height: 768), topGuide: 64,
      frames: [
        "addCar": [20, 72, 132, 688], "separator": [154, 72, 2, 688],
        "viewCar": [196, 72, 808, 676], "totalCars": [0, 0, 100, 21],
        "newCar": [0, 658, 61, 30], "carNumber": [0, 0, 97, 21],
        "carInfo": [0, 29, 808, 609], "previous": [0, 646, 62, 30],
        "edit": [389, 646, 30, 30], "next": [775, 646, 33, 30],
      ]),
  ]
}
