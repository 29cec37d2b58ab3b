public import Foundation
internal import Scenes

/// The look of bars of navigation.
open class UINavigationBarAppearance: UIBarAppearance {
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of buttons that end something.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The look of the button that leads back.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The picture of the button that leads back.
  public private(set) var backIndicatorImage: UIImage?
  /// Sets the picture of the button that leads back.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) { backIndicatorImage = image }
  open var titlePositionAdjustment = UIOffset.zero
}
