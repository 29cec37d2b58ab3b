/// A declaration whose code ended the process.
///
/// Places in it move when code before them is replaced on their line, but its own line and name stay.
struct EndedDeclaration: Sendable, Hashable {
  /// The path of its source in the copy.
  let path: String
  let name: String
}
