internal import AutoLayout
package import Geometry
package import Scenes

/// Roots that are not a whole screen: cells, headers and parts (specification ROO-01).
extension Scene {
  /// Returns the part of a screen that the root represents on a device. A size stated for the root itself counts
  /// unchanged.
  func extent(on device: Device) -> RootExtent { device.statements.isRootSize ? .screen : extent }

  /// Returns the size of the root on a device, before its content counts.
  package func rootSize(in variant: SceneVariant) -> Size {
    let screen = variant.device.size(in: variant.orientation)
    let extent = extent(on: variant.device)
    let height =
      switch extent.height {
      case .screen, .fitting(orElse: nil): screen.height
      case .fitting(orElse: let height?), .own(let height): height
      }
    // A part that was designed for a tablet is not used on a phone, so it is not squeezed.
    let isForTablets = saved.map { $0.hasSizeClasses && $0.device.idiom == .pad } ?? false
    let isSqueezed = !(isForTablets && variant.device.idiom == .phone) && !extent.isOfOwnSize
    let room = isSqueezed ? screen.width : Double.infinity
    return Size(width: min(extent.width ?? screen.width, room), height: height)
  }

  /// Returns the system's layout margins for the root on a device. Only roots of controllers, rows and headers have
  /// those of the screen, and views as wide as the screen that preserve the margins of their superview.
  func rootMargins(in variant: SceneVariant) -> EdgeInsets {
    if let stated = variant.device.statements.margins { return stated }
    let extent = extent(on: variant.device)
    let preservesMargins = extent.width == nil && views.first?.placement.margins.preservesSuperviewMargins ?? false
    let hasOwnMargins = [.collectionCell, .part].contains(extent.kind) && !preservesMargins
    return hasOwnMargins
      ? SystemMargins.view : SystemMargins.root(width: variant.device.size(in: variant.orientation).width)
  }

  /// Returns the preferred height of the root on a device, or nil to use the height of its size.
  func preferredHeight(on device: Device) -> PreferredHeight? {
    if device.statements.fitsHeight { return PreferredHeight(0) }
    return switch extent(on: device).height {
    case .screen: nil
    case .fitting: PreferredHeight(0)
    // Content makes such a view larger before it is squeezed, but does not make it smaller.
    case .own(let height): PreferredHeight(height, priority: LayoutPriority(749))
    }
  }

  /// Whether the root has the height of its size if nothing ties its content to both of its ends.
  func hasHeightInReserve(on device: Device) -> Bool {
    guard !device.statements.fitsHeight, case .fitting(let height) = extent(on: device).height else { return false }
    return height != 0
  }
}
