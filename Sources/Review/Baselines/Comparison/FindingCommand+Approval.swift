internal import Findings

extension Finding.Command {
  /// The command that makes the current layouts the approved ones.
  static let approve = Finding.Command("approve", [])
}
