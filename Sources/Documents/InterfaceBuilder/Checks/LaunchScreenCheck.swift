internal import Findings
internal import MarkupReading

/// A check for custom classes and connections in a launch screen. The system shows it before the app's code runs.
enum LaunchScreenCheck: DocumentCheck {
  static let code = FindingCode(
    "launch-screen", .error, "A launch screen uses something that needs a running app.",
    why: """
      The system draws the launch screen before it starts the app, so no class of the app can be in it. Xcode does not
      build a launch screen with custom classes, and connections and runtime attributes have no effect.
      """,
    mend: "Remove the class in Xcode's Identity inspector, and use only system views.",
    example: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" launchScreen="YES">
        <viewController id="a1b-c2-d3e" customClass="SplashController" sceneMemberID="viewController"/>
      """)

  static func faults(in facts: CheckedElements) -> [DocumentFault] {
    guard facts.document.root.isYes(.launchScreen) else { return [] }
    let classes = facts.objects.compactMap { placed -> DocumentFault? in
      guard placed.element.name != .placeholder, let name = placed.element.customClass else { return nil }
      return DocumentFault(
        placed.element, "\(facts.name(of: placed.element)) in a launch screen has the class '\(name)'",
        hint: "remove the class: no code runs while the launch screen is shown",
        fix: Finding.Fix(
          "Remove the class", isSafe: true,
          ["customClass", "customModule", "customModuleProvider"].map {
            .set(name: $0, value: nil, at: facts.place(of: placed.element))
          }))
    }
    let attributes = facts.elements(.userDefinedRuntimeAttribute).map { placed in
      DocumentFault(
        placed.object, at: placed.element,
        .init(
          kind: "runtime-attribute",
          "the runtime attribute '\(placed.element[.keyPath] ?? "")' of \(facts.name(of: placed.object)) has no effect in "
            + "a launch screen"), hint: "delete it",
        fix: Finding.Fix("Remove the attribute", isSafe: true, [.remove(at: facts.place(of: placed.element))]))
    }
    return classes + attributes
  }
}
