internal import Geometry

/// The frames of an older state of a document as the Xcode that saved the newer state would have recorded them, so that
/// only the author's changes differ.
struct AlignedFrames: Sendable, Hashable {
  /// The frames by object id.
  private(set) var frames: [String: Rect] = [:]
  /// The frames that the author changed.
  private(set) var changes: [DocumentChange] = []
  /// The controllers' views that keep their older frames, since the author changed the size of their controllers.
  private(set) var keptRoots: Set<String> = []
  /// The rows of tables that the author moved by changing rows above them.
  private(set) var movedRows: Set<String> = []
  /// The views that kept a length that a constraint of another view decides now. Their present frames show its effect.
  private(set) var formerlyOpen: Set<String> = []
  /// The lengths that views keep in stacks. Other changes in their scenes may have caused them.
  private(set) var arrangedLengths: [DocumentChange] = []

  private let old: DocumentObjects
  private let new: DocumentObjects
  /// Whether both states were shown on the same device. If not, lengths that constraints leave open cannot be compared.
  private let isSameCanvas: Bool

  init(_ old: DocumentObjects, _ new: DocumentObjects, isSameCanvas: Bool) {
    self.old = old
    self.new = new
    self.isSameCanvas = isSameCanvas
    let (before, after) = (FrameHolders(old), FrameHolders(new))
    for view in old.all {
      guard let frame = view.frame else { continue }
      frames[view.identifier] = aligned(view, frame, before, after)
    }
    let rows = AlignedRows(old, new).moved(from: frames)
    movedRows = Set(rows.keys)
    frames.merge(rows) { $1 }
  }

  private mutating func aligned(
    _ view: DocumentObject, _ frame: Rect, _ before: FrameHolders, _ after: FrameHolders
  ) -> Rect {
    let holder = before.holder(of: view)
    guard let now = new[view.identifier], let present = now.frame, now.parent == view.parent,
      after.holder(of: now) == holder
    else {
      if case .keptLengths = holder, new[view.identifier]?.parent == view.parent {
        formerlyOpen.insert(view.identifier)
      }
      return holder == .mask ? masked(view) ?? frame : frame
    }
    // Xcode has updated the frame, or will.
    if view.isMisplaced || now.isMisplaced, holder != .mask || !view.hasFixedFrame { return present }
    switch holder {
    case .system:
      // The frame depends on the content, and the content has changed.
      return view.differences(from: now) == 0 ? present : frame
    case .root:
      if hasResizedController(view, now) {
        keptRoots.insert(view.identifier)
        return frame
      }
      let isPart = new[DocumentObjects.document]?.tag == "document" && now.parent == DocumentObjects.document
      guard isPart, isSameCanvas, frame.size != present.size else { return present }
      note(view, now, from: frame, to: present)
      return frame
    case .tablePart:
      guard Self.differ(frame.height, present.height) else { return present }
      note(view, now, from: frame, to: present)
      return Rect(x: present.minX, y: present.minY, width: present.width, height: frame.height)
    case .mask:
      let superview = view.parent.flatMap { old[$0] }.map(before.holder)
      return alignedMask(view, now, frame, present, isInSystemView: superview == .system)
    case .keptLengths(let axes): return kept(axes, view, now, frame, present)
    case .arrangedLength(let axis): return kept([axis], view, now, frame, present)
    }
  }

  /// Whether the author changed the size of a root view's controller. The root then has that size in each state.
  private func hasResizedController(_ view: DocumentObject, _ now: DocumentObject) -> Bool {
    guard let before = view.parent.flatMap({ old[$0] }), let after = now.parent.flatMap({ new[$0] }) else {
      return false
    }
    return ["freeformSize.width", "freeformSize.height"].contains { name in
      before[name] != nil && after[name] != nil && before[name] != after[name]
    }
  }

  /// The largest difference between equal lengths, in points.
  private static let tolerance = 0.01
  /// The tolerance for comparing two lengths if one follows from insets, in points. Percentages have two decimals: on
  /// the largest screen, 0.005 percent are 0.07 points.
  private static let insetTolerance = 0.1

  /// Returns the tolerance for comparing the lengths of a view in both states, in points.
  private static func tolerance(_ view: DocumentObject, _ now: DocumentObject) -> Double {
    view.isResolved || now.isResolved ? insetTolerance : tolerance
  }

  /// Whether two lengths differ by more than an amount. A whole and a fractional length within a point are
  /// equal: on a screen with one pixel per point, Interface Builder records whole points, such as 262 for 261.5.
  private static func differ(_ first: Double, _ second: Double, by amount: Double = tolerance) -> Bool {
    func isWhole(_ length: Double) -> Bool { abs(length - length.rounded()) < tolerance }
    let difference = abs(first - second)
    return difference > amount && !(difference < 1 && isWhole(first) != isWhole(second))
  }

  /// Returns the frame of a view that its autoresizing mask places.
  ///
  /// In a view that the system places, such as the content view of a cell, each Xcode version recomputes flexible
  /// lengths. Only lengths that the mask keeps fixed are the author's.
  private mutating func alignedMask(
    _ view: DocumentObject, _ now: DocumentObject, _ frame: Rect, _ present: Rect, isInSystemView: Bool
  ) -> Rect {
    // Without the superview's size, a mask has no meaning.
    guard let parent = view.parent, let from = old[parent]?.frame?.size, let to = new[parent]?.frame?.size else {
      return present
    }
    // If the author changed the mask, too, the canvas may have applied either.
    let expected = [view.maskedFrame(from: from, to: to) ?? frame, view.masked(as: now, from: from, to: to) ?? frame]
    // Each canvas rounds the result of masks to its pixels.
    let tolerance = from == to && isSameCanvas ? Self.tolerance(view, now) : 1.01
    let isAuthors = expected.allSatisfy { expected in
      Axis.allCases.contains { axis in
        if isInSystemView, view.stretches(along: axis) { return false }
        return Self.differ(expected.minimum(axis), present.minimum(axis), by: tolerance)
          || Self.differ(expected.size[axis], present.size[axis], by: tolerance)
      }
    }
    if isAuthors { note(view, now, from: frame, to: present) }
    let isAligned = view.parent.map { frames[$0]?.size == new[$0]?.frame?.size } ?? true
    return isAuthors || !isAligned ? masked(view) ?? frame : present
  }

  /// Returns the frame of a view whose superview is already aligned.
  private func masked(_ view: DocumentObject) -> Rect? {
    guard let parent = view.parent, let size = old[parent]?.frame?.size, let aligned = frames[parent]?.size else {
      return nil
    }
    return size == aligned ? view.frame : view.maskedFrame(from: size, to: aligned)
  }

  private mutating func kept(
    _ axes: Set<Axis>, _ view: DocumentObject, _ now: DocumentObject, _ frame: Rect, _ present: Rect
  ) -> Rect {
    let tolerance = Self.tolerance(view, now)
    let changed = axes.filter { Self.differ(frame.size[$0], present.size[$0], by: tolerance) }
    guard isSameCanvas, !changed.isEmpty else { return present }
    let isArranged = new[now.parent ?? ""]?.tag == "stackView"
    let change = DocumentChange(
      object: now.identifier, tag: now.tag, kind: .frame(from: frame, to: present), place: now.place)
    if isArranged { arrangedLengths.append(change) } else { changes.append(change) }
    return Rect(
      x: present.minX, y: present.minY, width: changed.contains(.horizontal) ? frame.width : present.width,
      height: changed.contains(.vertical) ? frame.height : present.height)
  }

  private mutating func note(_ view: DocumentObject, _ now: DocumentObject, from: Rect, to: Rect) {
    changes.append(
      DocumentChange(
        object: now.identifier, tag: now.tag, kind: .frame(from: from, to: to), place: now.place))
  }

  /// Returns the frames with the current lengths in stacks, except those of the given views.
  func settingArrangedLengths(but changed: Set<String>) -> [String: Rect] {
    var result = frames
    for change in arrangedLengths where !changed.contains(change.object) {
      if case .frame(_, let present) = change.kind { result[change.object] = present }
    }
    return result
  }
}
