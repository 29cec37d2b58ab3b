extension UICollectionView {
  /// Speeds at which items make room.
  public enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate = 0
    /// Soon.
    case fast = 1
    /// Late.
    case slow = 2
  }
  /// The speed at which items make room.
  public var reorderingCadence: ReorderingCadence {
    get { kept(.immediate) }
    set { keep(newValue) }
  }
  /// True where a remote control may reach items.
  public var allowsFocus: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// True where items may be chosen while they are edited.
  public var allowsSelectionDuringEditing: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// False: nothing is moved here.
  public var hasActiveDrag: Bool { false }
  /// False: nothing is moved here.
  public var hasActiveDrop: Bool { false }
  /// False: changes hold at once.
  public var hasUncommittedUpdates: Bool { false }
  /// Shows the menus of items.
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }
  /// Takes another layout, and runs code afterwards.
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    setCollectionViewLayout(layout, animated: animated)
    completion?(true)
  }
}

extension UICollectionView.ScrollPosition {
  /// Before: at the left.
  public static let leading = UICollectionView.ScrollPosition.left
  /// Behind: at the right.
  public static let trailing = UICollectionView.ScrollPosition.right
}

extension UICollectionView.CellRegistration {
  /// A kind of cell from a document, which is empty here.
  public init(cellNib: UINib, handler: @escaping Handler) { self.init(handler: handler) }
}

extension UICollectionView.SupplementaryRegistration {
  /// A kind of view from a document, which is empty here.
  public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
    self.init(elementKind: elementKind, handler: handler)
  }
}

/// The part of a grid that is to be asked for anew.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// True where the delegate is to be asked for sizes anew.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// True where places are to be computed anew.
  open var invalidateFlowLayoutAttributes = true
}
