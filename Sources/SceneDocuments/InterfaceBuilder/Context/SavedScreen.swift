internal import Geometry
internal import Scenes

/// The screen that Interface Builder showed a document on.
struct SavedScreen: Hashable {
  /// The screen, or the canvas of a document that names none.
  let device: Device
  /// How it was held.
  let orientation: Orientation
  /// The name that Interface Builder gives the screen, or nil where the document names none.
  let identifier: String?
  /// Whether the document names a screen that is not known here.
  let isUnknown: Bool

  /// The screen of a document.
  init(of document: XMLElement) {
    let element = document.child("device")
    identifier = element?["id"]
    orientation = element?["orientation"] == "landscape" ? .landscape : .portrait
    if let identifier {
      let isNew = ToolsVersion(of: document) >= ToolsVersion(21000)
      let known = Self.model(identifier, isNew: isNew).flatMap { DeviceCatalogue.devices(named: $0).first }
      device = known ?? Self.canvas(393, 852, .phone)
      isUnknown = known == nil
    } else {
      device = Self.simulated(document.child("simulatedMetricsContainer")?.child(key: "destination")?["type"])
      isUnknown = false
    }
  }

  /// The size of the screen as it was held, in points.
  var size: Size { device.size(in: orientation) }

  /// The model that has a screen of Interface Builder, measured on Xcode documents.
  private static func model(_ identifier: String, isNew: Bool) -> String? {
    switch identifier {
    case "retina3_5": "iPhone 4s"
    case "retina4_0", "retina4": "iPhone 5s"
    case "retina4_7": "iPhone 8"
    case "retina5_5": "iPhone 8 Plus"
    case "retina5_9": isNew ? "iPhone 13 mini" : "iPhone 11 Pro"
    case "retina6_0": "iPhone 14"
    case "retina6_1": "iPhone 11"
    case "retina6_5": "iPhone 11 Pro Max"
    case "retina6_7": "iPhone 14 Plus"
    case "retina6_12": "iPhone 15"
    case "retina6_72": "iPhone 15 Pro Max"
    case "retina6_3": "iPhone 16 Pro"
    case "retina6_9": "iPhone 16 Pro Max"
    default: tablet(identifier)
    }
  }

  private static func tablet(_ identifier: String) -> String? {
    switch identifier {
    case "ipad7_9": "iPad mini (6th gen)"
    case "ipad9_7": "iPad Pro 9.7"
    case "ipad10_2": "iPad (9th gen)"
    case "ipad10_5": "iPad Pro 10.5"
    case "ipad10_9rounded": "iPad (10th gen)"
    case "ipad11_0rounded": "iPad Pro 11"
    case "ipad12_9": "iPad Pro 12.9 (2nd gen)"
    case "ipad12_9rounded": "iPad Pro 12.9"
    default: nil
    }
  }

  /// The canvas of a document without a screen: that of its simulated metrics, else the square of Xcode 6 and 7, which
  /// is compact in no direction.
  private static func simulated(_ metrics: String?) -> Device {
    guard let metrics else { return canvas(600, 600, .pad) }
    if metrics.hasPrefix("retina4_7") { return canvas(375, 667, .phone) }
    if metrics.hasPrefix("retina5_5") { return canvas(414, 736, .phone) }
    if metrics.hasPrefix("retina4") { return canvas(320, 568, .phone) }
    return metrics.hasPrefix("ipad") ? canvas(768, 1024, .pad) : canvas(320, 480, .phone)
  }

  /// A canvas; Xcode rounded its frames to whole points.
  private static func canvas(_ width: Double, _ height: Double, _ idiom: Device.Idiom) -> Device {
    let name = "\(Int(exactly: width) ?? 0)x\(Int(exactly: height) ?? 0)"
    return Device(
      identifier: "canvas-\(name)", name: "Canvas \(name)", size: Size(width: width, height: height), scale: 1,
      idiom: idiom, portraitInsets: EdgeInsets(top: 20), landscapeInsets: EdgeInsets(top: 20))
  }
}
