/// The way in which a collectionView takes things.
open class UICollectionViewDropProposal: UIDropProposal {
  public let intent: Intent
  /// A way and a place.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}
