internal import Synchronization

/// Ways in which the status bar changes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// By fading.
  case fade = 1
  /// By moving.
  case slide = 2
}
