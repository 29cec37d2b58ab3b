/// The command that gets a revision which a clone with a part of the history does not have.
enum FetchCommand {
  /// The command for a revision that cannot be found.
  ///
  /// - Returns: A command of git that works in a clone made with `--depth`, whatever its remote allows.
  static func text(for revision: String) -> String {
    let end = revision.firstIndex { "~^@".contains($0) && $0 != revision.first } ?? revision.endIndex
    let name = String(revision[..<end])
    let steps = steps(in: revision[end...])
    if name == "HEAD" || name == "@" { return steps.map { "git fetch --deepen \($0)" } ?? whole }
    let isHexadecimal = name.allSatisfy(\.isHexDigit)
    if isHexadecimal, name.utf8.count >= 40, steps == 0 { return "git fetch --depth 1 origin \(name)" }
    // A commit cannot be asked for by a part of its name.
    guard let steps, !isHexadecimal || name.utf8.count < 7, isBranch(name) else { return whole }
    return "git fetch --depth \(steps + 1) origin \(reference(to: name))"
  }

  /// The command for the commit where a branch began, which takes the history of both.
  static func text(forStartOn branch: String) -> String {
    isBranch(branch) && branch != "HEAD" ? "\(whole) origin \(reference(to: branch))" : whole
  }

  private static let whole = "git fetch --unshallow"

  /// Whether a name is one that a remote may have.
  private static func isBranch(_ name: String) -> Bool {
    !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-+#".contains($0)) }
  }

  /// What git fetches so that it has the revision by the same name.
  private static func reference(to name: String) -> String {
    if name.hasPrefix("refs/") { return "+\(name):\(name)" }
    let remote = "origin/"
    guard name.hasPrefix(remote) else { return "\(name):\(name)" }
    return "+refs/heads/\(name.dropFirst(remote.count)):refs/remotes/\(name)"
  }

  /// The number of commits that `~2^^` goes back; nil for what goes elsewhere.
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
