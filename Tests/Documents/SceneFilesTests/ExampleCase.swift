import DocumentTestSupport
import Foundation
import Geometry
import LayoutTestSupport
import Scenes
import Testing

/// A `layout` case of the specification whose scene is in `Scenes/`.
struct ExampleCase: CustomTestStringConvertible, Sendable {
  /// The identifier of the case.
  let id: String
  /// The path of the scene, without the file extension.
  let scene: String
  /// The size of the root view, in points.
  let size: Size
  /// The insets of the root view that bars and the screen cover, in points.
  let safeArea: EdgeInsets
  /// The orientation of the device, which selects among the variants of the scene.
  let orientation: Orientation
  let expected: ExpectedLayout

  var testDescription: String { "\(id) \(scene)" }

  /// The cases of all scenes, in the order of the table.
  static let all: [ExampleCase] = {
    let cases = AcceptanceCases.all(ofKinds: "layout")
    return casesOfScenes.flatMap { scene, identifiers in
      identifiers.split(separator: " ").compactMap { identifier in
        cases.first { $0["id"] as? String == String(identifier) }.flatMap { ExampleCase($0, scene: scene) }
      }
    }
  }()

  private init?(_ json: [String: Any], scene: String) {
    guard let id = json["id"] as? String, let input = json["input"] as? [String: Any],
      let expect = json["expect"] as? [String: Any], let size = input["size"] as? [Double]
    else { return nil }
    let guides = input["guides"] as? [String: Double] ?? [:]
    self.id = id
    self.scene = scene
    self.size = Size(width: size[0], height: size[1])
    safeArea = EdgeInsets(top: guides["top"] ?? 0, bottom: guides["bottom"] ?? 0)
    let orientation = size[0] > size[1] ? Orientation.landscape : .portrait
    self.orientation = Self.orientations[id] ?? orientation
    expected = ExpectedLayout(expect)
  }

  /// Cases that lay out the constraints of one orientation on the screen of the other.
  private static let orientations: [String: Orientation] = [
    "A-CAR-007": .portrait, "A-CAR-008": .portrait, "A-CAR-009": .landscape,
  ]

  /// The scenes in `Scenes/` with the cases that they show. The names of views are those of the cases.
  private static let casesOfScenes: KeyValuePairs<String, String> = [
    "CarValet/CarValet": "A-CAR-001 A-CAR-002 A-CAR-003 A-CAR-004 A-CAR-005 A-CAR-006",
    "CarValet/CarValet": "A-CAR-007 A-CAR-008 A-CAR-009 A-CAR-010 A-CAR-011 A-CAR-012",
    "CarValet/CarValetBelowTheBar": "A-CAR-013",
    "CarValet/CarValetConflict": "A-CAR-014",
    "CarValet/CarValetEqualButtons": "A-CAR-015 A-CAR-016",
    "CarValet/CarValetEvenGap": "A-CAR-027",
    "CarValet/HalfwayContainer": "A-CAR-019",
    "CarValet/CarValetBefore": "A-CAR-018",
    "CarValet/LabelBefore": "A-CAR-023",
    "Walkthroughs/SwitchDropped": "A-SWI-001 A-SWI-002",
    "Walkthroughs/SwitchLeading": "A-SWI-003",
    "Walkthroughs/SwitchAndLabel": "A-SWI-005 A-SWI-006",
    "Walkthroughs/SwitchCentred": "A-SWI-007 A-SWI-008",
    "Walkthroughs/SwitchAtLeast": "A-SWI-009",
    "Walkthroughs/LabelAtTheBottom": "A-CAR-021 A-CAR-022",
    "Walkthroughs/LabelsAligned": "A-CAR-024",
    "Walkthroughs/LabelAtTheTop": "A-CAR-025",
    "Walkthroughs/ToolbarAtTheBottom": "A-TBR-001 A-TBR-002 A-TBR-003 A-TBR-004",
    "Department/DepartmentClipped": "A-DEP-001",
    "Department/DepartmentLabels": "A-DEP-002 A-DEP-003 A-DEP-004",
    "Department/DepartmentUndecided": "A-DEP-007",
    "Department/DepartmentGrowing": "A-DEP-005",
    "Department/DepartmentBalanced": "A-DEP-008",
    "VisualFormats/Column": "A-FIG-014",
    "VisualFormats/Row": "A-FIG-015",
    "VisualFormats/StandardGaps": "A-FIG-001",
    "VisualFormats/FixedGap": "A-FIG-002",
    "VisualFormats/FlushUndecided": "A-FIG-003",
    "VisualFormats/FlushDecided": "A-FIG-004",
    "VisualFormats/Insets": "A-FIG-005",
    "VisualFormats/FlexibleSpace": "A-FIG-006",
    "VisualFormats/ThreeViews": "A-FIG-007",
    "VisualFormats/EqualWidths": "A-FIG-008",
    "VisualFormats/CappedFlanks": "A-FIG-009",
    "VisualFormats/RankedWidths": "A-FIG-011 A-FIG-012 A-FIG-013",
    "VisualFormats/SteppedInsets": "A-LST-001",
    "VisualFormats/CentresEvenly": "A-LST-009",
    "VisualFormats/CentresUnevenly": "A-LST-010",
    "VisualFormats/Spacers": "A-LST-012",
    "Exercises/WishesInARow": "A-EXV-001 A-EXV-002 A-EXV-003",
    "Exercises/Contradiction": "A-EXV-004",
    "Exercises/OverTheEdge": "A-EXV-005",
    "Exercises/ThreeButtons": "A-EXI-001 A-EXI-002 A-EXI-003 A-EXI-004",
    "Exercises/FiveButtons": "A-EXI-005 A-EXI-006",
    "Exercises/InsetOnEveryScreen": "A-EXI-007 A-EXI-008 A-EXI-009 A-EXI-010",
    "Exercises/ThirdsInARow": "A-EXI-011 A-EXI-012",
    "Exercises/ThirdsInAColumn": "A-EXI-013",
    "Exercises/TableRows": "A-EXI-014 A-EXI-015",
    "Exercises/TwoColumnsOfFields": "A-CHL-001 A-CHL-002",
    "Articles/InsetInfo": "A-BLG-001",
    "Articles/AlmostCentred": "A-BLG-002",
    "Articles/GrowingCell": "A-BLG-004",
    "Articles/TwoLayouts": "A-BLG-005 A-BLG-006",
    "Articles/SquareInTheMiddle": "A-HYB-001 A-HYB-002 A-HYB-003 A-HYB-004 A-HYB-005",
  ]
}
