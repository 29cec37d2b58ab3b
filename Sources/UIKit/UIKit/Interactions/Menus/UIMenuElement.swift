public import Foundation

@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  public internal(set) var title: String
  public internal(set) var image: UIImage?

  init(title: String, image: UIImage?) { (self.title, self.image) = (title, image) }
}
