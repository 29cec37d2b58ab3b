/// The text size that the user chose in Settings, from the smallest to the largest accessibility size.
public enum TextSize: String, Sendable, Hashable, CaseIterable {
  case xs = "XS"
  case s = "S"
  case m = "M"
  case l = "L"
  case xl = "XL"
  case xxl = "XXL"
  case xxxl = "XXXL"
  case ax1 = "AX1"
  case ax2 = "AX2"
  case ax3 = "AX3"
  case ax4 = "AX4"
  case ax5 = "AX5"

  /// True for the sizes that only the settings for accessibility offer.
  package var isForAccessibility: Bool { [.ax1, .ax2, .ax3, .ax4, .ax5].contains(self) }
}
