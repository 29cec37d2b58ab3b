internal import AutoLayout
public import Foundation
internal import Geometry

/// The screen of the variant being laid out.
@preconcurrency @MainActor
open class UIScreen: NSObject, UICoordinateSpace {
  /// The screen of the device: an iPhone SE's until ``set(size:scale:safeAreaInsets:idiom:)`` changes it.
  public static var main: UIScreen { LayoutSurroundings.current.screen }

  /// The bounds of the screen from 0, 0, in points.
  public private(set) var bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
  public private(set) var scale: CGFloat = 2
  /// The parts of the screen that bars and its shape cover, in points.
  public private(set) var safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
  private(set) var idiom = UIUserInterfaceIdiom.phone
  /// The appearance, direction and text size that the user has chosen, if they differ from the defaults.
  var settings = UITraitCollection() { didSet { knownTraits = nil } }
  /// The traits that were returned last. All views ask for them in each layout.
  private var knownTraits: (size: CGSize, traits: UITraitCollection)?

  open var nativeScale: CGFloat { scale }
  /// The bounds of the screen, in pixels.
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
  /// The traits of an app that fills the screen.
  open var traitCollection: UITraitCollection { traitCollection(for: bounds.size) }

  /// Changes the screen to another device or orientation.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - scale: The number of pixels per point.
  ///   - safeAreaInsets: The parts that bars and the shape of the screen cover, in points.
  ///   - idiom: The kind of device.
  public func set(
    size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets = .zero, idiom: UIUserInterfaceIdiom = .phone
  ) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.idiom = idiom
    knownTraits = nil
    TextMeasuring.use(scale: scale)
  }

  /// Returns the traits of an app in a window of the given size, in points.
  func traitCollection(for size: CGSize) -> UITraitCollection {
    if let knownTraits, knownTraits.size == size { return knownTraits.traits }
    let room: TraitCollection = idiom == .pad ? .tablet : .phone(screen: Size(size))
    let traits = UITraitCollection(
      room.horizontalSizeClass == .compact ? .compact : .regular,
      room.verticalSizeClass == .compact ? .compact : .regular, idiom: idiom, style: .light, direction: .unspecified,
      scale: scale, category: .large)
    let made = UITraitCollection(traitsFrom: [traits, settings])
    knownTraits = (size, made)
    return made
  }
  open var brightness: CGFloat = 0.5
  /// The largest number of frames per second.
  open var maximumFramesPerSecond: Int { 60 }
  /// Whether the screen is being recorded: never here.
  open var isCaptured: Bool { false }
  open var coordinateSpace: any UICoordinateSpace { self }
  /// The coordinates of the screen in portrait. Here they equal the screen's own.
  open var fixedCoordinateSpace: any UICoordinateSpace { self }
}

extension UIScreen {
  public class var screens: [UIScreen] { [main] }
}
