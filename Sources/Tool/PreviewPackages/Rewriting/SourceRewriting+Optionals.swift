/// A protocol whose body is being read.
struct OpenProtocol {
  let name: String
  /// The access level that the defaults of its requirements need. Nil for the default, internal.
  let access: String?
  /// The number of braces around it.
  let depth: Int
  /// The defaults of its optional requirements.
  var defaults: [String] = []
}

/// Rewrites optional requirements, which need Objective-C. Each gets a default that reports that it is missing. Calls
/// with a question mark become calls of an operator that returns nil in this case.
extension SourceRewriting {
  /// The optional requirements of UIKit's protocols.
  private static let optionalNamesOfUIKit: Set<String> = [
    "activityViewController", "adaptivePresentationStyle", "animationController", "animationEnded", "application",
    "calendarView", "collectionView", "colorPickerViewController", "colorPickerViewControllerDidFinish",
    "didDismissSearchController", "didPresentSearchController", "dragInteraction", "dropInteraction",
    "editMenuInteraction", "gestureRecognizer", "gestureRecognizerShouldBegin", "imagePickerController",
    "imagePickerControllerDidCancel", "indexTitles", "interactionControllerForDismissal",
    "interactionControllerForPresentation", "navigationBar", "navigationController", "numberOfSections",
    "pageViewController", "pickerView", "pointerInteraction", "prepareForPopoverPresentation",
    "presentationController", "presentationControllerDidAttemptToDismiss", "presentationControllerDidDismiss",
    "presentationControllerShouldDismiss", "presentationControllerWillDismiss", "presentationCount",
    "presentationIndex", "scene", "scrollViewDidChangeAdjustedContentInset", "scrollViewDidEndDecelerating",
    "scrollViewDidEndDragging", "scrollViewDidEndScrollingAnimation", "scrollViewDidEndZooming",
    "scrollViewDidScroll", "scrollViewDidScrollToTop", "scrollViewDidZoom", "scrollViewShouldScrollToTop",
    "scrollViewWillBeginDecelerating", "scrollViewWillBeginDragging", "scrollViewWillBeginZooming",
    "scrollViewWillEndDragging", "searchBar", "searchBarBookmarkButtonClicked", "searchBarCancelButtonClicked",
    "searchBarSearchButtonClicked", "searchBarShouldBeginEditing", "searchBarShouldEndEditing",
    "searchBarTextDidBeginEditing", "searchBarTextDidEndEditing", "sectionIndexTitles", "setNeedsFocusUpdate",
    "sheetPresentationControllerDidChangeSelectedDetentIdentifier", "splitViewController", "tabBar",
    "tabBarController", "tableView", "textField", "textFieldDidBeginEditing", "textFieldDidChangeSelection",
    "textFieldDidEndEditing", "textFieldShouldBeginEditing", "textFieldShouldClear", "textFieldShouldEndEditing",
    "textFieldShouldReturn", "textStorage", "textView", "textViewDidBeginEditing", "textViewDidChange",
    "textViewDidChangeSelection", "textViewDidEndEditing", "textViewShouldBeginEditing", "textViewShouldEndEditing",
    "updateFocusIfNeeded", "view", "viewController", "viewForZooming", "willDismissSearchController",
    "willPresentSearchController",
  ]

  /// Returns the names of the optional functions that a source declares.
  static func optionalRequirements(in tokens: SwiftTokens) -> Set<String> {
    var names: Set<String> = []
    let words = tokens.code.map { tokens.text(tokens.all[$0]) }
    for (position, word) in words.enumerated() where word == "optional" {
      guard let keyword = words[position...].prefix(6).firstIndex(of: "func"), words.indices.contains(keyword + 1)
      else {
        continue
      }
      names.insert(words[keyword + 1])
    }
    return names
  }

  /// Removes the word `optional` and adds a default for the requirement.
  mutating func rewriteOptional(_ position: Int) {
    let next = text(position + 1)
    guard Self.modifiers.contains(next) || Self.keywords.contains(next) else { return }
    blank(position, position)
    let end = requirementEnd(from: position)
    guard end > position, let keyword = (position + 1...end).first(where: { Self.keywords.contains(text($0)) }),
      let first = token(keyword), let last = token(end), ["func", "var"].contains(text(keyword))
    else { return remark(position, "the requirement cannot be optional on Linux: give it a default in an extension") }
    let words = String(decoding: tokens.bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
    // The defaults are on the line of the closing brace, so the requirement must be on one line.
    let line = words.split(whereSeparator: \.isNewline).map { $0.trimmingPrefix { $0 == " " || $0 == "\t" } }
      .joined(separator: " ")
    guard !line.contains("//") else {
      return remark(
        position, "the optional requirement contains a comment, so it gets no default: move the comment above it")
    }
    let access = openProtocol?.access.map { "\($0) " } ?? ""
    let missing = "UIKit.OptionalRequirement.missing()"
    if text(keyword) == "var" {
      let declaration = line.split(separator: "{").first.map(String.init) ?? line
      openProtocol?.defaults.append("\(access)\(declaration){ \(missing) }")
    } else {
      let body = line.contains("->") ? missing : "UIKit.OptionalRequirement.note()"
      openProtocol?.defaults.append("\(access)\(line) { \(body) }")
    }
  }

  /// Returns the last token of the requirement whose declaration contains a position.
  private func requirementEnd(from position: Int) -> Int {
    var last = position
    while token(last + 1) != nil, text(last + 1) != "}", text(last + 1) != ";" {
      let next = last + 1
      let goesOn = ["-", "where", "throws", "async", "->"].contains(text(next)) || ["-", ">"].contains(text(last))
      if isLineBreak(between: last, next), last > position + 1, !goesOn { return last }
      last = end(of: next) ?? next
    }
    return last
  }

  /// Ends a protocol, and inserts the defaults of its optional requirements after it.
  mutating func endProtocol(_ position: Int) {
    guard let open = openProtocol, open.depth == scopes.count, let brace = token(position) else { return }
    openProtocol = nil
    guard !open.defaults.isEmpty else { return }
    insert("; extension \(open.name) { \(open.defaults.joined(separator: "; ")) }", at: brace.range.upperBound)
  }

  /// Rewrites the call of an optional requirement: `delegate?.panel?(self)` becomes `delegate?.panel (self)¿`.
  mutating func rewriteOptionalCall(_ position: Int) {
    guard position > 1, isAttached(position - 1), isAttached(position), text(position + 1) == "(",
      token(position - 1)?.kind == .word, text(position - 2) == ".",
      optionalNames.contains(text(position - 1)) || Self.optionalNamesOfUIKit.contains(text(position - 1)),
      let end = end(of: position + 1), let close = token(end)
    else { return }
    blank(position, position)
    if text(end + 1) != "{" || isInCondition(position) { insert("¿", at: close.range.upperBound) }
  }

  /// Whether a token is part of a condition. A brace after a condition opens the body, not a closure.
  private func isInCondition(_ position: Int) -> Bool {
    var before = position
    while before > 0, position - before < 100, !["{", "}", ";"].contains(text(before)) {
      if ["if", "guard", "while", "switch"].contains(text(before)) { return true }
      before -= 1
    }
    return false
  }
}
