internal import Typography

/// The tracking of the system font: the amount that Apple adds to the advance of each character, by size.
///
/// From Apple's Human Interface Guidelines (Typography, tracking values), confirmed to a thousandth on Xcode documents.
enum SystemFontTracking {
  /// Returns the tracking at the given size in points, as a fraction of the font size.
  static func tracking(size: Double, era: TextEra) -> Double {
    switch era {
    case .current: current.value(at: size) / 1000
    case .firstDisplayFont where size >= 20: display.value(at: size) / 1000 + wideDisplay
    case .lastDisplayFont where size >= 20: (display.value(at: size) + lastDisplay.value(at: size)) / 1000
    default: (size < 20 ? text : display).value(at: size) / 1000
    }
  }

  /// Sizes in points and tracking in thousandths of the size, since iOS 14.
  private static let current = InterpolationTable([
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
    (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3), (25, 6), (26, 8), (27, 11),
    (28, 14), (29, 14), (30, 14), (31, 13), (32, 13), (33, 12), (34, 12), (35, 11), (36, 10), (40, 10), (41, 9),
    (43, 9), (44, 8), (48, 8), (49, 7), (51, 7), (52, 6), (56, 6), (58, 5), (60, 4), (64, 4), (66, 3), (68, 2),
    (72, 2), (76, 1), (80, 0),
  ])

  /// SF Text, below 20 points, iOS 9 to 13.
  private static let text = InterpolationTable([
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
    (17, -24), (18, -25), (19, -26),
  ])

  /// The additional width of the first SF Display, as a fraction of its size. With it, 6 of 10 strings of five projects
  /// are within a point, without it 2. Fitted on either half of the projects, the median error of the other half
  /// decreases from 3 points to 1.
  private static let wideDisplay = 0.012

  /// The additional width of the last SF Display. With it, 22 of 24 strings of three projects are within a point,
  /// without it 19.
  private static let lastDisplay = InterpolationTable([(24, -2), (28, 0)])

  /// SF Display, from 20 points, iOS 11 and 12.
  private static let display = InterpolationTable([
    (20, 19), (21, 17), (22, 16), (23, 16), (24, 15), (25, 14), (26, 14), (27, 13), (28, 13), (29, 13), (30, 12),
    (31, 12), (32, 12), (33, 12), (34, 11), (35, 11), (36, 11), (40, 10), (41, 9), (43, 9), (44, 8), (48, 8),
    (49, 7), (51, 7), (52, 6), (56, 6), (58, 5), (60, 4), (64, 4), (66, 3), (68, 2), (72, 2), (76, 1), (80, 0),
  ])
}
