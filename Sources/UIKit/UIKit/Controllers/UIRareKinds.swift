public import Foundation

/// Looks of controls on a Mac; kept.
public enum UIBehavioralStyle: UInt, Sendable {
  /// As the system chooses.
  case automatic = 0
  /// As on a tablet.
  case pad = 1
  /// As on a Mac.
  case mac = 2
}

/// The look of a view that is pointed at; nothing is pointed at here.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject {
  /// True where the look is shown.
  open var isEnabled = true
}

/// Weights of warnings; kept.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// It is about something that cannot be undone.
  case critical = 1
}

/// Uses of the system's help with writing; kept.
public enum UIWritingToolsBehavior: Int, Sendable {
  /// None.
  case none = -1
  /// As the system chooses.
  case `default` = 0
  /// All.
  case complete = 1
  /// In a window of their own.
  case limited = 2
}

/// Devices whose scrolling a gesture hears of; kept.
public struct UIScrollTypeMask: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int
  /// Devices by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Wheels.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Surfaces.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// All.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

extension UIEvent {
  /// Buttons of a mouse; kept.
  public struct ButtonMask: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int
    /// Buttons by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The first one.
    public static let primary = ButtonMask(rawValue: 1)
    /// The second one.
    public static let secondary = ButtonMask(rawValue: 2)
  }
}

/// A word in a search that is taken as a whole; kept.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// The meaning of the word.
  open var representedObject: Any?
  /// A word with a picture.
  public init(icon: UIImage?, text: String) {}
}

extension UIViewController {
  /// A course in which a screen comes; nothing moves here.
  @preconcurrency @MainActor
  public final class Transition: NSObject {
    /// All that a course needs to know.
    public struct ZoomContext {
      /// The screen that comes.
      public let zoomedViewController: UIViewController
    }
    /// Out of a view.
    public static func zoom(_ source: @escaping (ZoomContext) -> UIView?) -> Transition { Transition() }
    /// Across the former one.
    public static var coverVertical: Transition { Transition() }
    /// Fading.
    public static var crossDissolve: Transition { Transition() }
  }
  /// Kept; nothing here depends on it.
  public var preferredTransition: Transition? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Kept; nothing here depends on it.
  public var interactionActivityTrackingBaseName: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

/// The way in which groups move across; kept.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// Ways of coming to rest.
  public enum DecelerationRate: Int, Sendable {
    /// As the system chooses.
    case automatic = 0
    /// Slowly.
    case normal = 1
    /// Fast.
    case fast = 2
  }
  /// The way of coming to rest.
  open var decelerationRate = DecelerationRate.automatic
}

/// Movements of symbols; nothing moves here.
public struct SymbolEffect: Sendable, Hashable {
  private let name: String
  /// Jumps.
  public static let bounce = SymbolEffect(name: "bounce")
  /// Fades in and out.
  public static let pulse = SymbolEffect(name: "pulse")
  /// Shows part after part.
  public static let variableColor = SymbolEffect(name: "variableColor")
  /// Grows and shrinks.
  public static let scale = SymbolEffect(name: "scale")
  /// Comes.
  public static let appear = SymbolEffect(name: "appear")
  /// Goes.
  public static let disappear = SymbolEffect(name: "disappear")
  /// Comes in the place of another.
  public static let replace = SymbolEffect(name: "replace")
  /// Moves to and fro.
  public static let wiggle = SymbolEffect(name: "wiggle")
  /// Turns.
  public static let rotate = SymbolEffect(name: "rotate")
  /// Grows and shrinks slowly.
  public static let breathe = SymbolEffect(name: "breathe")
}

extension UIImageView {
  /// Lets the symbol move; nothing moves here.
  public func addSymbolEffect(_ effect: SymbolEffect, animated: Bool = true) {}
  /// Lets the symbol rest.
  public func removeSymbolEffect(ofType effect: SymbolEffect, animated: Bool = true) {}
  /// Lets the symbol rest.
  public func removeAllSymbolEffects(animated: Bool = true) {}
  /// Exchanges the symbol.
  public func setSymbolImage(_ image: UIImage, contentTransition: SymbolEffect) { self.image = image }
}

extension UIColor {
  /// Weights of colours.
  public enum Prominence: Int, Sendable {
    /// The first one.
    case primary = 0
    /// Lighter.
    case secondary = 1
    /// Lighter again.
    case tertiary = 2
    /// The lightest.
    case quaternary = 3
  }
  /// The colour, lighter by its weight: as opaque as the system's labels of that weight.
  public func withProminence(_ prominence: Prominence) -> UIColor {
    let opacities: [CGFloat] = [1, 0.6, 0.3, 0.18]
    return withAlphaComponent(opacities[prominence.rawValue])
  }
}

extension UIBezierPath {
  /// Moves, turns and scales all points.
  public func apply(_ transform: CGAffineTransform) { replacePoints { $0.applying(transform) } }
}

extension UIApplication.LaunchOptionsKey {
  /// An address was opened.
  public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
  /// Another app opened it.
  public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  /// A message came from afar.
  public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  /// The place of the device has changed.
  public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  /// A shortcut was chosen.
  public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
}

extension UIApplication {
  /// The time that is left behind other apps, in seconds: there is no end.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Kept; nothing here depends on it.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
}
