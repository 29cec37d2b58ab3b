/// The size classes in which changes count.
extension DocumentChange {
  /// The width and height class of a variation as documents write them: `compact`, `regular`. Nil for any.
  package struct SizeClasses: Sendable, Hashable {
    package var width: String?
    package var height: String?
  }

  /// The size classes of the variation that a value belongs to. Nil for values that count in all, and for other changes.
  fileprivate var ownSizeClasses: SizeClasses? {
    guard case .value(let name, _, _) = kind else { return nil }
    return SizeClasses(ofValue: name)
  }
}

extension DocumentChange.SizeClasses {
  /// Looks up the size classes in the name of a value, such as
  /// `variation heightClass=regular-widthClass=compact.fontDescription.pointSize`.
  fileprivate init?(ofValue name: String) {
    let start = "variation "
    guard name.hasPrefix(start) else { return nil }
    self.init()
    for condition in name.dropFirst(start.count).prefix(while: { $0 != "." }).split(separator: "-") {
      let sides = condition.split(separator: "=").map(String.init)
      guard sides.count == 2 else { return nil }
      switch sides[0] {
      case "widthClass": width = sides[1]
      case "heightClass": height = sides[1]
      default: return nil
      }
    }
    // The default counts in all size classes.
    if width == nil, height == nil { return nil }
  }
}

extension DocumentDifference {
  /// Returns the size classes in which changes count: those of variations, or those in which new and removed constraints
  /// are or were installed. Nil if one of them counts in all.
  package func sizeClasses(of changes: [DocumentChange]) -> Set<DocumentChange.SizeClasses>? {
    var found: Set<DocumentChange.SizeClasses> = []
    for change in changes {
      if let own = change.ownSizeClasses {
        found.insert(own)
      } else if change.kind == .added || change.kind == .removed,
        let installed = (change.kind == .added ? new : old).installedSizeClasses(of: change.object)
      {
        found.formUnion(installed)
      } else {
        return nil
      }
    }
    return found.isEmpty ? nil : found
  }
}

extension DocumentObjects {
  /// Returns the size classes in which a constraint is installed. Nil if it is installed by default, or nowhere.
  fileprivate func installedSizeClasses(of constraint: String) -> Set<DocumentChange.SizeClasses>? {
    guard self[constraint]?.isConstraint == true, let owner = self[constraint]?.parent.flatMap({ self[$0] }) else {
      return nil
    }
    let masks = owner.values.keys.filter { $0.hasPrefix("variation ") && $0.hasSuffix(" \(constraint)") }
    guard masks.contains(where: { $0.hasPrefix("variation default.") && $0.contains(".exclude ") }) else { return nil }
    let classes = masks.filter { $0.contains(".include ") }.compactMap(DocumentChange.SizeClasses.init)
    return classes.isEmpty ? nil : Set(classes)
  }
}
