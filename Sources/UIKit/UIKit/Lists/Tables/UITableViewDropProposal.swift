/// The way in which a tableView takes things.
open class UITableViewDropProposal: UIDropProposal {
  public let intent: Intent
  /// A way and a place.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}
