internal import Findings

extension Finding.Command {
  /// The command that makes the present layouts the approved ones.
  static let approve = Finding.Command("approve", [])
}
