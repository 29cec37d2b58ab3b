internal import AutoLayout
internal import Geometry
internal import Scenes
internal import Typography

/// A writer of the parts of a scene that Interface Builder's canvas lays out differently from a device: sizes and
/// margins that views have only there.
struct CanvasWriter {
  let scene: Scene
  let names: ViewNames
  /// The views whose layout margins affect the layout.
  private let usesMargins: Set<Int>

  init(_ scene: Scene, names: ViewNames) {
    self.scene = scene
    self.names = names
    usesMargins = MarginUse.views(of: scene)
  }

  /// The keys of the canvas.
  var entries: [WrittenEntry] {
    guard let saved = scene.saved else { return [] }
    let texts = saved.sizes.wholePointTexts.sorted().map { WrittenValue.scalar(name(of: $0)) }
    let margins = saved.margins.filter { usesMargins.contains($0.key) }.sorted { $0.key < $1.key }.map {
      WrittenEntry(name(of: $0.key), .mapping(MarginsWriter.entries(of: $0.value)))
    }
    return [
      WrittenEntry("wholePoints", .list(texts)),
      WrittenEntry("heights", .mapping(lengths(saved.sizes.controlHeights))),
      WrittenEntry("textFieldRooms", .mapping(lengths(saved.sizes.textFieldRooms))),
      WrittenEntry("fontSizes", .mapping(lengths(saved.sizes.fontSizes))),
      WrittenEntry("margins", .mapping(margins.filter { !$0.value.isEmpty })),
    ]
    .filter { !$0.value.isEmpty }
  }

  /// Whether the canvas may lay the scene out differently from the device that it shows.
  var isNeeded: Bool {
    guard scene.saved != nil else { return false }
    // The canvas shows the whole screen, even if the app shows the scene in a part of it.
    return scene.surroundings.withoutContainers != .screen || !entries.isEmpty
      || scene.views.contains(where: isShownOtherwise)
  }

  /// Returns lengths of views in points, by name.
  private func lengths(_ lengths: [Int: Double]) -> [WrittenEntry] {
    lengths.sorted { $0.key < $1.key }.map { view, length in
      WrittenEntry(name(of: view), WrittenText.length(max(0, length)))
    }
  }

  private func name(of view: Int) -> String { view == 0 ? CanvasReader.root : names[view] }

  /// Whether the canvas has special rules for a view: for design-time sizes, empty views, multiline text, and frames
  /// whose superview has a different size than the recorded one.
  private func isShownOtherwise(_ view: View) -> Bool {
    let placement = view.placement
    if placement.keptSize != .none || placement.placeholderContentSize != .none { return true }
    if placement.isPlacedByMask, let superview = view.superview, !isRecordedInside(superview, placement) { return true }
    switch view.content {
    case .label(let label): return label.numberOfLines != 1 || label.text.text.isEmpty
    case .container: return placement.stack.map { $0.arrangedViews.isEmpty || holdsViews($0) } ?? false
    default: return view.appearance.isHidden && view.appearance.hidesWhenStopped
    }
  }

  /// Whether a stack may arrange container views, whose labels have a minimum height on the canvas.
  private func holdsViews(_ stack: StackLayout) -> Bool {
    stack.axis == .vertical
      && stack.arrangedViews.contains { scene.views.indices.contains($0) && scene.views[$0].content == .container }
  }

  /// Whether a superview certainly has the size that the frame was recorded in. Only the root may be.
  private func isRecordedInside(_ superview: Int, _ placement: ViewPlacement) -> Bool {
    superview == 0 && scene.saved?.rootSize == scene.views[0].placement.recordedFrame?.size
  }
}
