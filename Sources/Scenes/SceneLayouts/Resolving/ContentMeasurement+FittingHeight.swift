internal import AutoLayout
internal import Geometry
internal import Scenes

/// The height that a component gets from its content, like a table cell that a table sizes (specification ROO-03).
extension ContentMeasurement {
  /// Returns the solution with the root as tall as its constraints make it.
  ///
  /// The smallest height is meaningless if nothing ties the content to both ends of the root. A view then vanishes or
  /// extends beyond the root, unlike at the saved height, so the saved height is used. Artwork alone makes a root taller
  /// than it was saved only if it would vanish at the saved height.
  func fittedSolution(solvingWith solver: inout LayoutSolver) -> LayoutSolution {
    decision(solvingWith: &solver).solution
  }

  /// Returns the scene with the preferred height of its root, which depends on the current width.
  func decided() -> ResolvedScene {
    guard reserve != nil else { return resolved }
    var solver = LayoutSolver()
    return decision(solvingWith: &solver).scene
  }

  /// Returns the scene with the height that is used, and its solution.
  private func decision(solvingWith solver: inout LayoutSolver) -> (scene: ResolvedScene, solution: LayoutSolution) {
    let least = fitted(solvingWith: &solver)
    guard let reserve, let root = least.absoluteFrames.first else { return (resolved, least) }
    let saved = reserve.fitted(solvingWith: &solver)
    guard let savedRoot = saved.absoluteFrames.first else { return (resolved, least) }
    if savedRoot.height < root.height - Self.tolerance {
      return resolved.losesArtwork(of: least, in: saved) ? (resolved, least) : (reserve.resolved, saved)
    }
    guard savedRoot.height > root.height + Self.tolerance else { return (resolved, least) }
    return resolved.keepsContent(of: saved, in: least) ? (resolved, least) : (reserve.resolved, saved)
  }

  /// The same scene with a height as close as possible to the height of its size, or nil if that height is not used.
  private var reserve: ContentMeasurement? {
    guard resolved.hasHeightInReserve else { return nil }
    var measurement = self
    measurement.resolved.preferredHeight = PreferredHeight(resolved.rootSize.height)
    measurement.resolved.hasHeightInReserve = false
    measurement.resolved.artworkGivesWay = true
    return measurement
  }

  private func fitted(solvingWith solver: inout LayoutSolver) -> LayoutSolution {
    SettledSystem(of: SceneSource(self, fitsHeight: true), solvingWith: &solver).solution
  }

  /// The largest invisible difference of heights, in points.
  private static let tolerance = 0.01
}

extension ResolvedScene {
  /// Whether artwork that a solution shows has no height in one with a shorter root.
  fileprivate func losesArtwork(of solution: LayoutSolution, in lower: LayoutSolution) -> Bool {
    zip(views, zip(solution.absoluteFrames, lower.absoluteFrames)).contains { view, frames in
      view.isSqueezableArtwork && !view.appearance.isHidden && frames.0.height >= Self.leastFittingHeight
        && frames.1.height < Self.leastFittingHeight
    }
  }

  /// Whether everything visible in a solution is also visible in another one with a shorter root.
  fileprivate func keepsContent(of solution: LayoutSolution, in lower: LayoutSolution) -> Bool {
    let (before, after) = (solution.absoluteFrames, lower.absoluteFrames)
    guard let root = before.first, let lowerRoot = after.first, lowerRoot.height > Self.leastFittingHeight else {
      return false
    }
    return views.indices.dropFirst().allSatisfy { position in
      guard before.indices.contains(position), after.indices.contains(position), !views[position].appearance.isHidden
      else {
        return true
      }
      let (old, new) = (before[position], after[position])
      let vanishes = old.height >= Self.leastFittingHeight && new.height < Self.leastFittingHeight
      return !vanishes && (!old.lies(between: root) || new.lies(between: lowerRoot))
    }
  }
}

extension Rect {
  /// Whether no part of it is above or below another rectangle, within half a point.
  fileprivate func lies(between other: Rect) -> Bool {
    minY >= other.minY - 0.5 && maxY <= other.maxY + 0.5
  }
}
