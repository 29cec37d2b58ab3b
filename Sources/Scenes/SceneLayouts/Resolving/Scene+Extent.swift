internal import AutoLayout
package import Geometry
package import Scenes

/// Roots that are no whole screen: cells, headers and parts (specification ROO-01).
extension Scene {
  /// The part of a screen that the root stands for on a device. A size that is stated for the root itself counts as it
  /// is.
  func extent(on device: Device) -> RootExtent { device.statements.isRootSize ? .screen : extent }

  /// The size of the root on a device before its content has a say.
  package func rootSize(in variant: SceneVariant) -> Size {
    let screen = variant.device.size(in: variant.orientation)
    let extent = extent(on: variant.device)
    let height =
      switch extent.height {
      case .screen, .fitting(orElse: nil): screen.height
      case .fitting(orElse: let height?), .own(let height): height
      }
    // A part that was made for a tablet is of no use on a phone, and is not squeezed into one.
    let isForTablets = saved.map { $0.hasSizeClasses && $0.device.idiom == .pad } ?? false
    let isSqueezed = !(isForTablets && variant.device.idiom == .phone) && !extent.isOfOwnSize
    let room = isSqueezed ? screen.width : Double.infinity
    return Size(width: min(extent.width ?? screen.width, room), height: height)
  }

  /// The layout margins that the system gives the root on a device: only roots of controllers, rows and headers have
  /// those of the screen.
  func rootMargins(in variant: SceneVariant) -> EdgeInsets {
    if let stated = variant.device.statements.margins { return stated }
    return switch extent(on: variant.device).kind {
    case .collectionCell, .part: SystemMargins.view
    case .screen, .cell, .header: SystemMargins.root(width: variant.device.size(in: variant.orientation).width)
    }
  }

  /// The height that the root is as near to as its constraints allow on a device; nil for that of its size.
  func wishedHeight(on device: Device) -> WishedHeight? {
    if device.statements.fitsHeight { return WishedHeight(0) }
    return switch extent(on: device).height {
    case .screen: nil
    case .fitting: WishedHeight(0)
    // Content grows out of such a view before it is squeezed, but does not pull it together.
    case .own(let height): WishedHeight(height, priority: LayoutPriority(749))
    }
  }

  /// True where the root has the height of its size if nothing ties its content to both of its ends.
  func hasHeightInReserve(on device: Device) -> Bool {
    guard !device.statements.fitsHeight, case .fitting(let height) = extent(on: device).height else { return false }
    return height != 0
  }
}
