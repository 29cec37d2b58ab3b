public import Foundation

/// A line of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The title.
  public internal(set) var title: String
  /// The picture.
  public internal(set) var image: UIImage?

  init(title: String, image: UIImage?) { (self.title, self.image) = (title, image) }
}
