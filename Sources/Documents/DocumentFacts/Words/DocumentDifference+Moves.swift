/// The scenes of objects that moved. A former parent may have moved as well, so each state has its own.
extension DocumentDifference {
  /// Whether an object that moved between two parents is in another scene now.
  package func changesScene(from former: String, to present: String) -> Bool {
    oldScene(of: former) != newScene(of: present)
  }

  /// Returns the outermost ancestor of an object in the older state.
  func oldScene(of identifier: String) -> String { old.ancestors(of: identifier).last ?? identifier }

  /// Returns the outermost ancestor of an object in the newer state.
  func newScene(of identifier: String) -> String { new.ancestors(of: identifier).last ?? identifier }
}
