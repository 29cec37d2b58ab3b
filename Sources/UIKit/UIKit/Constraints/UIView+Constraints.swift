internal import AutoLayout
internal import Foundation

extension UIView {
  /// Installs constraints on this view, which must contain their items.
  func install(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints where constraint.flaw == nil {
      guard let first = constraint.firstLayoutItem?.ownerView, first.lies(in: self),
        constraint.secondAttribute == .notAnAttribute
          || constraint.secondLayoutItem?.ownerView?.lies(in: self) ?? false
      else {
        LayoutFaults.record(
          LayoutFault(
            "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of "
              + "the view?  That's illegal. constraint:\(constraint.equation) view:\(descriptionOfFrame)",
            name: "NSGenericException"))
        continue
      }
      constraint.settle(on: self)
    }
  }

  /// Removes constraints installed on this view.
  func uninstall(_ gone: [NSLayoutConstraint]) {
    let own = gone.filter { $0.holder === self }
    guard !own.isEmpty else { return }
    settlePendingConflicts()
    for constraint in own {
      constraint.holder = nil
      constraint.isBroken = false
    }
    // The list is sorted by the order of installation.
    if own.count == 1, let position = position(of: own[0]) {
      constraints.remove(at: position)
    } else {
      constraints.removeAll { $0.holder !== self }
    }
    invalidateLayout()
  }

  private func position(of constraint: NSLayoutConstraint) -> Int? {
    var range = constraints.startIndex..<constraints.endIndex
    while let middle = range.isEmpty ? nil : range.lowerBound + range.count / 2 {
      if constraints[middle] === constraint { return middle }
      range = constraints[middle].order < constraint.order ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}
