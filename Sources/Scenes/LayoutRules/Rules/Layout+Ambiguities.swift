package import AutoLayout
internal import SceneLayouts
internal import Scenes

extension Layout {
  /// The open attributes of views that an author wants to hear of (specification AMB-07, AMB-08).
  package var toldAmbiguities: [AmbiguousLayout] {
    solution.ambiguities.filter { $0.isWide && countsAsShown($0.view) && isVerified($0) }
  }

  /// Whether the author wants to know that an attribute of a view is open: neither the view nor one around it leaves it to
  /// code.
  func isVerified(_ open: AmbiguousLayout) -> Bool {
    var next: Int? = open.view
    while let view = next {
      switch resolved.views[view].placement.ambiguityVerification {
      case .off: return false
      case .ignoreSizes where open.attribute.kind == .size: return false
      case .ignoreSizes, .always: next = resolved.views[view].superview
      }
    }
    return true
  }

  /// Indicates that a view counts: a hidden one only on Xcode's canvas and where a constraint names it, as code that
  /// shows it may add constraints, and one that is not installed has none. What the canvas recorded no frame of, as old
  /// versions of Xcode did of prototype cells, it did not lay out.
  private func countsAsShown(_ view: Int) -> Bool {
    // What no constraint can name is told when the document is read.
    guard !resolved.views[view].identity.isNameless, !isUnrecorded(view) else { return false }
    guard isHidden(view) else { return true }
    return resolved.isAsSaved
      && resolved.constraints.contains { $0.firstItem.view == view || $0.secondItem?.view == view }
  }

  /// Whether the canvas recorded no frame of a view or of one around it.
  private func isUnrecorded(_ view: Int) -> Bool {
    resolved.isAsSaved
      && path(to: view).contains { $0 > 0 && resolved.views[$0].placement.recordedFrame == nil }
  }
}

extension AmbiguousLayout {
  /// False where it leaves less than a point open: how large a text is, is not known more exactly.
  fileprivate var isWide: Bool {
    guard let minimum, let maximum else { return true }
    return maximum - minimum >= 1
  }
}
