public import Foundation

/// The frame and appearance of an item or view.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  open var indexPath: IndexPath
  /// The kind of a header or footer; nil for cells.
  public private(set) var representedElementKind: String?
  /// The category: a cell, supplementary or decoration view.
  public private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The frame in the content, in points.
  open var frame = CGRect.zero
  open var alpha: CGFloat = 1
  /// Whether the item is hidden.
  open var isHidden = false
  /// The order from back to front.
  open var zIndex = 0
  /// The transform about the center.
  open var transform = CGAffineTransform.identity
  /// The size, in points.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// The center, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// The 3D transform about the center. It is stored, but not applied.
  open var transform3D = CATransform3DIdentity
  /// The bounds in the view's own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set {
      frame = CGRect(
        x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, width: newValue.width,
        height: newValue.height)
    }
  }
  public override init() { indexPath = IndexPath(item: 0, section: 0) }
  public init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }
  /// Creates the attributes of a header or footer.
  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }
  public init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = decorationViewKind
    representedElementCategory = .decorationView
  }
}
