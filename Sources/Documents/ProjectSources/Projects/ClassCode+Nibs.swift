/// The nibs that a class fills views from.
extension ClassCode {
  /// The names of the nibs that may hold the cells of a list, in groups: those that are registered with it, those that are
  /// registered with others, those that code loads, and those that it mentions at all.
  ///
  /// - Parameter names: The names by which the code knows the list; none for the object itself.
  package func cellNibs(of names: [[String]]) -> [[String]] {
    let registrations = parts.flatMap(\.part.registrations)
    let own = registrations.filter { names.contains($0.list) }
    let groups = [own, registrations].map { $0.compactMap { $0.nib ?? $0.className } }
    return groups + [loadedNibs, parts.flatMap(\.part.mentions)]
  }

  /// The names of the nibs that its code loads.
  package var loadedNibs: [String] {
    parts.flatMap { part in
      part.part.nibs.map { $0.name == LoadedNib.ownName ? name : $0.name }
    }
  }
}
