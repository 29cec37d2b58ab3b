public import Scenes
import Testing

extension SceneVariant {
  /// A screen of the catalogue, held upright unless told otherwise; an error where there is none of that name.
  public init(on device: String, orientation: Orientation = .portrait) throws {
    self.init(device: try #require(DeviceCatalogue.devices(named: device).first), orientation: orientation)
  }
}
