/// The effect of changes on layouts.
extension DocumentChange {
  /// Elements that are not part of a layout.
  private static let silentTags: Set<String> = [
    "outlet", "outletCollection", "action", "segue", "exit", "placeholder", "customObject",
    "tapGestureRecognizer", "panGestureRecognizer", "pinchGestureRecognizer", "swipeGestureRecognizer",
    "longPressGestureRecognizer", "rotationGestureRecognizer", "screenEdgePanGestureRecognizer",
    "viewControllerPlaceholder",
    "viewControllerLayoutGuide", "viewLayoutGuide",
  ]

  /// Whether the change affects neither the frame nor the look of a view.
  package var isSilent: Bool {
    if Self.silentTags.contains(tag) { return true }
    switch kind {
    case .value("contentMode", _, _) where tag == "imageView": return false
    case .value(let name, _, _): return SilentValues.include(name)
    case .added, .removed, .moved, .reordered, .frame: return false
    }
  }

  /// Whether it changes what people see only while they use a view: its keyboard, hidden typing, links in its text, rows
  /// that can be selected, or the title or image of a button under the finger. A button may begin in that state; see
  /// ``DocumentDifference/isShown(_:)``.
  package var isOfUse: Bool {
    guard case .value(let name, _, _) = kind else { return false }
    if Self.keyboardTraits.contains(name) || name.hasPrefix("dataDetectorType") || name == "allowsSelection" {
      return true
    }
    let parts = name.split(separator: ".", maxSplits: 1)
    return parts.count == 2 && Self.statesInUse.contains(Self.state(parts[0])) && Self.statePictures.contains(parts[1])
  }

  /// The state of a button of which it changes the title or image, if that is not the normal one.
  fileprivate var stateInUse: Substring? {
    guard case .value(let name, _, _) = kind else { return nil }
    let state = name.split(separator: ".").first.map(Self.state)
    return state.flatMap { Self.statesInUse.contains($0) ? $0 : nil }
  }

  /// Returns the state that a part of a button is for. The attribute `selected` comes before the part `selected#2`.
  private static func state(_ part: Substring) -> Substring { part.prefix { $0 != "#" } }

  /// The states of a button that it usually has only in use.
  private static let statesInUse: Set<Substring> = ["highlighted", "selected", "disabled"]
  /// The values of such a state that show something else than its colors.
  private static let statePictures: Set<Substring> = ["title", "image", "backgroundImage"]

  private static let keyboardTraits: Set<String> = [
    "textInputTraits.keyboardType", "textInputTraits.returnKeyType", "textInputTraits.keyboardAppearance",
    "textInputTraits.secureTextEntry",
  ]

  /// Whether only the app's code determines the effect: a custom class, or a runtime attribute.
  package var isForCode: Bool {
    guard case .value(let name, _, _) = kind else { return false }
    if name == "customClass" { return true }
    return name.hasPrefix("runtime ") && !name.hasPrefix("runtime layer.") && !name.hasPrefix("runtime cornerRadius")
  }

  /// Whether a segue starts or stops showing a controller, which decides its bars, or changes its style, which decides
  /// the size of the controller's view.
  package var isPresentation: Bool {
    guard tag == "segue" else { return false }
    switch kind {
    case .added, .removed, .value("destination", from: _, to: _), .value("modalPresentationStyle", from: _, to: _):
      return true
    case .value("kind", let former?, let present?):
      return Self.formerKinds[former, default: former] != Self.formerKinds[present, default: present]
    case .value, .moved, .reordered, .frame: return false
    }
  }

  /// Whether a simulated bar changed. Interface Builder shows simulated bars if the container is unknown.
  package var isSimulatedBar: Bool { part == "simulatedTopBarMetrics" || part == "simulatedBottomBarMetrics" }

  /// The kinds of segues of Xcode 5 and earlier that were renamed.
  private static let formerKinds = [
    "modal": "presentation", "push": "show", "replace": "showDetail", "popover": "popoverPresentation",
  ]

  /// Whether a view became one of another kind.
  package var isReplacement: Bool {
    guard case .value(Self.element, from: _, to: _) = kind else { return false }
    return true
  }

  /// Whether a value was added or removed, for example because only one of two kinds of views has it.
  package var isOfOneKind: Bool {
    guard case .value(let name, let former, let present) = kind, name != Self.element else { return false }
    return former == nil || present == nil
  }
}

extension DocumentDifference {
  /// Whether a change of what people see in use is seen before as well: a button is disabled, selected or highlighted in
  /// the document, before or after the change, and shows the title or image of that state.
  package func isShown(_ change: DocumentChange) -> Bool {
    guard change.isOfUse, let state = change.stateInUse else { return false }
    return [old, new].contains { objects in
      guard let button = objects[change.object] else { return false }
      return state == "disabled" ? button["enabled"] == "NO" : button[String(state)] == "YES"
    }
  }
}
