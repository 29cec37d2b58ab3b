internal import AutoLayout
internal import Geometry

extension DocumentObject {
  /// Returns the frame that Xcode would record for another superview size, following the autoresizing mask of another
  /// state of the view.
  func masked(as other: DocumentObject, from old: Size, to new: Size) -> Rect? {
    var view = other
    view.frame = frame
    return view.maskedFrame(from: old, to: new)
  }

  /// Returns the frame that Xcode would record for another superview size, following the autoresizing mask.
  func maskedFrame(from old: Size, to new: Size) -> Rect? {
    guard let frame else { return nil }
    // Also a length below 0, as of a damaged document.
    guard old != new else { return frame }
    let masked = Autoresizing(frame: frame, superviewSize: old, mask: mask)
    func along(_ axis: Axis) -> (start: Double, length: Double) {
      let shares = masked.shares(along: axis)
      let change = new[axis] - old[axis]
      return (frame.minimum(axis) + shares.start * change, max(0, frame.size[axis] + shares.size * change))
    }
    let (x, y) = (along(.horizontal), along(.vertical))
    return Rect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  /// Whether the mask stretches the view along an axis.
  func stretches(along axis: Axis) -> Bool {
    self["autoresizingMask.\(axis == .horizontal ? "widthSizable" : "heightSizable")"] == "YES"
  }

  private var mask: AutoresizingMask {
    let parts: [(String, AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight),
      ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return parts.filter { self["autoresizingMask.\($0.0)"] == "YES" }.reduce(into: []) { $0.formUnion($1.1) }
  }
}
