internal import DocumentEditing

extension MergeTrees {
  /// Returns the role of an element without an id in its object: `color 'textColor'`.
  func role(of identity: Int) -> String {
    for version in [versions.ours, versions.theirs, versions.base] {
      guard let element = version.element(identity) else { continue }
      let word = version.source.word(of: element, isOwn: version.isOwn[element])
      return word.isEmpty ? "its \(name(of: identity))" : "\(name(of: identity)) '\(word)'"
    }
    return "its value"
  }

  /// Returns the nearest object: an element itself, an element that contains it, or the root.
  func object(around identity: Int) -> Int {
    var next = identity
    while !isObject(next) {
      let parent = [versions.ours, versions.theirs, versions.base].lazy.compactMap { $0.parent(of: next) }.first
      guard let parent else { return next }
      next = parent
    }
    return next
  }

  /// The attributes with the name of an object as users know it, the best first.
  private static let names = [
    "userLabel", "identifier", "title", "text", "placeholder", "image", "customClass", "property",
  ]

  /// Returns an object as text: `button 'Sign in'`.
  func subject(of identity: Int) -> String {
    for version in [versions.ours, versions.theirs, versions.base] {
      guard let element = version.element(identity) else { continue }
      let source = version.source
      let name = source.elements[element].name
      let title = Self.names.lazy.compactMap { source.value($0, of: element) }.first ?? buttonTitle(of: element, source)
      return title.map { "\(name) '\($0)'" } ?? name
    }
    return "object"
  }

  /// Returns the title of a button in its normal state, or nil if there is none.
  private func buttonTitle(of element: Int, _ source: XMLSource) -> String? {
    let state = source.elements[element].children.first {
      source.elements[$0].name == "state" && source.value("key", of: $0) == "normal"
    }
    return state.flatMap { source.value("title", of: $0) }
  }

  /// Returns an undecided place with the values of all versions.
  ///
  /// `attribute` is the attribute with the values, or nil for the whole element. `use` is the reason to keep a deleted
  /// object that did not change itself.
  func place(
    _ reason: UndecidedPlace.Reason, of identity: Int, attribute: String? = nil, use: DeletedObjectUse? = nil
  ) -> UndecidedPlace {
    let object = object(around: identity)
    let id = versions.map { version in version.element(object).flatMap { version.source.objectID(of: $0) } }
    let shown = versions.map { version in
      UndecidedPlace.Version(
        value: value(of: identity, reason, attribute, in: version), line: version.line(of: identity))
    }
    return UndecidedPlace(
      reason, of: subject(of: object), id: id.ours ?? id.theirs ?? id.base, base: shown.base, ours: shown.ours,
      theirs: shown.theirs, use: use.map(words))
  }

  /// Returns what a side did with an object that the other side deleted.
  private func words(about use: DeletedObjectUse) -> String {
    switch use {
    case .addition(let identity):
      isObject(identity) ? "adds \(subjectWithID(of: identity)) to it" : "adds \(role(of: identity)) to it"
    case .reference(let identity): "refers to it in \(subjectWithID(of: identity))"
    }
  }

  /// Returns an object as text, with its id.
  func subjectWithID(of identity: Int) -> String {
    let id = [versions.ours, versions.theirs].lazy.compactMap { version in
      version.element(identity).flatMap { version.source.objectID(of: $0) }
    }.first
    return id.map { "\(subject(of: identity)) (\($0))" } ?? subject(of: identity)
  }

  private func value(
    of identity: Int, _ reason: UndecidedPlace.Reason, _ attribute: String?, in version: DocumentVersion
  ) -> String? {
    guard let element = version.element(identity) else { return nil }
    let source = version.source
    if let attribute { return source.value(attribute, of: element) }
    switch reason {
    case .place: return version.parent(of: identity).map { "in \(subject(of: object(around: $0)))" }
    case .order: return version.children(of: identity).map { subject(of: $0) }.joined(separator: ", ")
    case .value("its text"): return source.text(of: source.inside(of: element))
    case .value("its kind"): return source.elements[element].name
    case .value, .deletion:
      let tag = String(decoding: source.bytes[source.elements[element].startTag], as: UTF8.self)
      let text = source.textInside(element)
      return text.isEmpty ? tag : tag + String(decoding: text, as: UTF8.self)
    }
  }
}
