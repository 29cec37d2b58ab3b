internal import MarkupReading
internal import Scenes

/// Documents that do without what Xcode has long given to new ones.
enum OldSettingsCheck: DocumentCheck {
  static let code = FindingCode(
    "old-settings", .note, isLint: true,
    "A document does without Auto Layout, safe areas or variations for size classes.",
    why: """
      New documents have all three. Without safe areas constraints keep to the top and bottom layout guides, which UIKit no
      longer maintains, or to nothing; without Auto Layout masks alone place views.
      """,
    mend: """
      Tick Use Auto Layout, Use Safe Area Layout Guides and Use Trait Variations in Xcode's File inspector, and look at what
      changes.
      """,
    example: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES">
      """)

  static func faults(in facts: DocumentFacts) -> [DocumentFault] {
    let root = facts.document.root
    let settings: [(XMLName, words: String, box: String)] = [
      (.useAutolayout, "Auto Layout", "Use Auto Layout"),
      (.useSafeAreas, "safe areas", "Use Safe Area Layout Guides"),
      (.useTraitCollections, "variations for size classes", "Use Trait Variations"),
    ]
    let missing = settings.filter { !root.isYes($0.0) }
    guard !missing.isEmpty else { return [] }
    return [
      DocumentFault(
        root, "the document does without \(missing.map(\.words).joined(separator: " and "))",
        hint: "tick \(missing.map { "'\($0.box)'" }.joined(separator: " and ")) in the File inspector")
    ]
  }
}
