/// The versions of iOS that a command line names.
package enum SystemVersions {
  /// From the first system with what the tool lays out to one that will do for a while.
  private static let range = 3...99

  /// The major versions that words such as `6.1` stand for, each once.
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
