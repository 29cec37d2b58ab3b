internal import Geometry
internal import MarkupReading
internal import ProjectSources
internal import Scenes

/// A reader that finds which part of a screen a root view represents, and its size there (specification ROO-01).
struct RootExtentReader {
  let root: RootElement
  /// The document that contains it.
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

  /// A section header or footer of a table. If it has the size of a canvas, its author did not set a size.
  private var header: RootExtent {
    RootExtent(.header, height: .fitting(orElse: isCanvas ? Self.sectionHeight : saved.height))
  }

  /// A view whose author, or whose superview, determines its size.
  private var part: RootExtent {
    let isWide = isAsWideAsScreen || Self.canvasWidths.contains(saved.width)
    return RootExtent(.part, width: isWide ? nil : saved.width, height: .fitting(orElse: isCanvas ? nil : saved.height))
  }

  /// A controller's view that its author designed in a size other than a screen's. It is shown in a part of the screen
  /// or scrolled, and its content does not determine its size.
  private var ownSize: RootExtent {
    // A width below that of the document's own canvas may come from another canvas, or from the author. Only code that
    // embeds the controller decides for the author.
    let isWide = Self.canvasWidths.contains(saved.width) && (isAsWideAsScreen || !isShownInsideAnother)
    return RootExtent(.part, width: isWide ? nil : saved.width, height: .own(saved.height))
  }

  /// Whether the view belongs to a controller, or to a xib's owner, and has a size that no screen has.
  private var isControllerOfOwnSize: Bool {
    guard isFreeform, !isOfScreen, !document.isLaunchScreen else { return false }
    return root.isControlled || isOwned
  }

  /// Whether code probably instantiates the controller and makes it a child of another one. The parent's view may give
  /// it less width than the screen.
  private var isShownInsideAnother: Bool {
    guard let name = root.controller?[.storyboardIdentifier] else { return false }
    return (document.code.creators[name] ?? []).contains { creator in
      document.code.classes[creator]?.embedsOthers ?? false
    }
  }

  /// Whether the view is the `view` of a xib's owner.
  private var isOwned: Bool { root.element[.id].flatMap { document.ownersViews[$0] } != nil }

  /// Whether the simulated size is freeform. Xcode also writes the size of a controller without the metrics.
  private var isFreeform: Bool {
    let isSimulated = [root.element, root.controller].contains { element in
      element?.children.contains { $0.name == .freeformSimulatedSizeMetrics } ?? false
    }
    guard !isSimulated, let size = root.controller?.child(.size, key: .freeformSize) else { return isSimulated }
    return size.number(.width) == saved.width && size.number(.height) == saved.height
  }

  /// Whether the size equals a screen's in any orientation, or a screen's below its bars.
  private var isOfScreen: Bool {
    let sideways = Size(width: saved.height, height: saved.width)
    return isCanvas || [saved, sideways].contains(where: DeviceCatalogue.canvasSizes.contains)
      || saved.width == Self.leastWidth && Self.heightsUnderBars.contains(saved.height)
  }

  /// Whether the view belongs to a controller, or probably does: it has the size of a screen and no other view loads
  /// it. A launch screen fills the screen at any size on the canvas, such as 480 × 480 in the template of Xcode 6.
  private var isScreen: Bool {
    if root.isControlled || isOwned || document.isLaunchScreen { return true }
    return isCanvas && !isSectionHeader && !document.isOwnedByView
  }

  private var isSectionHeader: Bool { root.element.customClass?.hasSuffix("HeaderFooterView") ?? false }
  private var isCanvas: Bool { screen.isFilled(by: saved) }
  private var isAsWideAsScreen: Bool { saved.width >= screen.size.width }

  /// The width of the smallest screens, in points.
  private static let leastWidth = 320.0

  /// The heights that remain below a status bar and other bars on screens of 480 and 568 points.
  private static let heightsUnderBars: Set<Double> = [367, 411, 416, 436, 460, 455, 499, 504, 524, 548]

  /// The default height of a table's section header in UITableView, in points.
  private static let sectionHeight = 28.0

  /// The widths of Interface Builder's canvases, in points. A part with one of these widths has no width of its own.
  private static let canvasWidths: Set<Double> = [
    320, 375, 390, 393, 402, 414, 428, 430, 440, 600, 744, 768, 810, 820, 834, 1024,
  ]
}
