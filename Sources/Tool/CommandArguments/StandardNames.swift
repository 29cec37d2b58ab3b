/// The names and sizes that hold where nobody gives others, as they are typed.
package enum StandardNames {
  /// The folder that results go to.
  package static let output = "Output"
  /// The largest size of a gallery of one file.
  package static let singleFileLimit = "8M"
  /// The word for all checks of a tester's checklist.
  package static let allChecks = "all"
  /// The steps that solving one layout may take, in millions.
  package static let workLimit = "10000"
  /// The configuration of a project.
  package static let configuration = ".render-layouts.yml"
  /// The accepted findings of a project.
  package static let acceptedFindings = ".render-layouts.accepted.jsonl"
  /// The word for the length that something has in the design.
  package static let presentLength = "present"
  /// The words for the standard length.
  package static let standardLengths = ["std", "standard"]
  /// The words that stand for a length.
  package static let lengths = standardLengths + [presentLength]
  /// The word for the frames of all views.
  package static let allFrames = "all"
  /// The word for the edits of findings that change nothing one sees.
  package static let safeFixes = "safe"
  /// The word for a setup of git that is only printed.
  package static let printedSetup = "print"
  /// The word for all edits of findings.
  package static let allFixes = "all"
}
