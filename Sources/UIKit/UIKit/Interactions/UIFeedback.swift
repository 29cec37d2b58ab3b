public import Foundation

/// Lets a device be felt; nobody holds one here.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Makes ready.
  open func prepare() {}
}

/// Lets a blow be felt.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// Strengths of a blow.
  public enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light = 0
    /// Medium.
    case medium = 1
    /// Heavy.
    case heavy = 2
    /// Soft.
    case soft = 3
    /// Hard.
    case rigid = 4
  }
  /// Blows of a strength.
  public init(style: FeedbackStyle) {}
  /// Blows of medium strength.
  public override convenience init() { self.init(style: .medium) }
  /// A blow.
  open func impactOccurred() {}
  /// A blow of a strength from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Lets the outcome of something be felt.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Outcomes.
  public enum FeedbackType: Int, Sendable {
    /// Good.
    case success = 0
    /// Doubtful.
    case warning = 1
    /// Bad.
    case error = 2
  }
  /// Lets an outcome be felt.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Lets a choice be felt.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets a choice be felt.
  open func selectionChanged() {}
}

/// Holds what was copied.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard of this program.
  public static let general = UIPasteboard()
  /// The text.
  open var string: String?
  /// The picture.
  open var image: UIImage?
  /// The address.
  open var url: URL?
  /// True where there is a text.
  open var hasStrings: Bool { string != nil }
}

/// Shares something.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Kinds of sharing.
  public struct ActivityType: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// The kinds that are not offered.
  open var excludedActivityTypes: [ActivityType]?
  /// Shares things.
  public init(activityItems: [Any], applicationActivities: [AnyObject]?) { super.init(nibName: nil, bundle: nil) }
  /// Shares nothing.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The settings of those who see, hear or move otherwise.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Things that are told.
  public struct Notification: RawRepresentable, Sendable, Hashable {
    /// The number.
    public let rawValue: UInt32
    /// A thing by its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Another screen.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Another layout.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A sentence.
    public static let announcement = Notification(rawValue: 1008)
  }
  /// Tells something; nobody listens here.
  public static func post(notification: Notification, argument: Any?) {}
  /// False: nothing is read aloud.
  public static var isVoiceOverRunning: Bool { false }
  /// False: things may move.
  public static var isReduceMotionEnabled: Bool { false }
  /// False: things may shine through.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// False: letters are as usual.
  public static var isBoldTextEnabled: Bool { false }
  /// False: colours are as usual.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// False: there are colours.
  public static var isGrayscaleEnabled: Bool { false }
  /// False: colours are as usual.
  public static var isInvertColorsEnabled: Bool { false }
  /// False: nothing is chosen by a switch.
  public static var isSwitchControlRunning: Bool { false }
  /// False: colours may tell things apart.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// False: all apps may be used.
  public static var isGuidedAccessEnabled: Bool { false }
}
