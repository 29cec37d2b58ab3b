package import Geometry
package import Typography

/// The natural sizes of UIKit's controls in one generation of iOS, in points. Both scenes and layouts in code use this
/// table.
///
/// Sizes are of alignment rectangles, as Interface Builder records them for views that nothing else sizes. If a size
/// does not occur in all recorded documents, its comment says in how many it does. The sizes of the first generation
/// are those of specification SIZ-04.
package struct ControlMetrics: Sendable, Hashable {
  /// The generation that the sizes belong to.
  package let generation: ControlGeneration

  package init(of generation: ControlGeneration = .current) { self.generation = generation }

  private var isFlat: Bool { generation == .flat || generation == .classic }

  // MARK: - Controls of fixed size

  package var switchSize: Size {
    switch generation {
    case .classic: Size(width: 79, height: 27)
    case .flat, .transitional, .current: Size(width: 49, height: 31)
    // 61 wide in all 30 documents of iOS 26.
    case .glass: Size(width: 61, height: 28)
    }
  }

  /// The distances from the alignment rectangle of a switch to its frame (specification ALN-02).
  package static let switchInsets = EdgeInsets(right: 2)

  /// The height of a slider without its alignment insets.
  package var sliderHeight: Double { generation == .glass ? 34 : 30 }

  /// The distances from the alignment rectangle of a slider to its frame.
  package static let sliderInsets = EdgeInsets(left: 2, bottom: 1, right: 2)

  /// The size of a stepper: 94 × 29 in the seven documents before iOS 13, 94 × 32 in the six since then.
  package var stepperSize: Size { Size(width: 94, height: isFlat ? 29 : 32) }

  /// The height of a progress view: 2 in the nine documents before iOS 13, 4 in the twelve since then.
  package var progressHeight: Double { isFlat ? 2 : 4 }

  /// Returns the width and height of an activity indicator.
  package func activityIndicatorSide(isLarge: Bool) -> Double { isLarge ? 37 : 20 }

  /// The size of a button with the system's info or add symbol: 22 × 22 in 17 of 18 documents before iOS 13, 25 × 24 in
  /// 10 of 16 from iOS 13 to 18, and 26 × 26 in both of iOS 26.
  package var infoButtonSize: Size {
    switch generation {
    case .classic, .flat: Size(width: 22, height: 22)
    case .transitional, .current: Size(width: 25, height: 24)
    case .glass: Size(width: 26, height: 26)
    }
  }

  /// The size of the system's info symbol in a button with a configuration: the button is 50 × 34 with its insets in all
  /// 27 documents.
  package static let configuredInfoSymbolSize = Size(width: 26, height: 20)

  package static let colorWellSize = Size(width: 28, height: 28)

  /// The size of a picker, and of a date picker with wheels.
  package static let pickerSize = Size(width: 320, height: 216)

  /// Returns the size of a date picker with a month, and a time below it if it shows one. No document records it.
  package static func inlineDatePickerSize(showsTime: Bool) -> Size {
    Size(width: pickerSize.width, height: showsTime ? 379 : 330)
  }

  /// Returns the size of a compact date picker with fields for a date, a time or both. No document records it.
  package static func compactDatePickerSize(showsDate: Bool, showsTime: Bool) -> Size {
    Size(width: showsDate ? (showsTime ? 197 : 121) : 70, height: 34.5)
  }

  /// The largest number of dots with which a page control is measured and drawn, so that no document can demand an
  /// unlimited number.
  private static let mostPages = 1000
  /// The diameter of a dot of a page control, in points.
  package static let pageDotSide = 7.0
  /// The space between two dots of a page control, in points.
  private static let pageDotSpacing = 9.0
  /// The distance between the centers of two dots of a page control, in points.
  package static let pageDotDistance = pageDotSide + pageDotSpacing

  /// Returns the size of a page control with a number of pages, at least one.
  ///
  /// Before iOS 14, only the dots and the spaces between them count: 39 points for three pages in two projects, and 55
  /// for four in all seven controls that Xcode 11 recorded in a third.
  package func pageControlSize(pages: Int) -> Size {
    let dots = Self.pageDotDistance * Double(min(max(pages, 1), Self.mostPages)) - Self.pageDotSpacing
    let isBare = isFlat || generation == .transitional
    return isBare ? Size(width: dots, height: 37) : Size(width: dots + Self.pageDotDistance, height: 26)
  }

  /// Returns the number of dots that fit into a width, in points.
  package static func pageDots(fittingIn width: Double) -> Int {
    Int(exactly: min(Double(mostPages), ((width + pageDotSpacing) / pageDotDistance).rounded(.down))) ?? 0
  }

  // MARK: - Controls with texts

  /// The height of a text field with a rounded border.
  package var textFieldHeight: Double { isFlat ? 30 : 34 }

  /// Returns the height of a text field with a border around a line of the given height. Around a line of 60 points, it
  /// is 64 points tall.
  package func textFieldHeight(line: Double) -> Double { max(textFieldHeight, (line + 4).rounded(.up)) }

  /// The total space at both sides of the text in a text field with a border: 21 in both documents before iOS 13 that
  /// show it.
  package var textFieldPadding: Double { isFlat ? 21 : 14 }

  /// The height of a segmented control without its alignment insets.
  package var segmentedHeight: Double { isFlat ? 28 : 31 }

  /// The distances from the alignment rectangle of a segmented control to its frame.
  package static let segmentedInsets = EdgeInsets(bottom: 1)

  /// The weight in which the titles of segments are measured, at 13 points. Since iOS 13 it is the weight of the
  /// selected one.
  package var segmentTitleWeight: FontWeight { isFlat ? .regular : .medium }

  /// Returns the width of a segment for the width of its title. Since iOS 13 a title has 18 points more, in whole points,
  /// in all 10 controls of four projects.
  package func segmentWidth(title: Double) -> Double { isFlat ? (title + 14).rounded() : title.rounded(.up) + 18 }

  /// Returns the width of a segment that is as wide as its own title.
  package func apportionedSegmentWidth(title: Double) -> Double { isFlat ? title + 14 : title.rounded(.up) + 18 }

  /// Returns the size of a segmented control: the segments and the lines between them, rounded to whole points.
  package func segmentedSize(widths: [Double]) -> Size {
    Size(width: (widths.reduce(0, +) + Double(max(0, widths.count - 1))).rounded(), height: segmentedHeight)
  }

  // MARK: - Bars

  package var searchBarHeight: Double { isFlat ? 44 : 56 }

  package static let navigationBarHeight = 44.0
  /// The height of a navigation bar with a large title.
  package static let largeTitleBarHeight = 96.0
  /// The height that a large title adds to a navigation bar, in points.
  package static let largeTitleHeight = largeTitleBarHeight - navigationBarHeight
  /// The height that a search bar adds to a navigation bar, in points.
  package static let barSearchHeight = 52.0
  /// The height of bars on a phone in landscape, in points.
  package static let flatBarHeight = 32.0
  /// The height of bars on a tablet, in points.
  package static let padBarHeight = 50.0
  /// The height of a navigation bar in a sheet, in points.
  package static let sheetNavigationBarHeight = 56.0
  package static let toolbarHeight = 44.0
  package static let tabBarHeight = 49.0
}
