extension DeviceCatalogue {
  /// Returns the name of a model in files and links: `iPhone SE (3rd gen)` becomes `iphone-se-3`, as does the
  /// simulator's `iPhone SE (3rd generation)`. `iPad Pro (11-inch) (M4)` becomes `ipad-pro-11-m4`.
  static func identifier(of name: String) -> String {
    name.lowercased().replacing("-inch", with: "").split(separator: " ").map { word in
      var letters = word.filter { $0.isLetter || $0.isNumber || $0 == "." }
      for ending in ["st", "nd", "rd", "th"] where letters.hasSuffix(ending) && letters.first?.isNumber == true {
        letters.removeLast(ending.count)
      }
      return String(letters)
    }
    .filter { !["gen", "generation", "inch"].contains($0) }
    .joined(separator: "-")
  }

  /// Returns the identifiers of models that a word may mean if no model has this name, the likeliest first.
  static func otherNames(_ identifier: String) -> [[String]] {
    let full = ["iphone-\(identifier)", "ipad-\(identifier)"]
    return [likeModels[identifier]].compactMap(\.self) + full.map { [$0] } + full.compactMap { likeModels[$0] }
  }

  /// For the id of a model, the catalog's model with the same screen. For a phone with two displays, both of them.
  private static let likeModels: [String: [String]] = {
    let alike = [
      "ipad-air-2": ["ipad-air", "ipad-air-1"], "ipad-6": ["ipad-3", "ipad-4", "ipad-5"],
      "ipad-mini-5": ["ipad-mini-2", "ipad-mini-3", "ipad-mini-4"], "ipad-mini-a17-pro": ["ipad-mini-7"],
      "ipad-a16": ["ipad-11"], "ipad-air-11": ["ipad-air-11-m2", "ipad-air-11-m3"],
      "ipad-air-13": ["ipad-air-13-m2", "ipad-air-13-m3"],
      "ipad-pro-11": ["ipad-pro-11-1", "ipad-pro-11-2", "ipad-pro-11-3", "ipad-pro-11-4"],
      "ipad-pro-12.9-2": ["ipad-pro-12.9-1"],
      "ipad-pro-12.9": ["ipad-pro-12.9-3", "ipad-pro-12.9-4", "ipad-pro-12.9-5", "ipad-pro-12.9-6"],
      "iphone-air": ["iphone-17-air"],
    ]
    let pairs = alike.flatMap { model, names in names.map { ($0, [model]) } }
    return Dictionary(
      pairs + [("iphone-duo", ["iphone-duo-outer", "iphone-duo-inner"])], uniquingKeysWith: { first, _ in first })
  }()
}
