package import Geometry

/// The natural sizes of UIKit's controls in one generation of iOS, in points: the one table that scenes and layouts in code
/// are measured with.
///
/// Sizes are of alignment rectangles, as Interface Builder records them for views that nothing else sizes. How often a size
/// occurs in recorded documents is noted where it is not the size of all of them. The sizes of the first generation are
/// those of specification SIZ-04.
package struct ControlMetrics: Sendable, Hashable {
  /// The generation that the sizes are of.
  package let generation: ControlGeneration

  /// The metrics of a generation.
  package init(of generation: ControlGeneration = .current) { self.generation = generation }

  private var isFlat: Bool { generation == .flat || generation == .classic }

  // MARK: - Controls of one size

  /// The size of a switch.
  package var switchSize: Size {
    switch generation {
    case .classic: Size(width: 79, height: 27)
    case .flat, .current: Size(width: 49, height: 31)
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

  /// The size of a stepper: 94 × 29 in the seven documents before iOS 13, 94 × 32 in the six from it on.
  package var stepperSize: Size { Size(width: 94, height: isFlat ? 29 : 32) }

  /// The height of a progress view: 2 in the nine documents before iOS 13, 4 in the twelve from it on.
  package var progressHeight: Double { isFlat ? 2 : 4 }

  /// The side of an activity indicator.
  package func activityIndicatorSide(isLarge: Bool) -> Double { isLarge ? 37 : 20 }

  /// The size of a colour well.
  package static let colorWellSize = Size(width: 28, height: 28)

  /// The size of a picker, and of a date picker with wheels.
  package static let pickerSize = Size(width: 320, height: 216)

  /// The greatest number of pages that a page control is measured with, so that no document asks for endless dots.
  private static let mostPages = 1000

  /// The size of a page control with some pages; one page is the least.
  package func pageControlSize(pages: Int) -> Size {
    Size(width: 7 + 16 * Double(min(max(pages, 1), Self.mostPages)), height: isFlat ? 37 : 26)
  }

  // MARK: - Controls with texts

  /// The height of a text field with a rounded border.
  package var textFieldHeight: Double { isFlat ? 30 : 34 }

  /// The height of a text field with a border around a line of a height: one of 60 points has a field of 64.
  package func textFieldHeight(line: Double) -> Double { max(textFieldHeight, (line + 4).rounded(.up)) }

  /// The room at both sides of the text of a text field with a border, together: 21 in both documents before iOS 13 that
  /// show it.
  package var textFieldPadding: Double { isFlat ? 21 : 14 }

  /// The height of a segmented control without its alignment insets.
  package var segmentedHeight: Double { isFlat ? 28 : 31 }

  /// The distances from the alignment rectangle of a segmented control to its frame.
  package static let segmentedInsets = EdgeInsets(bottom: 1)

  /// The width of a segment whose title has a width.
  package func segmentWidth(title: Double) -> Double { (title + (isFlat ? 14 : 19.75)).rounded() }

  /// The width of a segment that is as wide as its own title, whose width is given: 20.3 and 20.6 more in the two documents
  /// with such segments.
  package func apportionedSegmentWidth(title: Double) -> Double { title + (isFlat ? 14 : 20.4) }

  /// The size of a segmented control: its segments with the lines between them, a whole number of points wide.
  package func segmentedSize(widths: [Double]) -> Size {
    Size(width: (widths.reduce(0, +) + Double(max(0, widths.count - 1))).rounded(), height: segmentedHeight)
  }

  // MARK: - Bars

  /// The height of a search bar.
  package var searchBarHeight: Double { isFlat ? 44 : 56 }

  /// The height of a navigation bar.
  package static let navigationBarHeight = 44.0
  /// The height of a navigation bar with a large title.
  package static let largeTitleBarHeight = 96.0
  /// The height that a large title adds to a navigation bar.
  package static let largeTitleHeight = largeTitleBarHeight - navigationBarHeight
  /// The height that a search bar adds to a navigation bar.
  package static let barSearchHeight = 52.0
  /// The height of bars on a phone held sideways.
  package static let flatBarHeight = 32.0
  /// The height of bars on a tablet.
  package static let padBarHeight = 50.0
  /// The height of a navigation bar in a sheet.
  package static let sheetNavigationBarHeight = 56.0
  /// The height of a toolbar.
  package static let toolbarHeight = 44.0
  /// The height of a tab bar.
  package static let tabBarHeight = 49.0
}
