/// Constraints that size classes install: `<variation>` elements with a mask.
extension InterfaceBuilderEditor {
  /// A statement that a size class installs a constraint, or not.
  struct Statement: Hashable {
    /// The object id of the constraint.
    var constraint: String
    /// Whether the constraint is installed: `<include>` if it is, `<exclude>` if not.
    var isInstalled: Bool

    /// The name of the element.
    var name: String { isInstalled ? "include" : "exclude" }
    var text: String { "<\(name) reference=\"\(constraint)\"/>" }
  }

  /// The name of the variation for all size classes without their own statement.
  private static let everywhere = "default"

  /// Installs or uninstalls a constraint in size classes.
  ///
  /// - Parameters:
  ///   - isInstalled: Whether the constraint is installed there.
  ///   - id: The object id of the constraint.
  ///   - variation: The size classes as Interface Builder writes them: `default`, `widthClass=compact`.
  ///   - isSaid: Whether the statement is needed, because other size classes have another.
  mutating func setInstalled(
    _ isInstalled: Bool, constraint id: String, in variation: String, isSaid: Bool
  ) throws(EditRefusal) {
    let constraint = try element(ofObject: id)
    guard let owner = source.elements[constraint].parent.flatMap({ source.elements[$0].parent }) else { return }
    let statement = Statement(constraint: id, isInstalled: isInstalled)
    let known = mask(in: variation, of: owner).flatMap { mask in
      source.elements[mask].children.first { source.value("reference", of: $0) == id }
    }
    guard let known else {
      if isSaid { statements[owner, default: [:]][variation, default: []].append(statement) }
      return
    }
    guard isSaid else {
      removed.insert(known)
      return
    }
    if source.elements[known].name != statement.name {
      replacements.append(TextReplacement(source.elements[known].startTag, with: statement.text))
    }
  }

  /// Returns the mask of constraints in a variation of a view, or nil if there is none.
  private func mask(in variation: String, of owner: Int) -> Int? {
    source.child("variation", key: variation, of: owner).flatMap { source.child("mask", key: "constraints", of: $0) }
  }

  /// Returns the insertions of all statements about size classes.
  func installations() throws(EditRefusal) -> [TextReplacement] {
    var all: [TextReplacement] = []
    for owner in statements.keys.sorted() {
      for variation in (statements[owner] ?? [:]).keys.sorted(by: Self.precedes) {
        all.append(try insertion(of: statements[owner]?[variation] ?? [], in: variation, of: owner))
      }
    }
    return all
  }

  /// Whether Interface Builder writes one variation before another: the default first, then by name.
  private static func precedes(_ first: String, _ second: String) -> Bool {
    (first == everywhere ? 0 : 1, first) < (second == everywhere ? 0 : 1, second)
  }

  private func insertion(
    of statements: [Statement], in variation: String, of owner: Int
  ) throws(EditRefusal) -> TextReplacement {
    let sorted = statements.sorted { $0.constraint.utf8.lexicographicallyPrecedes($1.constraint.utf8) }
    if let mask = mask(in: variation, of: owner), let last = source.elements[mask].children.last {
      let indentation = source.indentation(of: last)
      let lines = sorted.map { "\(indentation)\($0.text)\(source.lineBreak)" }.joined()
      return TextReplacement(insertedAt: source.lines(of: last).upperBound, lines)
    }
    if let other = source.child("variation", key: variation, of: owner) {
      throw EditRefusal(
        "unexpected contents of the variation '\(variation)'", hint: "install the constraint in Xcode",
        source: place(of: other))
    }
    let text = self.text(of: sorted, in: variation, below: owner)
    let later = source.elements[owner].children.first { child in
      switch source.elements[child].name {
      case "variation": !Self.precedes(source.value("key", of: child) ?? "", variation)
      case "connections", "point": true
      default: false
      }
    }
    if let later { return TextReplacement(insertedAt: source.lines(of: later).lowerBound, text) }
    // A view with a constraint has a list of constraints, so it has a last child.
    let last = source.elements[owner].children.last
    return TextReplacement(
      insertedAt: last.map { source.lines(of: $0).upperBound } ?? source.elements[owner].contentEnd, text)
  }

  private func text(of statements: [Statement], in variation: String, below owner: Int) -> String {
    let step = self.step(below: owner)
    let indentation = source.indentation(of: owner) + step
    let lines =
      ["<variation key=\"\(variation)\">", "\(step)<mask key=\"constraints\">"]
      + statements.map { "\(step)\(step)\($0.text)" } + ["\(step)</mask>", "</variation>"]
    return lines.map { "\(indentation)\($0)\(source.lineBreak)" }.joined()
  }
}
