internal import Findings
internal import MarkupReading

/// A check for documents without settings that Xcode has enabled in new documents for years.
enum OldSettingsCheck: DocumentCheck {
  static let code = FindingCode(
    "old-settings", .note, isLint: true,
    "A document does not use Auto Layout, safe areas or trait variations.",
    why: """
      New documents use all three. Without safe areas, constraints use the top and bottom layout guides, which UIKit has
      deprecated; only documents with such constraints are reported. Without Auto Layout, only autoresizing masks place
      views.
      """,
    mend: """
      Check Use Auto Layout, Use Safe Area Layout Guides and Use Trait Variations in Xcode's File inspector, then review
      what changes.
      """,
    example: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES">
      """)

  static func faults(in facts: CheckedElements) -> [DocumentFault] {
    let root = facts.document.root
    let settings: [(XMLName, words: String, box: String)] = [
      (.useAutolayout, "Auto Layout", "Use Auto Layout"),
      (.useSafeAreas, "safe areas", "Use Safe Area Layout Guides"),
      (.useTraitCollections, "variations for size classes", "Use Trait Variations"),
    ]
    let missing = settings.filter { !root.isYes($0.0) && ($0.0 != .useSafeAreas || keepsToOldGuides(facts)) }
    guard !missing.isEmpty else { return [] }
    let boxes = missing.map { "'\($0.box)' (\($0.0.rawValue)=\"YES\")" }
    return [
      DocumentFault(
        root, "the document does not use \(missing.map(\.words).joined(separator: " and "))",
        hint: "check \(boxes.joined(separator: " and ")) in the File inspector",
        fix: missing.map(\.0) == [.useTraitCollections] ? variations(of: root, facts) : nil)
    ]
  }

  /// Returns the fix that enables trait variations, as in documents for all devices.
  private static func variations(of root: XMLElement, _ facts: CheckedElements) -> Finding.Fix {
    Finding.Fix(
      "Use trait variations", isSafe: false,
      [
        .set(
          name: XMLName.useTraitCollections.rawValue, value: "YES", after: XMLName.useAutolayout.rawValue,
          at: facts.place(of: root))
      ])
  }

  /// Whether constraints use the top or bottom layout guide. A document without them needs no safe area guides.
  private static func keepsToOldGuides(_ facts: CheckedElements) -> Bool {
    let guides = Set(facts.objects.filter { $0.element.name == .viewControllerLayoutGuide }.map { $0.element[.id] })
    guard !guides.isEmpty else { return false }
    return facts.objects.contains { placed in
      let items = [placed.element[.firstItem], placed.element[.secondItem]].filter { $0 != nil }
      return placed.element.name == .constraint && items.contains(where: guides.contains)
    }
  }
}
