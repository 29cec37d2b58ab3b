public import Foundation

extension UIView {
  /// Returns a view with the size of a part of this one. It has no content here.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { UIView(frame: CGRect(origin: .zero, size: rect.size)) }
  /// Returns a view with the size of this one. It has no content here.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: bounds) }
}
