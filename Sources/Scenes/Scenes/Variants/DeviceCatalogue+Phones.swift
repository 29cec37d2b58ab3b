internal import Geometry

extension DeviceCatalogue {
  /// The phones by screen, from Apple's specifications (specification DEV-02). docs/reference/devices.md names the
  /// source of each figure. Landscape insets vary by a point between published tables (specification G-24).
  static let phones: [Screen] = [
    Screen(
      "iphone-3gs", ["iPhone 3GS"], 320, 480, scale: 1, .phone,
      portrait: EdgeInsets(top: 20), landscape: EdgeInsets(top: 20), sources: .published),
    Screen(
      "iphone-4s", ["iPhone 4", "iPhone 4s"], 320, 480, scale: 2, .phone,
      portrait: EdgeInsets(top: 20), landscape: EdgeInsets(top: 20), sources: .published),
    Screen(
      "iphone-5", ["iPhone 5", "iPhone 5c"], 320, 568, scale: 2, .phone,
      portrait: EdgeInsets(top: 20), landscape: EdgeInsets(top: 20), sources: .published),
    // From iOS 8 on, phones hide the status bar in landscape. The last systems of these two are iOS 12 and 15.
    Screen(
      "iphone-5s", ["iPhone 5s", "iPhone SE (1st gen)"], 320, 568, scale: 2, .phone,
      portrait: EdgeInsets(top: 20), landscape: .zero, sources: .published),
    Screen(
      "iphone-6", ["iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd gen)", "iPhone SE (3rd gen)"], 375,
      667, scale: 2, .phone,
      portrait: EdgeInsets(top: 20), landscape: .zero, sources: .published),
    Screen(
      "iphone-6-plus", ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"], 414, 736, scale: 3,
      .phone,
      portrait: EdgeInsets(top: 20), landscape: .zero, sources: .published),
    Screen(
      "iphone-x", ["iPhone X", "iPhone XS", "iPhone 11 Pro"], 375, 812, scale: 3, .phone,
      portrait: EdgeInsets(top: 44, bottom: 34), landscape: EdgeInsets(left: 44, bottom: 21, right: 44), corners: 39,
      .notch(223, 30)),
    Screen(
      "iphone-xr", ["iPhone XR", "iPhone 11"], 414, 896, scale: 2, .phone,
      portrait: EdgeInsets(top: 48, bottom: 34), landscape: EdgeInsets(left: 48, bottom: 21, right: 48), corners: 41.5,
      .notch(245, 33)),
    Screen(
      "iphone-xs-max", ["iPhone XS Max", "iPhone 11 Pro Max"], 414, 896, scale: 3, .phone,
      portrait: EdgeInsets(top: 44, bottom: 34), landscape: EdgeInsets(left: 44, bottom: 21, right: 44), corners: 39,
      .notch(223, 30)),
    // Both mini phones show 375 × 812 points on 1080 × 2340 pixels. Their notches were measured as 242 and 189 of 360
    // points.
    Screen(
      "iphone-12-mini", ["iPhone 12 mini"], 375, 812, scale: 3, .phone,
      portrait: EdgeInsets(top: 50, bottom: 34), landscape: EdgeInsets(left: 50, bottom: 21, right: 50), corners: 44,
      .notch(252, 35), sources: .shownSmaller),
    Screen(
      "iphone-13-mini", ["iPhone 13 mini"], 375, 812, scale: 3, .phone,
      portrait: EdgeInsets(top: 50, bottom: 34), landscape: EdgeInsets(left: 50, bottom: 21, right: 50), corners: 44,
      .notch(197, 40), sources: .shownSmaller),
    Screen(
      "iphone-12", ["iPhone 12", "iPhone 12 Pro"], 390, 844, scale: 3, .phone,
      portrait: EdgeInsets(top: 47, bottom: 34), landscape: EdgeInsets(left: 47, bottom: 21, right: 47),
      corners: middleRadius, .notch(222, 32)),
    Screen(
      "iphone-13", ["iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"], 390, 844, scale: 3, .phone,
      portrait: EdgeInsets(top: 47, bottom: 34), landscape: EdgeInsets(left: 47, bottom: 21, right: 47),
      corners: middleRadius, .notch(176, 34)),
    Screen(
      "iphone-12-pro-max", ["iPhone 12 Pro Max"], 428, 926, scale: 3, .phone,
      portrait: EdgeInsets(top: 47, bottom: 34), landscape: EdgeInsets(left: 47, bottom: 21, right: 47),
      corners: largeRadius, .notch(222, 32)),
    Screen(
      "iphone-13-pro-max", ["iPhone 13 Pro Max", "iPhone 14 Plus"], 428, 926, scale: 3, .phone,
      portrait: EdgeInsets(top: 47, bottom: 34), landscape: EdgeInsets(left: 47, bottom: 21, right: 47),
      corners: largeRadius, .notch(174, 34)),
    Screen(
      "iphone-14-pro", ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], 393, 852, scale: 3, .phone,
      portrait: EdgeInsets(top: 59, bottom: 34), landscape: EdgeInsets(left: 59, bottom: 21, right: 59), corners: 55,
      .island(width: 375, top: 34)),
    Screen(
      "iphone-14-pro-max", ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"], 430, 932,
      scale: 3, .phone,
      portrait: EdgeInsets(top: 59, bottom: 34), landscape: EdgeInsets(left: 59, bottom: 21, right: 59), corners: 55,
      .island(width: 376, top: 34)),
    Screen(
      "iphone-16-pro", ["iPhone 16 Pro"], 402, 874, scale: 3, .phone,
      portrait: EdgeInsets(top: 62, bottom: 34), landscape: EdgeInsets(left: 62, bottom: 21, right: 62), corners: 62,
      .island(width: 375, top: 42)),
    Screen(
      "iphone-16-pro-max", ["iPhone 16 Pro Max"], 440, 956, scale: 3, .phone,
      portrait: EdgeInsets(top: 62, bottom: 34), landscape: EdgeInsets(left: 62, bottom: 21, right: 62), corners: 62,
      .island(width: 376, top: 42)),
  ]

  /// The phones whose first system is iOS 26 or later. Those with the size of an older screen are not in groups.
  static let newerPhones: [Screen] = [
    Screen(
      newer: "iphone-17", ["iPhone 17", "iPhone 17 Pro"], 402, 874, scale: 3, .phone,
      portrait: EdgeInsets(top: 62, bottom: 34), landscape: EdgeInsets(left: 62, bottom: 20, right: 62), corners: 62,
      .island(width: 375, top: 42)),
    Screen(
      newer: "iphone-17-pro-max", ["iPhone 17 Pro Max"], 440, 956, scale: 3, .phone,
      portrait: EdgeInsets(top: 62, bottom: 34), landscape: EdgeInsets(left: 62, bottom: 20, right: 62), corners: 62,
      .island(width: 376, top: 42)),
    Screen(
      newer: "iphone-air", ["iPhone Air"], 420, 912, scale: 3, .phone,
      portrait: EdgeInsets(top: 68, bottom: 34), landscape: EdgeInsets(left: 68, bottom: 20, right: 68), corners: 62,
      .island(width: 376, top: 60), isInGroups: true),
    Screen(
      newer: "iphone-17e", ["iPhone 17e"], 390, 844, scale: 3, .phone,
      portrait: EdgeInsets(top: 47, bottom: 34), landscape: EdgeInsets(left: 47, bottom: 20, right: 47),
      corners: middleRadius, .notch(176, 34)),
    Screen(
      newer: "iphone-18-pro", ["iPhone 18 Pro"], 402, 874, scale: 3, .phone,
      portrait: EdgeInsets(top: 62, bottom: 34), landscape: EdgeInsets(left: 62, bottom: 20, right: 62), corners: 62,
      .island(width: 284, top: 42), sources: derived),
    Screen(
      newer: "iphone-18-pro-max", ["iPhone 18 Pro Max"], 440, 956, scale: 3, .phone,
      portrait: EdgeInsets(top: 62, bottom: 34), landscape: EdgeInsets(left: 62, bottom: 20, right: 62), corners: 62,
      .island(width: 284, top: 42), sources: derived),
    // Closed and open. Landscape has the upper edge on the left. There a strip at the side replaces the bars, which no
    // rule here covers. So these phones are laid out if named, but are not in groups.
    Screen(
      newer: "iphone-duo-outer", ["iPhone Duo (outer)"], 466, 678, scale: 3, .phone,
      portrait: EdgeInsets(bottom: 34, right: 84), landscape: EdgeInsets(left: 84, bottom: 34), corners: nil,
      .camera(Rect(x: 1199.0 / 3, y: 88.0 / 3, width: 37, height: 37)), sizes: .smallPhone, sources: .allMeasured),
    Screen(
      newer: "iphone-duo-inner", ["iPhone Duo (inner)"], 669, 951, scale: 3, .phone,
      portrait: EdgeInsets(top: 82, bottom: 34), landscape: EdgeInsets(bottom: 34, right: 84), corners: nil,
      sizes: .tablet, sources: .allMeasured),
  ]

  /// The sources for a phone as large as its predecessor, whose landscape insets it shares.
  private static let derived = FigureSources(
    landscapeInsets: .computed, cornerRadius: .published, cutout: .published)
  /// The corner radius of phones 390 points wide: 142 pixels.
  private static let middleRadius = 142.0 / 3
  /// The corner radius of phones 428 points wide: 160 pixels.
  private static let largeRadius = 160.0 / 3
}
