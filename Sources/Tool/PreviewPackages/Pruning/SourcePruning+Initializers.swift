extension SourcePruning {
  /// A stored property without a value, which initializers have to set.
  private struct StoredProperty {
    let name: String
    /// The position of its name.
    let position: Int
    /// The tokens of its type.
    let type: [String]
    /// Whether it is a variable with the value nil.
    let isNil: Bool
  }

  /// Returns the properties in the braces of a type that have a type and no value.
  private func storedProperties(in brace: Int) -> [StoredProperty] {
    guard let end = outline.partners[brace], end > brace else { return [] }
    let other: Set<String> = ["static", "lazy", "class"]
    return (brace + 1..<end).compactMap { keyword in
      guard ["let", "var"].contains(outline.text(keyword)), outline.brace(around: keyword) == brace,
        outline.text(keyword + 2) == ":"
      else { return nil }
      let declaration = outline.part(at: keyword, in: brace)
      let type = declaration.filter { $0 > keyword + 2 }.map(outline.text)
      guard !type.isEmpty, !type.contains("="), !type.contains("{"),
        !declaration.prefix(while: { $0 < keyword }).contains(where: { other.contains(outline.text($0)) })
      else { return nil }
      let isNil = outline.text(keyword) == "var" && ["?", "!"].contains(type.last)
      return StoredProperty(name: outline.text(keyword + 1), position: keyword + 1, type: type, isNil: isNil)
    }
  }

  /// Returns the name of the property that a statement sets: `self.font = …`, `font = …`.
  private func propertySet(in statement: Range<Int>) -> String? {
    let words = statement.prefix(5).map(outline.text)
    let rest = words.starts(with: ["self", "."]) ? Array(words.dropFirst(2)) : words
    return rest.count > 2 && rest[1] == "=" && rest[2] != "=" ? rest[0] : nil
  }

  /// Returns a statement that sets the same property as one in an initializer to a known value. Without it the
  /// initializer would not compile. Nil for other statements.
  func knownAssignment(in statement: Range<Int>) -> String? {
    guard let name = propertySet(in: statement), let body = body(around: statement.lowerBound), isInitializer(body),
      let brace = outline.brace(around: body),
      let property = storedProperties(in: brace).first(where: { $0.name == name }), !property.isNil
    else { return nil }
    let parameter = SampleValues.Parameter(label: nil, type: property.type, hasDefault: false)
    let known = values.arguments(for: [parameter], in: outline.typeName(around: body))
    let simple = Self.value(ofType: property.type)
    let value = known ?? (simple == Self.end ? nil : simple)
    // A value that was tried already does not compile.
    let tried = statement.map(outline.text).joined()
    return value.flatMap { tried.hasSuffix("=\($0.filter { !$0.isWhitespace })") ? nil : "self.\(name) = \($0)" }
  }

  /// Whether a token in an initializer is the name of a property that is set there, not of a new constant or of a
  /// property of another object.
  private func isPropertySet(_ position: Int) -> Bool {
    guard outline.text(position + 1) == "=", outline.text(position + 2) != "=" else { return false }
    let former = outline.text(position - 1)
    if former == "." { return outline.text(position - 2) == "self" && outline.text(position - 3) != "." }
    let first = outline.part(at: position, in: outline.brace(around: position)).lowerBound
    return first == position || former == ":" && ["case", "default"].contains(outline.text(first))
  }

  /// Gives the properties that the initializer around a position does not set a value, or makes them variables without
  /// one.
  ///
  /// - Returns: Whether there are any.
  mutating func supplyMissingValues(inInitializerAround position: Int) -> Bool {
    let inside = outline.text(position) == "}" ? outline.partners[position] ?? position : position
    let found = outline.text(inside) == "{" && isInitializer(inside) ? inside : body(around: inside)
    guard let body = found, isInitializer(body), let end = outline.partners[body],
      let brace = outline.brace(around: body)
    else { return false }
    // Another initializer sets the properties.
    guard !(body..<end).contains(where: { isCreation($0) && outline.text($0 - 2) == "self" }) else { return false }
    let set = Set((body..<end).filter(isPropertySet).map(outline.text))
    let missing = storedProperties(in: brace).filter { !$0.isNil && !set.contains($0.name) }
    for property in missing { supplyValue(at: property.position) }
    return !missing.isEmpty
  }
}
