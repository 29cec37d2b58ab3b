/// Reads which controllers of its own storyboard a class instantiates.
extension SourceReader {
  /// The most strings of a class that may name controllers.
  private static let textLimit = 200

  /// Reads a string that may be the identifier of a controller.
  mutating func readIdentifier(_ text: String, of owner: Int) {
    guard !text.isEmpty, !text.contains(" "), texts[owner, default: []].count < Self.textLimit else { return }
    texts[owner, default: []].append(text)
  }

  /// Reads a call that instantiates a controller, `storyboard?.instantiateViewController(withIdentifier: "Detail")`,
  /// presents, pushes or embeds one.
  mutating func readTransition(by call: String, of receiver: String?) {
    guard let owner = scopes.last?.owner else { return }
    if call.hasPrefix("instantiateViewController"), receiver == "storyboard" { instantiating.insert(owner) }
    switch call {
    case "present", "presentViewController": classes[owner].presentsControllers = true
    case "pushViewController", "setViewControllers", "show", "showViewController":
      classes[owner].pushesControllers = true
    case "addChild", "addChildViewController": classes[owner].embedsControllers = true
    default: break
    }
  }

  /// Adds the strings of the classes that instantiate controllers.
  mutating func addInstantiatedControllers() {
    for owner in instantiating {
      classes[owner].instantiatedControllers = texts[owner, default: []].reduce(into: []) { names, name in
        if !names.contains(name) { names.append(name) }
      }
    }
  }
}
