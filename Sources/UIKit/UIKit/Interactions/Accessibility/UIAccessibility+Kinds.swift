public import Foundation

/// Ways in which the elements of a view are reached by those who listen.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As the system chooses.
  case automatic = 0
  /// One by one.
  case separate = 1
  /// Together.
  case combined = 2
}

/// Kinds of what a view holds for those who listen.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// None.
  case none = 0
  /// A table of numbers.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A landmark.
  case landmark = 3
  /// A group that has a meaning.
  case semanticGroup = 4
}

/// Directions of scrolling for those who listen.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Up.
  case up = 3
  /// Down.
  case down = 4
  /// To the next.
  case next = 5
  /// To the one before.
  case previous = 6
}

/// Meanings of a text for those who listen.
public struct UIAccessibilityTextualContext: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// A meaning by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Letters of a terminal.
  public static let console = UIAccessibilityTextualContext(rawValue: "console")
  /// Words of a message.
  public static let messaging = UIAccessibilityTextualContext(rawValue: "messaging")
  /// A story.
  public static let narrative = UIAccessibilityTextualContext(rawValue: "narrative")
  /// A program.
  public static let sourceCode = UIAccessibilityTextualContext(rawValue: "sourceCode")
}

/// A way through elements for those who listen; nobody goes it here.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// The directions of the way.
  public enum Direction: Int, Sendable {
    /// Back.
    case previous = 0
    /// On.
    case next = 1
  }
  /// The place where a search begins.
  @preconcurrency @MainActor
  public final class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The element where it begins.
    public var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: NSObject(), targetRange: nil)
    /// The direction.
    public var searchDirection = Direction.next
  }
  /// Finds the next element.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?
  /// The name of the way.
  open var name: String
  /// The search.
  open var itemSearchBlock: Search
  /// A way with a search.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    (self.name, self.itemSearchBlock) = (name, itemSearchBlock)
  }
}

/// An element that a way leads to.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element.
  open var targetElement: (any NSObjectProtocol)?
  /// The part of its text.
  open var targetRange: UITextRange?
  /// An element.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    (self.targetElement, self.targetRange) = (targetElement, targetRange)
  }
}

/// Shows the words of bars large while they are touched; nothing is touched here.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The view.
  open var view: UIView? { nil }
  /// Shows words.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {}
}

/// Hears of words that are shown large.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {}

extension UIAccessibilityTraits {
  /// A field for searches.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 32_768)
  /// The part that is read when the app starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  /// It is touched without help.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
  /// It sounds.
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  /// It starts sound that must not be talked over.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  /// A key.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  /// It turns pages.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16_384)
  /// It is on or off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

extension UIAccessibility.Notification {
  /// A page was scrolled.
  public static let pageScrolled = UIAccessibility.Notification(rawValue: 1009)
  /// Help is to wait.
  public static let pauseAssistiveTechnology = UIAccessibility.Notification(rawValue: 1020)
  /// Help is to go on.
  public static let resumeAssistiveTechnology = UIAccessibility.Notification(rawValue: 1021)
}

/// Kinds of help whose element is asked for.
public struct UIAccessibilityAssistiveTechnologyIdentifier: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The voice.
  public static let notificationVoiceOver = UIAccessibilityAssistiveTechnologyIdentifier(rawValue: "VoiceOver")
  /// The switches.
  public static let notificationSwitchControl = UIAccessibilityAssistiveTechnologyIdentifier(rawValue: "SwitchControl")
}

extension UIAccessibility {
  /// False, as on a new device.
  public static var isAssistiveTouchRunning: Bool { false }
  /// False, as on a new device.
  public static var isMonoAudioEnabled: Bool { false }
  /// False, as on a new device.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// True, as on a new device.
  public static var isShakeToUndoEnabled: Bool { true }
  /// False, as on a new device.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// False, as on a new device.
  public static var isSpeakScreenEnabled: Bool { false }
  /// False, as on a new device.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// False, as on a new device.
  public static var buttonShapesEnabled: Bool { false }
  /// False, as on a new device.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// True, as on a new device.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// The place of a rectangle of a view on the screen, in points.
  @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
  /// None: nobody listens here.
  public static func focusedElement(using technology: UIAccessibilityAssistiveTechnologyIdentifier?) -> Any? { nil }
  /// The voice began or ended.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChange")
  /// The wish for less movement has changed.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChange")
  /// The wish for bold text has changed.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name("UIAccessibilityBoldTextStatusDidChange")
  /// The wish for less transparency has changed.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChange")
  /// The wish for darker colours has changed.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerColorsStatusDidChange")
  /// Words have been read.
  public static let announcementDidFinishNotification = NSNotification.Name("UIAccessibilityAnnouncementDidFinish")
  /// Another element is read.
  public static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocused")
  /// The switches began or ended.
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChange")
  /// The wish for inverted colours has changed.
  public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChange")
  /// The wish for shapes of buttons has changed.
  public static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChange")
}

extension UIView {
  /// True where inverting colours leaves the view as it is.
  public var accessibilityIgnoresInvertColors: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// The picture that is shown large while the view is touched.
  public var largeContentImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// True where that picture grows.
  public var scalesLargeContentImage: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// The distances around that picture, in points.
  public var largeContentImageInsets: UIEdgeInsets {
    get { kept(.zero) }
    set { keep(newValue) }
  }
}
