/// Rules by which a controller is shown in front of another one.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system chooses.
  case automatic = -2
  /// Not at all.
  case none = -1
  /// Over everything.
  case fullScreen = 0
  /// A sheet.
  case pageSheet = 1
  /// A small sheet.
  case formSheet = 2
  /// In the place of the controller.
  case currentContext = 3
  /// As the app says.
  case custom = 4
  /// Over everything, which shines through.
  case overFullScreen = 5
  /// Over the controller, which shines through.
  case overCurrentContext = 6
  /// A bubble.
  case popover = 7
}
