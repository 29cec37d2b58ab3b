internal import Geometry
internal import SceneLayouts
internal import Scenes
internal import VisibleText

/// The changes from one piece of a sweep to the next.
struct SweepChanges {
  let views: [View]
  let size: SweptSize

  /// The number of named views that move or grow differently. The others are counted.
  private static let namedCount = 3
  /// The largest difference between rates that count as equal.
  private static let tolerance = 1e-6

  /// Returns the sizes between neighboring pieces, with the changes there.
  func breakpoints(between pieces: [LayoutSweep.Piece]) -> [LayoutSweep.Breakpoint] {
    zip(pieces, pieces.dropFirst()).map { before, after in
      LayoutSweep.Breakpoint(length: after.range.lowerBound, changes: changes(before, after))
    }
  }

  private func changes(_ before: LayoutSweep.Piece, _ after: LayoutSweep.Piece) -> [String] {
    let (former, later) = (Set(before.variations), Set(after.variations))
    let ended = before.variations.filter { !later.contains($0) }.map { "'\($0)' no longer applies" }
    let began = after.variations.filter { !former.contains($0) }.map { "'\($0)' applies" }
    let words = ended + began + lineChanges(before, after) + frameChanges(before, after)
    return words.isEmpty ? ["views move relative to each other"] : words
  }

  private func lineChanges(_ before: LayoutSweep.Piece, _ after: LayoutSweep.Piece) -> [String] {
    views.indices.compactMap { view in
      guard let old = before.lineCounts[view], let new = after.lineCounts[view], old != new else { return nil }
      return "\(name(view)) takes \(new.counted("line")) instead of \(old)"
    }
  }

  private func frameChanges(_ before: LayoutSweep.Piece, _ after: LayoutSweep.Piece) -> [String] {
    let border = after.range.lowerBound
    let frames = after.frames(at: border)
    let changed = views.indices.dropFirst().compactMap { view -> String? in
      let words = Axis.allCases.compactMap { axis -> String? in
        sizeChange(before.rates[view].size[axis], after.rates[view].size[axis], frames[view].size[axis], axis)
      }
      return words.isEmpty ? nil : "\(name(view)) \(words.joined(separator: " and "))"
    }
    let moved = views.indices.dropFirst().filter { view in
      Axis.allCases.contains {
        abs(relative(before, view, $0) - relative(after, view, $0)) > Self.tolerance
      }
    }
    if changed.isEmpty, let first = moved.first {
      let rest = moved.count > 1 ? " and \(moved.count - 1) more" : ""
      return ["\(name(first))\(rest) \(moved.count > 1 ? "follow" : "follows") another edge"]
    }
    let rest = changed.count - Self.namedCount
    return changed.prefix(Self.namedCount) + (rest > 0 ? ["\(rest) more change their size"] : [])
  }

  /// Returns the rate at which a view's position in its superview changes with the size.
  private func relative(_ piece: LayoutSweep.Piece, _ view: Int, _ axis: Axis) -> Double {
    let outer = views[view].superview.map { piece.rates[$0].minimum(axis) } ?? 0
    return piece.rates[view].minimum(axis) - outer
  }

  /// Returns the change of a width or height as text, given its rates before and after.
  private func sizeChange(_ before: Double, _ after: Double, _ length: Double, _ axis: Axis) -> String? {
    guard abs(before - after) > Self.tolerance else { return nil }
    let word = axis == .horizontal ? "width" : "height"
    if abs(after) <= Self.tolerance { return "keeps a \(word) of \(length.pointText)" }
    let rate = abs(abs(after) - 1) <= Self.tolerance ? "" : " by \(abs(after).decimalText(places: 3)) per point"
    if abs(before) <= Self.tolerance {
      return "begins to \(after > 0 ? "grow" : "shrink") in \(word)\(rate) from \(length.pointText)"
    }
    return
      "\(after > 0 ? "grows" : "shrinks") in \(word)\(rate.isEmpty ? " by 1 per point" : rate) from \(length.pointText)"
  }

  private func name(_ view: Int) -> String { "'\(views[view].displayName)'" }
}
