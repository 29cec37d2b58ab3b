import Foundation
import LayoutTestSupport
import Testing

/// The entries of `docs/reference/specification.md` and their citations.
@Suite struct SpecificationTests {
  /// Returns the captured parts of all matches of a pattern.
  private static func matches(of form: String, in text: String) throws -> Set<String> {
    let form = try NSRegularExpression(pattern: form, options: .anchorsMatchLines)
    let matches = form.matches(in: text, range: NSRange(text.startIndex..., in: text))
    return Set(matches.compactMap { Range($0.range(at: 1), in: text).map { String(text[$0]) } })
  }

  private static func text(of path: String) throws -> String {
    try String(contentsOfFile: SharedFolder.packagePath(path), encoding: .utf8)
  }

  @Test func `every cited item has an entry, and every entry is cited`() throws {
    let specification = "docs/reference/specification.md"
    let entries = try Self.matches(of: #"^(?:- \*\*|### )([A-Z]+-\d\d|[0A-Z]\.\d)\b"#, in: Self.text(of: specification))
    // Names of cases, such as `A-SOL-001`, have three digits.
    let citation = #"(?<![\w-])([A-Z]{3}-\d\d|G-\d\d|(?<=specification )[0A-Z]\.\d)(?!\d)"#
    var cited: Set<String> = []
    for folder in ["Sources", "Tests", "docs", "Scenes"] {
      let names = FileManager.default.enumerator(atPath: SharedFolder.packagePath(folder))?.compactMap { $0 as? String }
      for path in (names ?? []).map({ "\(folder)/\($0)" }) where path != specification {
        guard ["swift", "md", "yaml"].contains(URL(filePath: path).pathExtension) else { continue }
        cited.formUnion(try Self.matches(of: citation, in: Self.text(of: path)))
      }
    }
    cited.remove("UTF-16")
    #expect(entries.count > 150)
    #expect(cited.subtracting(entries).sorted() == [])
    #expect(entries.subtracting(cited).sorted() == [])
  }
}
