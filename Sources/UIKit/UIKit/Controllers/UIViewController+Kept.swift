public import Foundation

extension UIViewController {
  /// The traits that the controller says itself.
  public var traitOverrides: UITraitOverrides {
    get { kept(UITraitOverrides()) }
    set {
      let former = traitCollection
      keep(newValue)
      guard former != traitCollection else { return }
      tellTree {
        $0.traitCollectionDidChange(former)
        $0.tellOfTraitChange(former)
      }
      viewIfLoaded?.tellOfTraits(former)
    }
  }
}

extension UIActivityViewController {
  /// Hears what was done: the kind, whether it was done, what came back, and an error.
  public typealias CompletionWithItemsHandler = (ActivityType?, Bool, [Any]?, (any Error)?) -> Void
}

extension UIPopoverPresentationController {
  /// The side on which it is.
  public var arrowDirection: UIPopoverArrowDirection { permittedArrowDirections }
}

extension UIView {
  /// Runs code whose changes would swing; here they hold at once.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
}

extension NSAttributedString.Key {
  /// The width of the outline of letters, in parts of a hundred of their size.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The colour of the outline.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The number of joined letters.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The slant.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The stretch.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// The directions of writing.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// The colour of the line through letters.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The room between letters, in points.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The effect on letters.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
}
