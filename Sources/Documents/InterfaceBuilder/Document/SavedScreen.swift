internal import Findings
internal import Geometry
internal import MarkupReading
internal import Scenes

/// The screen that Interface Builder showed a document on.
struct SavedScreen: Hashable {
  /// The screen, or the canvas of a document without a screen.
  let device: Device
  let orientation: Orientation
  /// Interface Builder's identifier of the screen. Nil if the document names none.
  let identifier: String?
  /// Whether the document names an unknown screen.
  let isUnknown: Bool

  /// Reads the screen of a document, by rules that are recorded at a location.
  init(of document: XMLElement, _ rules: inout RuleBook, at place: SourceLocation) {
    let element = document.child(.device)
    identifier = element?[.id]
    orientation = element?[.orientation] == "landscape" ? .landscape : .portrait
    if let identifier {
      var subject = RuleSubject()
      subject.note(.renewedScreen, identifier == Self.renewed.identifier)
      let isNew = rules.apply(InterfaceBuilderRules.renewedScreens, to: subject, at: place, view: nil)
      let known = isNew ? Self.renewedDevice : Self.devices[identifier]
      device = known ?? Self.canvas(393, 852, .phone)
      isUnknown = known == nil
    } else {
      device = Self.simulated(document.child(.simulatedMetricsContainer)?.child(key: .destination)?[.type])
      isUnknown = false
    }
  }

  /// The size of the screen in its orientation, in points.
  var size: Size { device.size(in: orientation) }

  /// Whether the screen is the one that a later Xcode redefined under the same name.
  var isRenewed: Bool { identifier == Self.renewed.identifier }

  /// Whether an identifier of Interface Builder is a known screen.
  static func isKnown(_ identifier: String) -> Bool { devices[identifier] != nil }

  /// Whether a root of this size fills a screen: this one or, without an identifier, any of its time.
  func isFilled(by size: Size) -> Bool {
    size == self.size || identifier == nil && Self.canvasSizes.contains(size)
  }

  /// The screen sizes for which documents without a screen were made.
  private static let canvasSizes: Set<Size> = [
    Size(width: 320, height: 480), Size(width: 320, height: 568), Size(width: 375, height: 667),
    Size(width: 414, height: 736), Size(width: 768, height: 1024), Size(width: 600, height: 600),
  ]

  /// The models for Interface Builder's screens, as measured on Xcode documents.
  private static let models = [
    "retina3_5": "iPhone 4s", "retina4_0": "iPhone 5s", "retina4": "iPhone 5s", "retina4_7": "iPhone 8",
    "retina5_5": "iPhone 8 Plus", "retina5_9": "iPhone 11 Pro", "retina6_0": "iPhone 14", "retina6_1": "iPhone 11",
    "retina6_5": "iPhone 11 Pro Max", "retina6_7": "iPhone 14 Plus", "retina6_12": "iPhone 15",
    "retina6_72": "iPhone 15 Pro Max", "retina6_3": "iPhone 16 Pro", "retina6_9": "iPhone 16 Pro Max",
    "ipad7_9": "iPad mini (6th gen)", "ipad9_7": "iPad Pro 9.7", "ipad10_2": "iPad (9th gen)",
    "ipad10_5": "iPad Pro 10.5", "ipad10_9rounded": "iPad (10th gen)", "ipad11_0rounded": "iPad Pro 11",
    "ipad12_9": "iPad Pro 12.9 (2nd gen)", "ipad12_9rounded": "iPad Pro 12.9",
  ]

  /// The screen whose size has changed in Xcode 15.
  private static let renewed = (identifier: "retina5_9", model: "iPhone 13 mini")

  private static let devices = models.compactMapValues { DeviceCatalogue.devices(named: $0).first }
  private static let renewedDevice = DeviceCatalogue.devices(named: renewed.model).first

  /// Returns the canvas of a document without a screen: the canvas of its simulated metrics, otherwise the square of
  /// Xcode 6 and 7, which is compact in no direction.
  private static func simulated(_ metrics: String?) -> Device {
    guard let metrics else { return canvas(600, 600, .pad) }
    if metrics.hasPrefix("retina4_7") { return canvas(375, 667, .phone) }
    if metrics.hasPrefix("retina5_5") { return canvas(414, 736, .phone) }
    if metrics.hasPrefix("retina4") { return canvas(320, 568, .phone) }
    return metrics.hasPrefix("ipad") ? canvas(768, 1024, .pad) : canvas(320, 480, .phone)
  }

  /// Returns a canvas. Its scale is 1, since Xcode mostly rounded its frames to whole points.
  private static func canvas(_ width: Double, _ height: Double, _ idiom: Device.Idiom) -> Device {
    let name = "\(Int(exactly: width) ?? 0)x\(Int(exactly: height) ?? 0)"
    return Device(
      identifier: "canvas-\(name)", name: "Canvas \(name)", size: Size(width: width, height: height), scale: 1,
      idiom: idiom, portraitInsets: EdgeInsets(top: 20), landscapeInsets: EdgeInsets(top: 20))
  }
}
