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

  /// Whether only the accessibility settings offer the size.
  package var isForAccessibility: Bool { [.ax1, .ax2, .ax3, .ax4, .ax5].contains(self) }

  /// The width of readable lines, in points: 46 letters M in the style Body, rounded up to a multiple of 8, as in
  /// UIKit's readable content guide (specification GUI-06). Only L was measured on devices; the others follow from San
  /// Francisco's widths.
  package var readableWidth: Double {
    switch self {
    case .xs: 560
    case .s: 600
    case .m: 632
    case .l: 672
    case .xl: 744
    case .xxl: 808
    case .xxxl: 888
    case .ax1: 1072
    case .ax2: 1264
    case .ax3: 1528
    case .ax4: 1784
    case .ax5: 2008
    }
  }
}
