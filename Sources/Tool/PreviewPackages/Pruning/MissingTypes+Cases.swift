/// Cases that code compares or sets where the type is not known: `layer.videoGravity = .resizeAspectFill`.
extension MissingTypes {
  /// The type of the members and results of missing types.
  static let object = "MissingObject"

  /// Returns the errors about cases whose type is most likely unknown because of another error in their statement.
  static func casesBesideOtherErrors(_ errors: [CompilerError], in text: String) -> Set<CompilerError> {
    let cases = errors.filter(\.isAboutCaseOfUnknownType)
    let others = Set(errors.filter { $0.nameOfUnknownCase == nil })
    guard !cases.isEmpty, !others.isEmpty else { return [] }
    return Set(cases).subtracting(SourceOutline(of: SwiftTokens(of: text)).errors(cases, apartFrom: others))
  }

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
  /// Whether the compiler does not know the type that a case is of.
  var isAboutCaseOfUnknownType: Bool {
    message.hasPrefix("cannot infer contextual base in reference to member")
      || message.hasPrefix("reference to member '") && message.contains("without a contextual type")
  }

  /// Whether the first name in the message is the type of unknown values.
  private var isAboutMissingObject: Bool {
    names.first == MissingTypes.object || names.first == "\(MissingTypes.object)?"
  }

  /// The name of a case without a type that the compiler cannot find; nil for other errors.
  var nameOfUnknownCase: String? {
    if isAboutCaseOfUnknownType { return names.first }
    let isMember = message.hasPrefix("type '") && message.contains("has no member")
    return isMember && isAboutMissingObject ? names.dropFirst().first : nil
  }
}
