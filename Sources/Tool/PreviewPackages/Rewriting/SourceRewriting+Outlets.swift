/// A class whose body is being read.
struct OutletOwner {
  /// The position of the brace that closes its body.
  let end: Int
  /// The access level that its overrides need. Nil for the default, internal.
  let access: String?
  var outlets: [(name: String, type: String)] = []
}

/// Adds a function to classes with outlets that connects them by name, which only Objective-C can do.
extension SourceRewriting {
  /// Begins a class. Structures and classes without a superclass have no outlets that UIKit connects.
  mutating func noteOutletOwner(_ position: Int) {
    guard text(position) == "class", text(position + 2) == ":" || text(position + 2) == "<",
      let open = (position + 2..<min(position + 200, tokens.code.count)).first(where: { text($0) == "{" }),
      let end = end(of: open)
    else { return }
    let modifiers = (start(ofDeclarationAt: position)..<position).map(text)
    let isPublic = modifiers.contains("public") || modifiers.contains("open")
    openClasses.append(OutletOwner(end: end, access: isPublic ? "public" : nil))
  }

  /// Notes the outlet that an attribute declares: `@IBOutlet private weak var title: UILabel!`.
  mutating func noteOutlet(_ position: Int) {
    guard !openClasses.isEmpty, conditions.isEmpty, scopes.last == .type,
      let keyword = (position + 2..<position + 14).first(where: { text($0) == "var" }), text(keyword + 2) == ":"
    else { return }
    var end = keyword + 3
    var type = ""
    while token(end) != nil, end == keyword + 3 || !isLineBreak(between: end - 1, end), !"={};".contains(text(end)) {
      type += (text(end) == "any" || text(end) == "&") ? " \(text(end)) " : text(end)
      end += 1
    }
    let plain = type.hasSuffix("!") || type.hasSuffix("?") ? String(type.dropLast()) : type
    guard !plain.isEmpty else { return }
    openClasses[openClasses.count - 1].outlets.append((text(keyword + 1), plain))
  }

  /// Ends a class, and adds the function to it on the line of its closing brace.
  mutating func endClass(_ position: Int) {
    guard let owner = openClasses.last, owner.end == position, let brace = token(position) else { return }
    openClasses.removeLast()
    guard !owner.outlets.isEmpty else { return }
    let cases = owner.outlets.map { outlet -> String in
      let name = outlet.name
      guard outlet.type.hasPrefix("["), outlet.type.hasSuffix("]"), !outlet.type.contains(":") else {
        return "case \"\(name)\": if let object = object as? \(outlet.type) { self.\(name) = object }"
      }
      let element = outlet.type.dropFirst().dropLast()
      return "case \"\(name)\": if let object = object as? \(element) "
        + "{ self.\(name) = (self.\(name) as \(outlet.type)? ?? []) + [object] }"
    }
    let access = owner.access.map { "\($0) " } ?? ""
    let separator = isLineBreak(between: position - 1, position) ? "" : "; "
    insert(
      "\(separator)\(access)override func connectOutlet(named name: String, to object: Any) { switch name { "
        + "\(cases.joined(separator: "; ")); default: super.connectOutlet(named: name, to: object) } } ",
      at: brace.range.lowerBound)
  }
}
