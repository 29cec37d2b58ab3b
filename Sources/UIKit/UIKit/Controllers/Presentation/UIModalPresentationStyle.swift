/// Rules by which a controller is shown in front of another one.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  /// In the place of the controller.
  case currentContext = 3
  /// As the app says.
  case custom = 4
  /// Over everything, which shines through.
  case overFullScreen = 5
  /// Over the controller, which shines through.
  case overCurrentContext = 6
  case popover = 7
}
