public import Foundation

/// An item of a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  /// Whether it may be used.
  open var isEnabled = true
  /// A number by which code finds it.
  open var tag = 0
  /// The name by which tests find it.
  open var accessibilityIdentifier: String?
  /// The word that is read aloud.
  open var accessibilityLabel: String?
  /// The distances around the picture, in points.
  open var imageInsets = UIEdgeInsets.zero
  /// The way of the title from its place, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The picture in little height.
  open var landscapeImagePhone: UIImage?
  /// Sets how its title looks.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}
