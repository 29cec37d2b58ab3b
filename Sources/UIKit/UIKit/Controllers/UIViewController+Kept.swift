public import Foundation

/// Hears which colour was chosen.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when a colour was chosen.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Called when it is over.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// Lets a colour be chosen.
open class UIColorPickerViewController: UIViewController {
  /// Hears of the choice.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The colour.
  open var selectedColor = UIColor.white
  /// True where colours may be transparent.
  open var supportsAlpha = true
}

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

extension UIActivityViewController.ActivityType {
  /// To devices nearby.
  public static let airDrop = UIActivityViewController.ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
  /// To the list of what is to be read.
  public static let addToReadingList = UIActivityViewController.ActivityType(
    rawValue: "com.apple.UIKit.activity.AddToReadingList")
  /// To a contact.
  public static let assignToContact = UIActivityViewController.ActivityType(
    rawValue: "com.apple.UIKit.activity.AssignToContact")
  /// To the pasteboard.
  public static let copyToPasteboard = UIActivityViewController.ActivityType(
    rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
  /// As a letter.
  public static let mail = UIActivityViewController.ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
  /// As a message.
  public static let message = UIActivityViewController.ActivityType(rawValue: "com.apple.UIKit.activity.Message")
  /// On paper.
  public static let print = UIActivityViewController.ActivityType(rawValue: "com.apple.UIKit.activity.Print")
  /// To the photographs.
  public static let saveToCameraRoll = UIActivityViewController.ActivityType(
    rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
  /// To the books.
  public static let openInIBooks = UIActivityViewController.ActivityType(
    rawValue: "com.apple.UIKit.activity.OpenInIBooks")
  /// As a document that is written on.
  public static let markupAsPDF = UIActivityViewController.ActivityType(
    rawValue: "com.apple.UIKit.activity.MarkupAsPDF")
  /// To Facebook.
  public static let postToFacebook = UIActivityViewController.ActivityType(
    rawValue: "com.apple.UIKit.activity.PostToFacebook")
  /// To Twitter.
  public static let postToTwitter = UIActivityViewController.ActivityType(
    rawValue: "com.apple.UIKit.activity.PostToTwitter")
}

extension UIActivityViewController {
  /// Hears what was done: the kind, whether it was done, what came back, and an error.
  public typealias CompletionWithItemsHandler = (ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  /// Called when it is over.
  public var completionWithItemsHandler: CompletionWithItemsHandler? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UIPopoverPresentationController {
  /// The side on which it is.
  public var arrowDirection: UIPopoverArrowDirection { permittedArrowDirections }
}

extension UIView {
  /// The smallest size of text in the view.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The largest size of text in the view.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The name of the group that a key goes through.
  public var focusGroupIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// True where the place is emptied before the view is drawn.
  public var clearsContextBeforeDrawing: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// The time of the changes around, in seconds: they hold at once.
  public class var inheritedAnimationDuration: TimeInterval { 0 }
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

extension UILabel {
  /// True where a label that is cut off shows its whole text on demand.
  public var showsExpansionTextWhenTruncated: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

extension UISearchBar {
  /// Moves an icon, in points.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
  /// True where a button shows what was found.
  public var showsSearchResultsButton: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Sets how titles of scopes look.
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

extension UIControl.Event {
  /// A finger came again.
  public static let touchDownRepeat = UIControl.Event(rawValue: 2)
  /// A finger moves inside.
  public static let touchDragInside = UIControl.Event(rawValue: 4)
  /// A finger moves outside.
  public static let touchDragOutside = UIControl.Event(rawValue: 8)
  /// A finger comes in.
  public static let touchDragEnter = UIControl.Event(rawValue: 16)
  /// A finger goes out.
  public static let touchDragExit = UIControl.Event(rawValue: 32)
  /// The menu was asked for.
  public static let menuActionTriggered = UIControl.Event(rawValue: 16_384)
  /// All events of editing.
  public static let allEditingEvents = UIControl.Event(rawValue: 983_040)
}

extension UIBarButtonItem {
  /// Sets the picture behind; nothing is drawn here.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
  /// Moves the title, in points.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  /// Sets the picture behind a button that leads back; nothing is drawn here.
  public func setBackButtonBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
  /// Moves the title of a button that leads back, in points.
  public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
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
