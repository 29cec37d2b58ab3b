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
    default: isControllerOfOwnSize ? ownSize : isScreen ? .screen : isSectionHeader ? header : part
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

  /// The view of a controller whose author designs it in another size than a screen's: it is shown in a part of one, or
  /// scrolled, and its content does not decide its size.
  private var ownSize: RootExtent {
    let isWide = Self.canvasWidths.contains(saved.width)
    return RootExtent(.part, width: isWide ? nil : saved.width, height: .own(saved.height))
  }

  /// Whether a storyboard's controller, or a xib's owner, has the view for its own in a size that no screen has.
  private var isControllerOfOwnSize: Bool {
    guard isFreeform, !isOfScreen else { return false }
    return root.isControlled || isOwned
  }

  /// Whether a xib's owner has the view for its own.
  private var isOwned: Bool { root.element[.id].flatMap { document.ownersViews[$0] } != nil }

  /// Whether the size is simulated as freeform.
  private var isFreeform: Bool {
    [root.element, root.controller].contains { element in
      element?.children.contains { $0.name == .freeformSimulatedSizeMetrics } ?? false
    }
  }

  /// Whether a screen has this size, however it is held, or has it left below its bars.
  private var isOfScreen: Bool {
    let sideways = Size(width: saved.height, height: saved.width)
    return isCanvas || [saved, sideways].contains(where: DeviceCatalogue.canvasSizes.contains)
      || saved.width == Self.leastWidth && Self.heightsUnderBars.contains(saved.height)
  }

  /// True where a controller has the view for its own, or could well have: it has the size of a screen, and no other view
  /// loads it.
  private var isScreen: Bool {
    if root.isControlled || isOwned { return true }
    return isCanvas && !isSectionHeader && !document.isOwnedByView
  }

  private var isSectionHeader: Bool { root.element.customClass?.hasSuffix("HeaderFooterView") ?? false }
  private var isCanvas: Bool { screen.isFilled(by: saved) }
  private var isAsWideAsScreen: Bool { saved.width >= screen.size.width }

  /// The width of the smallest screens, in points.
  private static let leastWidth = 320.0

  /// The heights that the status bar, and bars below and above it, leave on the screens of 480 and 568 points.
  private static let heightsUnderBars: Set<Double> = [367, 411, 416, 436, 460, 455, 499, 504, 524, 548]

  /// The height of a table's section header that nothing gives another one, in points: UITableView's own.
  private static let sectionHeight = 28.0

  /// The widths of Interface Builder's canvases, in points: a part that was left as wide as one has no width of its own.
  private static let canvasWidths: Set<Double> = [
    320, 375, 390, 393, 402, 414, 428, 430, 440, 600, 744, 768, 810, 820, 834, 1024,
  ]
}
