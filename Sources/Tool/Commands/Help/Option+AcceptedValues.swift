internal import AutoLayout
internal import CairoDrawing
internal import CommandArguments
internal import ContactSheets
internal import Drawing
internal import Findings
internal import LayoutReview
internal import ReviewPlans
internal import ReviewReports
internal import SceneDrawing
internal import SceneLayouts
internal import Scenes
internal import Typography

extension Option {
  /// Returns the values that the option takes in a command; empty if they cannot be listed.
  func words(for command: Command) -> [String] {
    func words<Value: CaseIterable & RawRepresentable<String>>(of type: Value.Type) -> [String] {
      Value.allCases.map(\.rawValue)
    }
    return switch self {
    case .format:
      switch command {
      case .render, .watch: words(of: PictureFormat.self)
      case .solve: words(of: SolveFormat.self)
      case .list: words(of: ListFormat.self)
      case .doctor, .devices: words(of: TableFormat.self)
      case .diff: words(of: DiffFormat.self)
      case .report: words(of: ReportFormat.self)
      default: []
      }
    case .device: ["all", "phones", "tablets"] + DeviceCatalogue.all.map(\.identifier)
    case .orientation, .rotate: words(of: Orientation.self)
    case .order: words(of: SceneRotation.SwapOrder.self)
    case .rounding: words(of: FrameRounding.self)
    case .textSize: words(of: TextSize.self)
    case .appearance: words(of: Appearance.self)
    case .accessibility: AccessibilitySettings.words
    case .overlay: OverlayNames.all
    case .palette: words(of: OverlayPalette.Kind.self)
    case .png: words(of: PNGCompression.self)
    case .painter: words(of: PicturePainter.self)
    case .svg: words(of: SVGAppearance.self)
    case .artwork: words(of: ArtworkLook.self)
    case .content: words(of: ContentLook.self)
    case .sheetBy: words(of: ContactSheet.Columns.self)
    case .leafSizes: words(of: LeafSizes.self)
    case .stage: words(of: SceneStage.self)
    case .infer: words(of: ConstraintInference.self)
    case .log: words(of: ConflictLogDetail.self)
    case .color: words(of: Console.ColorUse.self)
    case .requireChecks: [StandardNames.allChecks] + words(of: TesterCheck.self)
    case .error, .warn, .ignore: FindingCode.names
    case .report: words(of: ReportFormat.self)
    case .ci: words(of: ContinuousIntegration.self)
    default: []
    }
  }

  /// Whether its value is the path of a folder or a file.
  var takesPath: Bool { [.output, .config, .start].contains(self) }
}
