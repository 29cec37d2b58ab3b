internal import CairoDrawing
internal import CommandArguments
internal import ContactSheets
internal import Drawing
internal import Findings
internal import Geometry
internal import HostFiles
internal import ReviewPlans
internal import SceneFiles
internal import SceneLayouts
internal import Scenes

/// The command that prints every configurable option with its effective value and the origin of the value.
struct ConfigCommand: RunnableCommand {
  private let arguments: ParsedArguments
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  func run() throws -> ExitCode {
    let heading = ["setting", "value", "from"]
    try console.printResult(console.table([heading] + files + options + devices + rules + accepted))
    return .success
  }

  private var files: [[String]] {
    let names = arguments.configurationFiles
    return names.isEmpty
      ? [["configuration", "none", "'render-layouts init' writes one"]]
      : names.map { ["configuration", $0, ""] }
  }

  private var options: [[String]] {
    Option.allCases.filter(\.isConfigurable).map { option in
      let given = arguments.values[option].map { $0.isEmpty ? "true" : $0.joined(separator: ", ") }
      return [
        option.configurationKey, given ?? option.standardText, arguments.origins[option]?.text ?? "built in",
      ]
    }
  }

  private var devices: [[String]] {
    arguments.devices.map { setting in
      let device = setting.device
      return [
        "devices", "\(device.name), \(device.size.pointText) @\(device.scale.pointText)x", "\(setting.source)",
      ]
    }
  }

  private var rules: [[String]] {
    arguments.rules.flatMap { setting in
      setting.levels.sorted { $0.key < $1.key }.map { code, level in
        ["rules.\(code)", level.rawValue, setting.path.map { "for documents like '\($0)'" } ?? ""]
      }
    }
  }

  private var accepted: [[String]] {
    arguments.accepted.map { setting in
      let places = [setting.scene, setting.acceptance.view].compactMap(\.self).joined(separator: ", ")
      return ["accept.\(setting.acceptance.code)", places.isEmpty ? "everywhere" : places, setting.acceptance.reason]
    }
  }
}

extension Option {
  /// The default value of the option, as text.
  fileprivate var standardText: String {
    if definition.value == nil { return "false" }
    return switch self {
    case .output: StandardNames.output
    case .format:
      "\(PictureFormat.standard.named) for layouts, \(PictureFormat.standardOfSheets.named) for sheets"
    case .scale: "2"
    case .jobs: "\(HostProcess.processorCount)"
    case .palette: "standard"
    case .painter: PicturePainter.direct.rawValue
    case .png: PNGCompression.fast.rawValue
    case .svg: SVGAppearance.plain.rawValue
    case .artwork: ArtworkLook.full.rawValue
    case .content: ContentLook.sample.rawValue
    case .sheetBy: ContactSheet.Columns.device.rawValue
    case .singleFileLimit: StandardNames.singleFileLimit
    case .leafSizes: LeafSizes.measured.rawValue
    case .stage: SceneStage.run.rawValue
    case .color: Console.ColorUse.auto.rawValue
    case .infer: "off"
    case .insets: "none"
    case .filter: "every scene"
    case .overlay: "the standard ones"
    default: "the scene's"
    }
  }
}

extension [PictureFormat] {
  /// The formats by their names for the option.
  fileprivate var named: String { map(\.rawValue).joined(separator: ", ") }
}
