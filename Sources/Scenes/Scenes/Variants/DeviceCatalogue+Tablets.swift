internal import Geometry

extension DeviceCatalogue {
  /// The tablets by screen, from Apple's specifications (specification DEV-02). docs/reference/devices.md names the
  /// source of each figure.
  static let tablets: [Screen] = [
    Screen(
      "ipad-2", ["iPad 2", "iPad mini (1st gen)"], 768, 1024, scale: 1, .pad,
      portrait: EdgeInsets(top: 20), landscape: EdgeInsets(top: 20), sources: .published),
    Screen(
      "ipad-retina", ["iPad (6th gen)", "iPad Air (2nd gen)", "iPad mini (5th gen)", "iPad Pro 9.7"], 768, 1024,
      scale: 2, .pad,
      portrait: EdgeInsets(top: 20), landscape: EdgeInsets(top: 20), sources: .published),
    Screen(
      "ipad-mini-6", ["iPad mini (6th gen)", "iPad mini (A17 Pro)"], 744, 1133, scale: 2, .pad,
      portrait: homeIndicator, landscape: homeIndicator, corners: 21.5),
    Screen(
      "ipad-10.2", ["iPad (7th gen)", "iPad (8th gen)", "iPad (9th gen)"], 810, 1080, scale: 2, .pad,
      portrait: EdgeInsets(top: 20), landscape: EdgeInsets(top: 20), sources: .published),
    Screen(
      "ipad-10.5", ["iPad Pro 10.5", "iPad Air (3rd gen)"], 834, 1112, scale: 2, .pad,
      portrait: EdgeInsets(top: 20), landscape: EdgeInsets(top: 20), sources: .published),
    Screen(
      "ipad-10.9", ["iPad (10th gen)", "iPad (A16)"], 820, 1180, scale: 2, .pad,
      portrait: homeIndicator, landscape: homeIndicator, corners: 25),
    Screen(
      "ipad-air-10.9", ["iPad Air (4th gen)", "iPad Air (5th gen)", "iPad Air 11"], 820, 1180, scale: 2, .pad,
      portrait: homeIndicator, landscape: homeIndicator, corners: 18),
    Screen(
      "ipad-pro-11", ["iPad Pro 11"], 834, 1194, scale: 2, .pad,
      portrait: homeIndicator, landscape: homeIndicator, corners: 18),
    Screen(
      "ipad-pro-11-m4", ["iPad Pro 11 (M4)"], 834, 1210, scale: 2, .pad,
      portrait: homeIndicator, landscape: homeIndicator, corners: 30),
    Screen(
      "ipad-pro-12.9-home", ["iPad Pro 12.9 (2nd gen)"], 1024, 1366, scale: 2, .pad,
      portrait: EdgeInsets(top: 20), landscape: EdgeInsets(top: 20), sources: .published),
    Screen(
      "ipad-pro-12.9", ["iPad Pro 12.9", "iPad Air 13"], 1024, 1366, scale: 2, .pad,
      portrait: homeIndicator, landscape: homeIndicator, corners: 18),
    Screen(
      "ipad-pro-13-m4", ["iPad Pro 13 (M4)"], 1032, 1376, scale: 2, .pad,
      portrait: homeIndicator, landscape: homeIndicator, corners: 30),
  ]

  /// The tablets whose first system is iPadOS 26. All have the size of older ones, so they are not in groups.
  static let newerTablets: [Screen] = [
    Screen(
      newer: "ipad-pro-11-m5", ["iPad Pro 11 (M5)"], 834, 1210, scale: 2, .pad,
      portrait: Screen.tabletInsets, landscape: Screen.tabletInsets, corners: 30),
    Screen(
      newer: "ipad-pro-13-m5", ["iPad Pro 13 (M5)"], 1032, 1376, scale: 2, .pad,
      portrait: Screen.tabletInsets, landscape: Screen.tabletInsets, corners: 30),
    Screen(
      newer: "ipad-air-11-m4", ["iPad Air 11 (M4)"], 820, 1180, scale: 2, .pad,
      portrait: Screen.tabletInsets, landscape: Screen.tabletInsets, corners: 18),
    Screen(
      newer: "ipad-air-13-m4", ["iPad Air 13 (M4)"], 1024, 1366, scale: 2, .pad,
      portrait: Screen.tabletInsets, landscape: Screen.tabletInsets, corners: 18),
  ]

  /// The insets of tablets without a home button before iPadOS 26.
  private static let homeIndicator = EdgeInsets(top: 24, bottom: 20)
}
