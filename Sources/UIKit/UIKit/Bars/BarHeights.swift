internal import Foundation
internal import Scenes

/// The heights of bars in the environment of a view, in points. They equal the safe areas that scenes have below
/// bars.
@MainActor
struct BarHeights {
  /// Whether the device is a phone in landscape, where bars are shorter and titles are never large.
  let isFlat: Bool
  private let isPad: Bool
  private let isInSheet: Bool

  init(of view: UIView) {
    let traits = view.traitCollection
    isPad = traits.userInterfaceIdiom == .pad
    isFlat = traits.userInterfaceIdiom == .phone && traits.verticalSizeClass == .compact
    isInSheet = (view as? UINavigationBar)?.owner?.isInSheet ?? false
  }

  /// The height of a navigation bar without a large title, in points.
  var navigation: CGFloat { isInSheet ? ControlMetrics.sheetNavigationBarHeight : standard }
  /// The height of a toolbar, in points.
  var toolbar: CGFloat { standard }
  /// The height of a tab bar, in points.
  var tabBar: CGFloat {
    isFlat ? ControlMetrics.flatBarHeight : isPad ? ControlMetrics.padBarHeight : ControlMetrics.tabBarHeight
  }

  private var standard: CGFloat {
    isFlat ? ControlMetrics.flatBarHeight : isPad ? ControlMetrics.padBarHeight : ControlMetrics.navigationBarHeight
  }
}
