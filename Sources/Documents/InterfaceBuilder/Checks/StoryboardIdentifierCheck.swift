internal import Findings
internal import MarkupReading

/// A check for scenes of a storyboard with the same storyboard identifier, which Xcode refuses to build.
///
/// Identifiers may repeat in other storyboards, since code looks them up in a storyboard.
enum StoryboardIdentifierCheck: DocumentCheck {
  static let code = FindingCode(
    "duplicate-storyboard-id", .error, "Two scenes of a storyboard have the same storyboard identifier.",
    why: "Code that requests the scene gets either of them, and Xcode does not build the storyboard.",
    mend: "Change one of the identifiers in Xcode's Identity inspector, and in the code that uses it.",
    example: """
      <viewController storyboardIdentifier="Details" id="a1b-c2-d3e" sceneMemberID="viewController"/>
      <viewController storyboardIdentifier="Details" id="f4g-h5-i6j" sceneMemberID="viewController"/>
      """)

  static func faults(in facts: CheckedElements) -> [DocumentFault] {
    CheckedElements.repeated(facts.controllers) { $0[.storyboardIdentifier] }.flatMap { identifier, controllers in
      controllers.dropFirst().map { controller in
        DocumentFault(
          controller.element,
          "\(facts.name(of: controller.element)) has the storyboard identifier '\(identifier)' of "
            + "\(facts.name(of: controllers[0].element))", hint: "give one of them another storyboardIdentifier")
      }
    }
  }
}
