/// The nibs from which a class fills views.
extension ClassCode {
  /// Returns the names of the nibs that may contain the cells of a list, in groups: nibs that are registered with the
  /// list, nibs that are registered with others, nibs that the code loads, and all names that it mentions.
  ///
  /// - Parameter names: The chains of names by which the code refers to the list. Empty for the object itself.
  package func cellNibs(of names: [[String]]) -> [[String]] {
    let registered = parts.flatMap(\.part.registrations).filter { $0.role == .cell }
      .compactMap { $0.nib ?? $0.className }
    return [registeredCells(of: names), registered, loadedNibs, parts.flatMap(\.part.mentions)]
  }

  /// Returns the names of the nibs of the section headers of a list.
  ///
  /// - Parameter names: The chains of names by which the code refers to the list. Empty for the object itself.
  package func headerNibs(of names: [[String]]) -> [String] {
    parts.flatMap(\.part.registrations).filter { $0.role == .header && names.contains($0.list) }
      .compactMap { $0.nib ?? $0.className }
  }

  /// Returns the names of the cells that are registered with a list.
  ///
  /// - Parameter names: The chains of names by which the code refers to the list. Empty for the object itself.
  package func registeredCells(of names: [[String]]) -> [String] {
    parts.flatMap(\.part.registrations).filter { $0.role == .cell && names.contains($0.list) }
      .compactMap { $0.nib ?? $0.className }
  }

  /// Whether the code returns the cells of a table or a collection.
  package var providesCells: Bool {
    let functions = ["cellForRowAt", "cellForRowAtIndexPath", "cellForItemAt", "cellForItemAtIndexPath"]
    return functions.contains { setting($0) != nil }
  }

  /// The names of the nibs that the code loads.
  package var loadedNibs: [String] {
    parts.flatMap { part in
      part.part.nibs.map { $0.name == LoadedNib.ownName ? name : $0.name }
    }
  }

  /// The names of the nibs whose view may replace that of a controller when it loads, the most likely first: the one
  /// that its function `nib` names, and those that it loads as their owner.
  ///
  /// The function counts only if the code of the class or a superclass instantiates its nib.
  package var ownViewNibs: [String] {
    let nibs = parts.flatMap(\.part.nibs).filter { !$0.isOfController }
    let isInstantiated = parts.contains(where: \.part.instantiatesOwnNib)
    let stated = isInstantiated ? nibs.first { $0.function == LoadedNib.conventionalFunction } : nil
    return ([stated].compactMap(\.self) + nibs.filter(\.isOwned)).map { $0.name == LoadedNib.ownName ? name : $0.name }
  }

  /// Whether the class or a superclass may load a nib and use all of its objects: it loads it by its name, or one whose
  /// name is not known.
  package func mayLoadNib(named nib: String) -> Bool {
    parts.contains { $0.part.loadsUnknownNibs || $0.part.loadsNib(named: nib, inClass: name) }
  }
}

extension SourceClass {
  /// Whether the code loads a nib by its name other than for a controller.
  ///
  /// - Parameter className: The name of the class itself or of a subclass, which a nib may have as well.
  package func loadsNib(named nib: String, inClass className: String) -> Bool {
    nibs.contains { !$0.isOfController && ($0.name == LoadedNib.ownName ? className : $0.name) == nib }
  }
}
