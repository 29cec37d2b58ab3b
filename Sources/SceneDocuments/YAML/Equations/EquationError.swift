internal import Scenes

/// Why a text is no equation, expression or reference, with the part that is meant.
struct EquationError: Error, Sendable, Hashable {
  /// The code of the finding.
  let code: FindingCode
  /// What is wrong.
  let message: String
  /// The part of the text, in Unicode scalars from 0.
  let range: Range<Int>
  /// What to do about it.
  var hint: String?
  /// Further lines.
  var notes: [String] = []
}
