extension PrunedSources {
  /// Moves a member of an extension that a subclass overrides into its class, as Swift on Linux requires. Extension and
  /// class must be in the same source.
  ///
  /// - Returns: Whether the error is about such a member.
  mutating func moveIntoClass(_ error: CompilerError) -> Bool {
    guard error.isAboutOverridingExtension, error.names.count > 1,
      let folder = folders.filter({ error.path.hasPrefix("\($0)/") }).max(by: { $0.utf8.count < $1.utf8.count })
    else { return false }
    let (member, owner) = (String(error.names[0].prefix { $0 != "(" }), error.names[1])
    // Several subclasses may override it.
    if movedMembers.contains([folder, owner, member]) { return true }
    for path in texts.keys.sorted() where path.hasPrefix("\(folder)/") {
      guard let text = texts[path], text.contains("extension \(owner)"), text.contains("class \(owner)"),
        let moved = ClassExtension.moving(member, into: owner, in: text, at: root.isEmpty ? path : "\(root)/\(path)")
      else { continue }
      texts[path] = moved
      movedMembers.insert([folder, owner, member])
      return true
    }
    return false
  }
}

extension CompilerError {
  /// Whether a declaration overrides one in an extension of its superclass.
  var isAboutOverridingExtension: Bool {
    message.contains("is declared in extension of '") && message.contains("cannot be overrid")
  }
}
