/// Finds code that may place views in a way that is not read.
extension SourceReader {
  /// Words of code that changes places in ways that are not read: other libraries, priorities, margins, later changes.
  private static let unclearWords: Set<String> = [
    "withVisualFormat", "addConstraint", "addConstraints", "removeConstraint", "removeConstraints", "deactivate",
    "addLayoutGuide", "UILayoutGuide", "snp", "setCustomSpacing", "setContentHuggingPriority",
    "setContentCompressionResistancePriority", "layoutMargins", "directionalLayoutMargins",
    "isLayoutMarginsRelativeArrangement", "isBaselineRelativeArrangement", "preservesSuperviewLayoutMargins",
    "contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets", "additionalSafeAreaInsets", "transform", "sizeToFit",
    "removeFromSuperview", "removeArrangedSubview", "exchangeSubview", "traitCollection", "updateConstraints",
    "updateViewConstraints", "intrinsicContentSize", "setFrame", "frameLayout", "flex",
  ]

  /// Reads a token that begins a block, or that may be part of a place that is not read.
  mutating func readDoubt(at position: Int) {
    while let end = blocks.last, end <= position { blocks.removeLast() }
    guard language == .swift, let owner = scopes.last?.owner else { return }
    let token = tokens[position]
    if token.isSign("{"), let end = token.partner, !isPlainBlock(at: position, end) { blocks.append(end) }
    guard token.kind == .word, position + 2 < tokens.count, !tokens[position + 1].isSign(":") else { return }
    if token.text.hasSuffix("Anchor"), token.text.first?.isLowercase ?? false {
      classes[owner].built.openAnchors += 1
    }
    let isChange =
      token.isWord("isActive") && !(tokens[position + 1].isSign("=") && tokens[position + 2].isWord("true"))
    let isMade = token.isWord("NSLayoutConstraint") && !tokens[position + 1].isSign(".")
    if isChange || isMade || Self.unclearWords.contains(token.text) { markUnclear() }
  }

  /// Notes that the class may place views in a way that is not read.
  mutating func markUnclear() {
    guard let owner = scopes.last?.owner else { return }
    classes[owner].built.isUnclear = true
  }

  /// Whether a block runs exactly once or for each view of a list: the value of a property, `[title, list].forEach { … }`.
  private func isPlainBlock(at position: Int, _ end: Int) -> Bool {
    if buildingClosures.contains(where: { $0.end == end }) { return true }
    return position > 2 && tokens[position - 1].isWord("forEach") && tokens[position - 2].isSign(".")
      && tokens[position - 3].isSign("]")
  }

  /// Whether code at the current position runs exactly once, before the view appears.
  var isPlainPlace: Bool {
    blocks.isEmpty && (scopes.last?.function.map(SourceVocabulary.loads) ?? true)
  }

  /// Whether code at the current position runs whenever the view that contains the others has got its size.
  var isLayoutPlace: Bool {
    blocks.isEmpty
      && ["viewDidLayoutSubviews", "viewWillLayoutSubviews", "layoutSubviews"].contains(scopes.last?.function)
  }

  /// Whether a constraint is activated where code creates it: in the list of `activate`, or by `.isActive = true`.
  func isActivated(before end: Int) -> Bool {
    if end < activationEnd { return true }
    return end + 4 < tokens.count && tokens[end + 1].isSign(".") && tokens[end + 2].isWord("isActive")
      && tokens[end + 3].isSign("=") && tokens[end + 4].isWord("true")
  }

  // MARK: - Properties

  /// The properties that decide about the frames of other views.
  static let placingProperties: Set<String> = ["axis", "spacing", "alignment", "distribution", "numberOfLines"]

  /// Whether words are the number that a property has, or the name of a case.
  static func isLiteral(_ words: [String], of property: String) -> Bool {
    if ["spacing", "numberOfLines"].contains(property) { return words.count == 1 && number(words[0]) != nil }
    return words.count == 1 || words.count > 1 && words.count < 4 && words[0].hasPrefix("UI")
  }

  /// Whether a property path ends in a part of a place, or in the place of a view that code does not create.
  func setsPlaceIndirectly(_ path: [String]) -> Bool {
    guard let last = path.last else { return false }
    if ["constant", "priority", "center", "bounds"].contains(last) { return true }
    if last == "frame" { return path.count != 2 || path[0] == "view" }
    return path.count > 2 && ["frame", "bounds", "center"].contains { path.dropLast().contains($0) }
  }

  // MARK: - Functions

  /// Functions that do not change the places of views that they are called on or get.
  private static let harmlessCalls: Set<String> = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "addSubviews", "addArrangedSubviews",
    "constraint", "activate", "UIStackView", "addTarget", "setTitle", "setTitleColor", "setImage", "setBackgroundImage",
    "addGestureRecognizer", "register", "reloadData", "becomeFirstResponder", "resignFirstResponder", "startAnimating",
    "stopAnimating", "load", "loadHTMLString", "loadRequest", "loadFileURL", "reload", "setNeedsLayout",
    "layoutIfNeeded", "setNeedsDisplay",
    "endEditing", "bringSubviewToFront", "sendSubviewToBack", "deselectRow", "insertRows", "deleteRows", "reloadRows",
    "beginUpdates", "endUpdates", "dequeueReusableCell", "indexPath", "cellForRow", "print", "forEach", "append",
  ]

  /// Reads the views that a function may place because it is called on them, or gets them as arguments.
  mutating func readHandedViews(by call: String, on receiver: [String], _ arguments: Range<Int>) {
    guard let owner = scopes.last?.owner, !Self.harmlessCalls.contains(call) else { return }
    if receiver.count == 1 { BuiltViews.append(receiver[0], to: &classes[owner].built.handed) }
    for position in arguments.prefix(Self.registrationLimit) where tokens[position].kind == .word {
      guard !tokens[position - 1].isSign("."), !tokens[position + 1].isSign(":"),
        let chain = NameChain(at: position, in: tokens), chain.ending == .other
      else { continue }
      let path = builtPath(chain.names)
      if path.count == 1 { BuiltViews.append(path[0], to: &classes[owner].built.handed) }
    }
  }
}
