internal import CommandArguments
internal import Geometry
internal import HostFiles
internal import SceneFiles
internal import Scenes

/// Lists the devices that scenes can be laid out on.
struct DevicesCommand: RunnableCommand {
  private let own: [ProjectConfiguration.DeviceSetting]
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) {
    own = arguments.devices
    self.console = console
  }

  func run() throws(FileError) -> ExitCode {
    let heading = ["name", "identifier", "points", "scale", "safe area upright", "from"]
    let replaced = Set(own.map(\.device.identifier))
    let models = DeviceCatalogue.all.filter { !replaced.contains($0.identifier) }
    let rows = models.map { row($0, "built in") } + own.map { row($0.device, "\($0.source)") }
    try console.printResult(console.table([heading] + rows))
    return .success
  }

  private func row(_ device: Device, _ origin: String) -> [String] {
    [
      device.name, device.identifier, device.size.pointText, "@\(device.scale.pointText)x",
      "top \(device.portraitInsets.top.pointText), bottom \(device.portraitInsets.bottom.pointText)", origin,
    ]
  }
}
