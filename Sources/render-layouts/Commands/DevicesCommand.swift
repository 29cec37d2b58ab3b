internal import Geometry
internal import LayoutReview
internal import SceneDocuments
internal import Scenes

/// Lists the devices that scenes can be laid out on.
struct DevicesCommand: RunnableCommand {
  private let console: Console

  init(_ console: Console) { self.console = console }

  func run() throws(FileError) -> ExitCode {
    let rows = [["name", "identifier", "points", "scale", "safe area upright"]] + DeviceCatalogue.all.map(row)
    try console.printResult(console.table(rows))
    return .success
  }

  private func row(_ device: Device) -> [String] {
    [
      device.name, device.identifier, "\(device.size.width.pointText) × \(device.size.height.pointText)",
      "@\(device.scale.pointText)x",
      "top \(device.portraitInsets.top.pointText), bottom \(device.portraitInsets.bottom.pointText)",
    ]
  }
}
