/// The command that fetches a revision which a shallow clone lacks.
enum FetchCommand {
  /// Returns the command for a revision that was not found.
  ///
  /// - Returns: A git command that works in a clone made with `--depth` and with any remote.
  static func text(for revision: String) -> String {
    let end = revision.firstIndex { "~^@".contains($0) && $0 != revision.first } ?? revision.endIndex
    let name = String(revision[..<end])
    let steps = steps(in: revision[end...])
    if name == "HEAD" || name == "@" { return steps.map { "git fetch --deepen \($0)" } ?? whole }
    let isHexadecimal = name.allSatisfy(\.isHexDigit)
    if isHexadecimal, name.utf8.count >= 40, steps == 0 { return "git fetch --depth 1 origin \(name)" }
    // A remote does not accept an abbreviated commit hash.
    guard let steps, !isHexadecimal || name.utf8.count < 7, isBranch(name) else { return whole }
    return "git fetch --depth \(steps + 1) origin \(reference(to: name))"
  }

  /// Returns the command for the merge base with a branch, which needs the history of both.
  static func text(forStartOn branch: String) -> String {
    isBranch(branch) && branch != "HEAD" ? "\(whole) origin \(reference(to: branch))" : whole
  }

  private static let whole = "git fetch --unshallow"

  /// Whether a name may be a branch of the remote.
  private static func isBranch(_ name: String) -> Bool {
    !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-+#".contains($0)) }
  }

  /// Returns the refspec that makes the revision available under the same name.
  private static func reference(to name: String) -> String {
    if name.hasPrefix("refs/") { return "+\(name):\(name)" }
    let remote = "origin/"
    guard name.hasPrefix(remote) else { return "\(name):\(name)" }
    return "+refs/heads/\(name.dropFirst(remote.count)):refs/remotes/\(name)"
  }

  /// Returns how many commits a suffix such as `~2^^` goes back. Nil for other suffixes.
  private static func steps(in suffix: Substring) -> Int? {
    var steps = 0
    var rest = suffix
    while let sign = rest.popFirst() {
      let digits = rest.prefix(while: \.isNumber)
      rest = rest.dropFirst(digits.count)
      switch sign {
      case "~": steps += digits.isEmpty ? 1 : Int(digits) ?? 0
      case "^": steps += 1
      default: return nil
      }
    }
    return steps
  }
}
