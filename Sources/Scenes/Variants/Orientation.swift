/// How a device is held. Both landscapes have the same insets, so one stands for both (specification DEV-04).
public enum Orientation: String, Sendable, Hashable, CaseIterable {
  case portrait
  case landscape
}
