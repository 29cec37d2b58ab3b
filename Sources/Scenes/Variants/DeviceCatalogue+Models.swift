internal import Geometry

extension DeviceCatalogue {
  /// The models by screen, after Apple's specifications (specification DEV-02). Newer landscape insets vary by a point
  /// between published tables (specification G-24).
  static let screens: [Screen] = [
    Screen(
      "iphone-3gs", ["iPhone 3GS"], 320, 480, scale: 1, .phone,
      portrait: EdgeInsets(top: 20), landscape: EdgeInsets(top: 20)),
    Screen(
      "iphone-4s", ["iPhone 4", "iPhone 4s"], 320, 480, scale: 2, .phone,
      portrait: EdgeInsets(top: 20), landscape: EdgeInsets(top: 20)),
    Screen(
      "iphone-5", ["iPhone 5", "iPhone 5c"], 320, 568, scale: 2, .phone,
      portrait: EdgeInsets(top: 20), landscape: EdgeInsets(top: 20)),
    // From iOS 8 on a phone that is held sideways hides its status bar; these two got iOS 12 and 15.
    Screen(
      "iphone-5s", ["iPhone 5s", "iPhone SE (1st gen)"], 320, 568, scale: 2, .phone,
      portrait: EdgeInsets(top: 20), landscape: .zero),
    Screen(
      "iphone-6", ["iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd gen)", "iPhone SE (3rd gen)"], 375,
      667, scale: 2, .phone,
      portrait: EdgeInsets(top: 20), landscape: .zero),
    Screen(
      "iphone-6-plus", ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"], 414, 736, scale: 3,
      .phone,
      portrait: EdgeInsets(top: 20), landscape: .zero),
    Screen(
      "iphone-x", ["iPhone X", "iPhone XS", "iPhone 11 Pro"], 375, 812, scale: 3, .phone,
      portrait: EdgeInsets(top: 44, bottom: 34), landscape: EdgeInsets(left: 44, bottom: 21, right: 44)),
    Screen(
      "iphone-xr", ["iPhone XR", "iPhone 11"], 414, 896, scale: 2, .phone,
      portrait: EdgeInsets(top: 48, bottom: 34), landscape: EdgeInsets(left: 48, bottom: 21, right: 48)),
    Screen(
      "iphone-xs-max", ["iPhone XS Max", "iPhone 11 Pro Max"], 414, 896, scale: 3, .phone,
      portrait: EdgeInsets(top: 44, bottom: 34), landscape: EdgeInsets(left: 44, bottom: 21, right: 44)),
    Screen(
      "iphone-12-mini", ["iPhone 12 mini", "iPhone 13 mini"], 375, 812, scale: 3, .phone,
      portrait: EdgeInsets(top: 50, bottom: 34), landscape: EdgeInsets(left: 50, bottom: 21, right: 50)),
    Screen(
      "iphone-12", ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"], 390, 844,
      scale: 3, .phone,
      portrait: EdgeInsets(top: 47, bottom: 34), landscape: EdgeInsets(left: 47, bottom: 21, right: 47)),
    Screen(
      "iphone-12-pro-max", ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"], 428, 926, scale: 3, .phone,
      portrait: EdgeInsets(top: 47, bottom: 34), landscape: EdgeInsets(left: 47, bottom: 21, right: 47)),
    Screen(
      "iphone-14-pro", ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], 393, 852, scale: 3, .phone,
      portrait: EdgeInsets(top: 59, bottom: 34), landscape: EdgeInsets(left: 59, bottom: 21, right: 59)),
    Screen(
      "iphone-14-pro-max", ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"], 430, 932,
      scale: 3, .phone,
      portrait: EdgeInsets(top: 59, bottom: 34), landscape: EdgeInsets(left: 59, bottom: 21, right: 59)),
    Screen(
      "iphone-16-pro", ["iPhone 16 Pro"], 402, 874, scale: 3, .phone,
      portrait: EdgeInsets(top: 62, bottom: 34), landscape: EdgeInsets(left: 62, bottom: 21, right: 62)),
    Screen(
      "iphone-16-pro-max", ["iPhone 16 Pro Max"], 440, 956, scale: 3, .phone,
      portrait: EdgeInsets(top: 62, bottom: 34), landscape: EdgeInsets(left: 62, bottom: 21, right: 62)),
    Screen(
      "ipad-2", ["iPad 2", "iPad mini (1st gen)"], 768, 1024, scale: 1, .pad,
      portrait: EdgeInsets(top: 20), landscape: EdgeInsets(top: 20)),
    Screen(
      "ipad-retina", ["iPad (6th gen)", "iPad Air (2nd gen)", "iPad mini (5th gen)", "iPad Pro 9.7"], 768, 1024,
      scale: 2, .pad,
      portrait: EdgeInsets(top: 20), landscape: EdgeInsets(top: 20)),
    Screen(
      "ipad-mini-6", ["iPad mini (6th gen)", "iPad mini (A17 Pro)"], 744, 1133, scale: 2, .pad,
      portrait: EdgeInsets(top: 24, bottom: 20), landscape: EdgeInsets(top: 24, bottom: 20)),
    Screen(
      "ipad-10.2", ["iPad (7th gen)", "iPad (8th gen)", "iPad (9th gen)"], 810, 1080, scale: 2, .pad,
      portrait: EdgeInsets(top: 20), landscape: EdgeInsets(top: 20)),
    Screen(
      "ipad-10.5", ["iPad Pro 10.5", "iPad Air (3rd gen)"], 834, 1112, scale: 2, .pad,
      portrait: EdgeInsets(top: 20), landscape: EdgeInsets(top: 20)),
    Screen(
      "ipad-10.9", ["iPad (10th gen)", "iPad Air (4th gen)", "iPad Air (5th gen)", "iPad Air 11"], 820, 1180, scale: 2,
      .pad,
      portrait: EdgeInsets(top: 24, bottom: 20), landscape: EdgeInsets(top: 24, bottom: 20)),
    Screen(
      "ipad-pro-11", ["iPad Pro 11"], 834, 1194, scale: 2, .pad,
      portrait: EdgeInsets(top: 24, bottom: 20), landscape: EdgeInsets(top: 24, bottom: 20)),
    Screen(
      "ipad-pro-11-m4", ["iPad Pro 11 (M4)"], 834, 1210, scale: 2, .pad,
      portrait: EdgeInsets(top: 24, bottom: 20), landscape: EdgeInsets(top: 24, bottom: 20)),
    Screen(
      "ipad-pro-12.9-home", ["iPad Pro 12.9 (2nd gen)"], 1024, 1366, scale: 2, .pad,
      portrait: EdgeInsets(top: 20), landscape: EdgeInsets(top: 20)),
    Screen(
      "ipad-pro-12.9", ["iPad Pro 12.9", "iPad Air 13"], 1024, 1366, scale: 2, .pad,
      portrait: EdgeInsets(top: 24, bottom: 20), landscape: EdgeInsets(top: 24, bottom: 20)),
    Screen(
      "ipad-pro-13-m4", ["iPad Pro 13 (M4)"], 1032, 1376, scale: 2, .pad,
      portrait: EdgeInsets(top: 24, bottom: 20), landscape: EdgeInsets(top: 24, bottom: 20)),
  ]
}
