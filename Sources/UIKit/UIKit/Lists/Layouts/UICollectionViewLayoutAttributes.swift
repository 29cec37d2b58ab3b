public import Foundation

/// The place of an item.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  open var indexPath: IndexPath
  /// The kind of a view above or below a section; nil for cells.
  public private(set) var representedElementKind: String?
  /// The kind of the view.
  public private(set) var representedElementCategory = ElementCategory.cell
  /// The place in the content, in points.
  open var frame = CGRect.zero
  open var alpha: CGFloat = 1
  /// Whether the item is not shown.
  open var isHidden = false
  /// The place in front of others.
  open var zIndex = 0
  /// The map about the centre.
  open var transform = CGAffineTransform.identity
  /// The size, in points.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// The middle, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// The map about the middle in space; it is kept.
  open var transform3D = CATransform3DIdentity
  /// The room of the view's content in its own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set {
      frame = CGRect(
        x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, width: newValue.width,
        height: newValue.height)
    }
  }
  public override init() { indexPath = IndexPath(item: 0, section: 0) }
  /// The place of a cell.
  public init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }
  /// The place of a view of a kind.
  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }
  /// Attributes of a view of the layout's own.
  public init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = decorationViewKind
    representedElementCategory = .decorationView
  }
}
