internal import CommandArguments
internal import HostFiles
internal import ReviewReports
internal import SceneFiles
internal import Scenes

/// The command that lists the devices on which scenes can be laid out.
struct DevicesCommand: RunnableCommand {
  private let list: DeviceList
  private let format: TableFormat
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    list = DeviceList(own: arguments.devices.map { ($0.device, "\($0.source)") })
    format = try arguments.oneCase(.format, standard: .text)
    self.console = console
  }

  func run() throws(FileError) -> ExitCode {
    switch format {
    case .text: try console.printResult(console.table(list.table))
    case .json: try console.printResult(list.json)
    }
    return .success
  }
}
