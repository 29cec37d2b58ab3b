internal import Geometry

/// The frames of an older state of a document as the Xcode that saved the newer one would have recorded them, so that only what
/// the author changed is different.
struct AlignedFrames: Sendable, Hashable {
  /// The frames by object id.
  private(set) var frames: [String: Rect] = [:]
  /// The frames that the author changed.
  private(set) var changes: [DocumentChange] = []
  /// The lengths that views keep in stacks, which other changes in their scenes may have changed.
  private(set) var arrangedLengths: [DocumentChange] = []

  private let old: DocumentObjects
  private let new: DocumentObjects
  /// Whether both states were shown on the same device; lengths that a canvas left open say nothing on another one.
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
  }

  private mutating func aligned(
    _ view: DocumentObject, _ frame: Rect, _ before: FrameHolders, _ after: FrameHolders
  ) -> Rect {
    let holder = before.holder(of: view)
    guard let now = new[view.identifier], let present = now.frame, now.parent == view.parent,
      after.holder(of: now) == holder
    else { return holder == .mask ? masked(view) ?? frame : frame }
    // Xcode has updated the frame, or will.
    if view.isMisplaced || now.isMisplaced, holder != .mask || !view.hasFixedFrame { return present }
    switch holder {
    case .system:
      // The frame of a view whose content is another one belongs to that content.
      return view.differences(from: now) == 0 ? present : frame
    case .root:
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

  /// The largest difference of lengths that say the same, in points.
  private static let tolerance = 0.01

  /// Whether two lengths differ by more than an amount, and not because Interface Builder ran on a screen with one pixel for
  /// a point once, where it records whole points: 261.5 and 262.
  private static func differ(_ first: Double, _ second: Double, by amount: Double = tolerance) -> Bool {
    func isWhole(_ length: Double) -> Bool { abs(length - length.rounded()) < tolerance }
    let difference = abs(first - second)
    return difference > amount && !(difference < 1 && isWhole(first) != isWhole(second))
  }

  /// The frame of a view that its mask places.
  ///
  /// In a view that the system places, such as the content of a cell, each Xcode stretches what can be stretched anew: there
  /// only what the mask keeps is its author's.
  private mutating func alignedMask(
    _ view: DocumentObject, _ now: DocumentObject, _ frame: Rect, _ present: Rect, isInSystemView: Bool
  ) -> Rect {
    // A mask says nothing without the size of the superview.
    guard let parent = view.parent, let from = old[parent]?.frame?.size, let to = new[parent]?.frame?.size else {
      return present
    }
    let expected = view.maskedFrame(from: from, to: to) ?? frame
    // Masks are rounded to the pixels of each canvas.
    let tolerance = from == to && isSameCanvas ? Self.tolerance : 1.01
    let isAuthors = Axis.allCases.contains { axis in
      if isInSystemView, view.stretches(along: axis) { return false }
      return Self.differ(expected.minimum(axis), present.minimum(axis), by: tolerance)
        || Self.differ(expected.size[axis], present.size[axis], by: tolerance)
    }
    if isAuthors { note(view, now, from: frame, to: present) }
    let isAligned = view.parent.map { frames[$0]?.size == new[$0]?.frame?.size } ?? true
    return isAuthors || !isAligned ? masked(view) ?? frame : present
  }

  /// The frame of a view below a superview whose frame is aligned already.
  private func masked(_ view: DocumentObject) -> Rect? {
    guard let parent = view.parent, let size = old[parent]?.frame?.size, let aligned = frames[parent]?.size else {
      return nil
    }
    return size == aligned ? view.frame : view.maskedFrame(from: size, to: aligned)
  }

  private mutating func kept(
    _ axes: Set<Axis>, _ view: DocumentObject, _ now: DocumentObject, _ frame: Rect, _ present: Rect
  ) -> Rect {
    let changed = axes.filter { Self.differ(frame.size[$0], present.size[$0]) }
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

  /// The frames, those of lengths in stacks as they are now except for some views.
  func settingArrangedLengths(but changed: Set<String>) -> [String: Rect] {
    var result = frames
    for change in arrangedLengths where !changed.contains(change.object) {
      if case .frame(_, let present) = change.kind { result[change.object] = present }
    }
    return result
  }
}
