public import Foundation
internal import Scenes

/// The appearance of a bar.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  /// The colour of the line below.
  open var shadowColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  /// The picture of the line below.
  open var shadowImage: UIImage?
  public override init() { super.init() }
  /// A look like another one.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    (backgroundColor, shadowColor) = (barAppearance.backgroundColor, barAppearance.shadowColor)
  }
  /// Lets nothing shine through.
  open func configureWithOpaqueBackground() {}
  /// Lets everything shine through.
  open func configureWithTransparentBackground() {}
  /// Is as the system chooses.
  open func configureWithDefaultBackground() {}
}
