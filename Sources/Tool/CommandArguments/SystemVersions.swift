/// The versions of iOS on a command line.
package enum SystemVersions {
  /// The range of accepted versions. The first is the oldest system that the tool can lay out; the last leaves room for
  /// new ones.
  private static let range = 3...99

  /// Returns the major versions of words such as `6.1`, each once.
  package static func versions(_ words: [String]) throws(UsageError) -> [Int] {
    var versions: [Int] = []
    for word in words {
      let parts = word.split(separator: ".", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { Int($0) }
      guard numbers.count == parts.count, (1...3).contains(parts.count), let major = numbers.first,
        range.contains(major), numbers.allSatisfy({ $0 >= 0 })
      else {
        throw UsageError("invalid value '\(word)' for '--os'", hint: "write versions of iOS, such as '6.1' or '18'")
      }
      if !versions.contains(major) { versions.append(major) }
    }
    return versions
  }
}
