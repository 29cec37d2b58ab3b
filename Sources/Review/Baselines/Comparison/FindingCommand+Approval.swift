internal import Findings

extension Finding.Command {
  /// The present layouts become the approved ones.
  static let approve = Finding.Command("approve", [])
}
