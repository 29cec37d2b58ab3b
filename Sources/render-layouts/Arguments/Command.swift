/// What the tool can be asked to do.
enum Command: String, Sendable, Hashable, CaseIterable {
  case render
  case check
  case solve
  case trace
  case devices

  /// What it does, in one line of the help.
  var summary: String {
    switch self {
    case .render: "solve and draw scenes; write pictures, contact sheets and a gallery (the default)"
    case .check: "solve scenes and print what is wrong with them; draw nothing"
    case .solve: "print the frame of every view, one line each; draw nothing"
    case .trace: "print the autolayout trace of every layout, as UIKit's debugger does; draw nothing"
    case .devices: "list the devices that scenes can be laid out on"
    }
  }

  /// Whether it works on documents.
  var takesPaths: Bool { self != .devices }
}
