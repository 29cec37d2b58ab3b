internal import AutoLayout
internal import Foundation

extension NSLayoutConstraint {
  /// The number of constraints installed so far. Their order decides which one is broken in a conflict.
  private static var installedCount = 0

  /// Makes constraints the last installed ones, keeping their order.
  static func renew(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints.sorted(by: { $0.order < $1.order }) {
      installedCount += 1
      constraint.order = installedCount
    }
  }

  static func install(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints where constraint.holder == nil {
      guard constraint.flaw == nil, let owner = constraint.naturalOwner() else { continue }
      constraint.settle(on: owner)
    }
  }

  static func uninstall(_ constraints: [NSLayoutConstraint]) {
    var batches: [(view: UIView, constraints: [NSLayoutConstraint])] = []
    for constraint in constraints {
      guard let holder = constraint.holder else { continue }
      if batches.last?.view === holder {
        batches[batches.count - 1].constraints.append(constraint)
      } else {
        batches.append((holder, [constraint]))
      }
    }
    for batch in batches { batch.view.uninstall(batch.constraints) }
  }

  /// Installs the constraint on a view, as the last one.
  func settle(on view: UIView) {
    guard holder !== view else { return }
    holder?.uninstall([self])
    Self.installedCount += 1
    order = Self.installedCount
    holder = view
    isBroken = false
    view.constraints.append(self)
    view.invalidateLayout()
    view.layoutRoot.engine?.noteInstallation()
  }

  /// Returns the nearest common superview of both items; nil, with a fault, if there is none.
  private func naturalOwner() -> UIView? {
    guard let first = firstLayoutItem?.ownerView else { return refuseOwner() }
    guard secondAttribute != .notAnAttribute else { return first }
    guard let second = secondLayoutItem?.ownerView, let owner = first.nearestCommonAncestor(with: second) else {
      return refuseOwner()
    }
    return owner
  }

  private func refuseOwner() -> UIView? {
    if firstLayoutItem == nil, firstAttribute == .notAnAttribute {
      LayoutFaults.record(LayoutFault("Unable to activate constraint without items: \(equation)"))
      return nil
    }
    LayoutFaults.record(
      LayoutFault(
        "Unable to activate constraint with anchors \(anchorText(firstLayoutItem, firstAttribute)) and "
          + "\(anchorText(secondLayoutItem, secondAttribute)) because they have no common ancestor.  Does the constraint "
          + "or its anchors reference items in different view hierarchies?  That's illegal.",
        name: "NSGenericException"))
    return nil
  }

  private func anchorText(_ item: (any LayoutAnchoring)?, _ attribute: Attribute) -> String {
    guard let item else { return "(null)" }
    let name = attribute.name
    let kind =
      switch attribute.kind {
      case .horizontalPosition: "NSLayoutXAxisAnchor"
      case .verticalPosition: "NSLayoutYAxisAnchor"
      default: "NSLayoutDimension"
      }
    return "<\(kind) \"\(item.messageName).\(name)\">"
  }

  /// Whether an item of the constraint has been deallocated.
  var isDead: Bool { firstLayoutItem == nil || secondAttribute != .notAnAttribute && secondLayoutItem == nil }

  func numbersDidChange() { holder?.invalidateLayout() }

  /// Whether the constraint may get a priority. If not, a fault is recorded.
  func isAllowed(_ new: UILayoutPriority) -> Bool {
    let number = LayoutPriority(Double(new.rawValue))
    guard number.isLegal else {
      LayoutFaults.record(LayoutFault(number.illegalityMessage))
      return false
    }
    guard isActive, (new == .required) != (priority == .required) else { return true }
    LayoutFaults.record(
      LayoutFault(
        "Mutating a priority from \(priority == .required ? "" : "not ")required to \(new == .required ? "" : "not ")"
          + "required on an installed constraint (or vice-versa) is not supported.  "
          + "You passed priority \(new.rawValue) and the existing priority was \(priority.rawValue)."))
    return false
  }
}
