import Foundation

/// The cases of the specification: inputs and expected results as JSON objects of several kinds.
public enum AcceptanceCases {
  /// Returns the cases of the given kinds in file order. If the file is damaged, the result is empty; the test suites
  /// check the count.
  public static func all(ofKinds kinds: String...) -> [[String: Any]] {
    let path = SharedFolder.packagePath("Tests/Engine/AutoLayoutTests/Fixtures/acceptance.json")
    guard let data = FileManager.default.contents(atPath: path),
      let file = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let cases = file["cases"] as? [[String: Any]]
    else { return [] }
    return cases.filter { ($0["kind"] as? String).map(kinds.contains) == true }
  }
}
