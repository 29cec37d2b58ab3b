package import AutoLayout
internal import SceneLayouts
internal import Scenes

extension Layout {
  /// The open attributes of views that are reported (specification AMB-07, AMB-08).
  package var reportedAmbiguities: [AmbiguousLayout] {
    solution.ambiguities.filter {
      $0.leavesOpen(atLeast: leastOpenLength) && countsAsShown($0.view) && isVerified($0)
    }
  }

  /// The least length that counts as open, in points. The sizes of strings are not known more exactly than to a point.
  /// On a device, rounding to its pixels adds to that for each string in a column of several.
  private var leastOpenLength: Double { resolved.isAsSaved ? 1 : 1.5 }

  /// Whether an open attribute of a view is reported, because neither the view nor an ancestor leaves it to
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

  /// Whether a view counts. A hidden view only counts on Xcode's canvas and if a constraint names it, since
  /// code that shows it may add constraints. An uninstalled view has none. Views without a recorded frame, such as
  /// those of prototype cells in old versions of Xcode, were not laid out by the canvas.
  private func countsAsShown(_ view: Int) -> Bool {
    // Views that no constraint can name are reported when the document is read.
    guard !resolved.views[view].identity.isNameless, !isUnrecorded(view) else { return false }
    guard isHidden(view) else { return true }
    return resolved.isAsSaved
      && resolved.constraints.contains { $0.firstItem.view == view || $0.secondItem?.view == view }
  }

  /// Whether the canvas recorded no frame of a view or of an ancestor, although the frame counts: as saved, or because
  /// the frame alone places it.
  private func isUnrecorded(_ view: Int) -> Bool {
    path(to: view).contains {
      let placement = resolved.views[$0].placement
      return $0 > 0 && placement.recordedFrame == nil
        && (resolved.isAsSaved || placement.isPlacedByMask && resolved.isFromInterfaceBuilder)
    }
  }
}

extension AmbiguousLayout {
  /// Whether it leaves at least a length open, in points.
  func leavesOpen(atLeast length: Double) -> Bool {
    guard let minimum, let maximum else { return true }
    return maximum - minimum >= length
  }
}
