internal import Findings

/// A text that is no equation, expression or reference, with the reason and the part that is meant.
struct EquationError: Error, Sendable, Hashable {
  /// The code of the finding.
  let code: FindingCode
  /// The fault.
  let message: Finding.Message
  /// The part of the text, in Unicode scalars from 0.
  let range: Range<Int>
  /// The advice what to do about it.
  var hint: Finding.Message?
  /// Further lines.
  var notes: [Finding.Note] = []
}
