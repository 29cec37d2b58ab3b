/// Names and sizes that are used by default, as they are typed.
package enum StandardNames {
  /// The folder for results.
  package static let output = "Output"
  /// The maximum size of the gallery as one page.
  package static let singleFileLimit = "8M"
  /// The word for all checks of the tester's checklist.
  package static let allChecks = "all"
  /// The maximum number of solver steps for a layout, in millions.
  package static let workLimit = "500"
  /// The configuration file of a project.
  package static let configuration = ".render-layouts.yml"
  /// The file with the accepted findings of a project.
  package static let acceptedFindings = ".render-layouts.accepted.jsonl"
  /// The word for the present length in the design.
  package static let presentLength = "present"
  /// The words for the standard length.
  package static let standardLengths = ["std", "standard"]
  /// The words for lengths.
  package static let lengths = standardLengths + [presentLength]
  /// The word for the frames of all views.
  package static let allFrames = "all"
  /// The word for fixes that change nothing visible.
  package static let safeFixes = "safe"
  /// The word for printing the setup of git.
  package static let printedSetup = "print"
  /// The word for all fixes.
  package static let allFixes = "all"
}
