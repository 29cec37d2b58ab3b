public import Scenes
import Testing

extension SceneVariant {
  /// Creates the variant of a device of the catalog, by default in portrait.
  ///
  /// - Throws: An error if the catalog has no device of that name.
  public init(on device: String, orientation: Orientation = .portrait) throws {
    self.init(device: try #require(DeviceCatalogue.devices(named: device).first), orientation: orientation)
  }
}
