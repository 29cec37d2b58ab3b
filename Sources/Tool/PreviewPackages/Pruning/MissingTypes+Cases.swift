/// Cases that code compares or sets where the type is not known: `layer.videoGravity = .resizeAspectFill`.
extension MissingTypes {
  /// The type of the members and results of missing types.
  static let object = "MissingObject"

  /// Adds a case to the type of unknown values. Only its own module sees it, since others may add the same one.
  ///
  /// - Returns: Whether the case is new and the code names it without a type.
  mutating func addCase(_ name: String, usedAt error: CompilerError, in text: String) -> Bool {
    let outline = SourceOutline(of: SwiftTokens(of: text))
    guard let position = outline.position(of: error),
      let place = (position..<position + 3).first(where: { outline.text($0) == name && outline.text($0 - 1) == "." })
    else { return false }
    let parameters = outline.text(place + 1) == "(" ? parameters(ofCallAt: place + 1, in: outline) : nil
    if declarations[Self.object] == nil {
      declarations[Self.object] = Declaration(head: "extension \(Self.object)", takesMembers: true)
    }
    let result = "\(Self.object) { \(Self.object)() }"
    return add(
      parameters.map { "static func `\(name)`(\($0)) -> \(result)" } ?? "static var `\(name)`: \(result)",
      to: Self.object)
  }
}

extension CompilerError {
  /// The name of a case without a type that the compiler cannot find; nil for other errors.
  var nameOfUnknownCase: String? {
    let ofUnknownType = [
      "cannot infer contextual base in reference to member", "reference to member",
    ].contains { message.hasPrefix($0) }
    if ofUnknownType { return names.first }
    let isMember = message.hasPrefix("type 'MissingObject") && message.contains("has no member")
    return isMember ? names.dropFirst().first : nil
  }
}
