internal import Findings

/// An error in an equation, an expression or a reference.
struct EquationError: Error, Sendable, Hashable {
  let code: FindingCode
  let message: Finding.Message
  /// The range in the text, in Unicode scalars from 0.
  let range: Range<Int>
  /// The advice on how to fix the error, or nil.
  var hint: Finding.Message?
  /// Additional notes.
  var notes: [Finding.Note] = []
}
