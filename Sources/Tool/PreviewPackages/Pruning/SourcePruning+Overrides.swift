extension SourcePruning {
  /// Adds the keyword to a declaration whose superclass has its member after all.
  ///
  /// - Returns: Whether there is such a declaration.
  mutating func addOverride(at position: Int) -> Bool {
    let declaration = outline.part(at: position, in: outline.brace(around: position))
    let keyword = declaration.first { ["func", "var", "let", "init", "subscript"].contains(outline.text($0)) }
    guard let keyword, let token = outline.token(keyword), keyword <= position,
      !declaration.prefix(while: { $0 < keyword }).contains(where: { outline.text($0) == "override" })
    else { return false }
    insert("override ", at: token.range.lowerBound)
    return true
  }
}
