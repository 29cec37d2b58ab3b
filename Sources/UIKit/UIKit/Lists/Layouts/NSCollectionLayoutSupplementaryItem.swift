internal import Foundation

/// A supplementary view of an item, anchored to it.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The order from back to front.
  open var zIndex = 0
  /// The point of the item at which the view is.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is placed there; nil for the same point as in the item.
  public let itemAnchor: NSCollectionLayoutAnchor?

  init(
    _ size: NSCollectionLayoutSize, _ kind: String,
    at containerAnchor: NSCollectionLayoutAnchor = NSCollectionLayoutAnchor(edges: []),
    with itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    (elementKind, self.containerAnchor, self.itemAnchor) = (kind, containerAnchor, itemAnchor)
    super.init(layoutSize: size)
  }
  /// Creates a view that is anchored to an item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor? = nil
  ) { self.init(layoutSize, elementKind, at: containerAnchor, with: itemAnchor) }

  /// Returns the frame of the view beside the frame of its item, both in points.
  func frame(in item: CGRect) -> CGRect {
    let size = layoutSize.size(in: item.size)
    let place = containerAnchor.point(in: item, offsetOf: size)
    // With one anchor, the view is inside its item, at the same edges.
    let own = (itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges))
      .point(in: CGRect(origin: .zero, size: size), offsetOf: size)
    return CGRect(x: place.x - own.x, y: place.y - own.y, width: size.width, height: size.height)
  }
}

extension NSCollectionLayoutAnchor {
  /// Returns the anchored point of a rectangle: on the given edges, otherwise in the middle. Fractional offsets are
  /// parts of the size of the anchored view.
  fileprivate func point(in rect: CGRect, offsetOf size: CGSize) -> CGPoint {
    let x = edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX
    let y = edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY
    return isAbsoluteOffset
      ? CGPoint(x: x + offset.x, y: y + offset.y)
      : CGPoint(x: x + offset.x * size.width, y: y + offset.y * size.height)
  }
}
