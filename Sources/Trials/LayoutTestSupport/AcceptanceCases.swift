import Foundation

/// The cases of the specification: what goes in and what must come out, as JSON objects of many kinds.
public enum AcceptanceCases {
  /// The cases of some kinds, in their order; none where the file is damaged, which the suites notice by the count.
  public static func all(ofKinds kinds: String...) -> [[String: Any]] {
    let path = SharedFolder.packagePath("Tests/Engine/AutoLayoutTests/Fixtures/acceptance.json")
    guard let data = FileManager.default.contents(atPath: path),
      let file = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let cases = file["cases"] as? [[String: Any]]
    else { return [] }
    return cases.filter { ($0["kind"] as? String).map(kinds.contains) == true }
  }
}
