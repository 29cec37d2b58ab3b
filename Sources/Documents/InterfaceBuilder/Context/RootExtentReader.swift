internal import Geometry
internal import MarkupReading
internal import Scenes

/// Reads which part of a screen a root view stands for, and which size it has there (specification ROO-01).
struct RootExtentReader {
  /// The root view.
  let root: RootElement
  /// The document that it is in.
  let document: InterfaceBuilderDocument

  /// The part of a screen.
  var extent: RootExtent {
    switch root.element.name {
    case .tableViewCell: RootExtent(.cell, height: .fitting(orElse: saved.height))
    case .collectionViewCell:
      RootExtent(.collectionCell, width: isAsWideAsScreen ? nil : saved.width, height: .own(saved.height))
    case .collectionReusableView: part
    default: isScreen ? .screen : isSectionHeader ? header : part
    }
  }

  private var saved: Size { root.frame(on: document.screen).size }
  private var screen: SavedScreen { document.screen }

  /// A header or footer of a section in a table; one of the size of a canvas was given none by its author.
  private var header: RootExtent {
    RootExtent(.header, height: .fitting(orElse: isCanvas ? Self.sectionHeight : saved.height))
  }

  /// A view of the author's own size, or of one that another view gives it.
  private var part: RootExtent {
    let isWide = isAsWideAsScreen || Self.canvasWidths.contains(saved.width)
    return RootExtent(.part, width: isWide ? nil : saved.width, height: .fitting(orElse: isCanvas ? nil : saved.height))
  }

  /// True where a controller has the view for its own, or could well have: it has the size of a screen, and no other view
  /// loads it.
  private var isScreen: Bool {
    if root.isControlled { return true }
    if root.element[.id].flatMap({ document.ownersViews[$0] }) != nil { return !isSmallByChoice }
    return isCanvas && !isSectionHeader && !document.isOwnedByView
  }

  /// True where the author chose a size that no screen has: the view lies in that of another controller.
  private var isSmallByChoice: Bool {
    let isFreeform = root.element.children.contains { $0.name == .freeformSimulatedSizeMetrics }
    return isFreeform && (saved.width < Self.leastScreen.width || saved.height < Self.leastScreen.height)
  }

  private var isSectionHeader: Bool { root.element.customClass?.hasSuffix("HeaderFooterView") ?? false }
  private var isCanvas: Bool { screen.isFilled(by: saved) }
  private var isAsWideAsScreen: Bool { saved.width >= screen.size.width }

  /// The smallest screen there was, in points.
  private static let leastScreen = Size(width: 320, height: 480)

  /// The height of a table's section header that nothing gives another one, in points: UITableView's own.
  private static let sectionHeight = 28.0

  /// The widths of Interface Builder's canvases, in points: a part that was left as wide as one has no width of its own.
  private static let canvasWidths: Set<Double> = [
    320, 375, 390, 393, 402, 414, 428, 430, 440, 600, 744, 768, 810, 820, 834, 1024,
  ]
}
