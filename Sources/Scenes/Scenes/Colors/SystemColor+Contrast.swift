extension SystemColor {
  /// The color with Increase Contrast, from Apple's Human Interface Guidelines (Color, the accessible variants of iOS
  /// system colors). Nil if it does not differ.
  var inIncreasedContrast: Pair? {
    switch self {
    case .red: Pair(0xD70015, 0xFF6961)
    case .orange: Pair(0xC93400, 0xFFB340)
    case .yellow: Pair(0xB25000, 0xFFD426)
    case .green: Pair(0x248A3D, 0x30DB5B)
    case .mint: Pair(0x0C817B, 0x66D4CF)
    case .teal: Pair(0x008299, 0x5DE6FF)
    case .cyan: Pair(0x0071A4, 0x70D7FF)
    case .blue, .tint, .link: Pair(0x0040DD, 0x409CFF)
    case .indigo: Pair(0x3634A3, 0x7D7AFF)
    case .purple: Pair(0x8944AB, 0xDA8FFF)
    case .pink: Pair(0xD30F45, 0xFF6482)
    case .brown: Pair(0x7F6545, 0xB59469)
    case .gray: Pair(0x6C6C70, 0xAEAEB2)
    case .gray2: Pair(0x8E8E93, 0x7C7C80)
    case .gray3: Pair(0xAEAEB2, 0x545456)
    case .gray4: Pair(0xBCBCC0, 0x444446)
    case .gray5: Pair(0xD8D8DC, 0x363638)
    case .gray6: Pair(0xEBEBF0, 0x242426)
    default: nil
    }
  }
}
