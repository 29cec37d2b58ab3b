internal import Geometry
internal import SceneDocuments
internal import Scenes

/// Lists the devices that scenes can be laid out on.
struct DevicesCommand {
  private let console: Console

  init(_ console: Console) { self.console = console }

  func run() throws(FileError) -> ExitCode {
    let rows = [["name", "identifier", "points", "scale", "safe area upright"]] + DeviceCatalogue.all.map(row)
    try console.printResult(console.isPlain ? Table.separatedByTabs(rows) : Table.aligned(rows))
    return .success
  }

  private func row(_ device: Device) -> [String] {
    [
      device.name, device.identifier, "\(text(device.size.width)) × \(text(device.size.height))",
      "@\(text(device.scale))x",
      "top \(text(device.portraitInsets.top)), bottom \(text(device.portraitInsets.bottom))",
    ]
  }

  /// A number without `.0`.
  private func text(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
