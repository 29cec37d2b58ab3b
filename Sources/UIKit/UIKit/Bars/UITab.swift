public import Foundation

/// A part of a controller with tabs.
@preconcurrency @MainActor
open class UITab: NSObject {
  open var title: String
  open var image: UIImage?
  public let identifier: String
  /// The sign on the picture.
  open var badgeValue: String?
  open var subtitle: String?
  open var isHidden = false
  private let provider: ((UITab) -> UIViewController)?
  /// The controller, made when it is asked for.
  public private(set) lazy var viewController: UIViewController? = provider?(self)

  /// A part with a controller.
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    provider = viewControllerProvider
  }
}
