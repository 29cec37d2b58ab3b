internal import Findings
internal import Geometry
internal import VisibleText

/// The messages about an author's changes.
package struct ChangeWords: Sendable, Hashable {
  package let names: ChangeNames
  package let difference: DocumentDifference

  package init(names: ChangeNames, difference: DocumentDifference) {
    self.names = names
    self.difference = difference
  }

  /// Returns the message for the change of an object. Nil for the change of a value.
  func message(of change: DocumentChange) -> Finding.Message? {
    let name = names.name(of: change.object)
    let object = difference.new[change.object] ?? difference.old[change.object]
    var kind: String { object.flatMap(names.kind).map { "\($0) " } ?? "" }
    switch change.kind {
    case .added:
      if let object, object.isConstraint { return .init(kind: "added", "new constraint \(names.form(of: object))") }
      if let object, object.isConnection {
        return .init(
          kind: "connected", "'\(parent(of: object))' has the new \(names.form(ofConnection: object))")
      }
      if let scene = sceneName(of: object) { return .init(kind: "scene added", "the scene '\(scene)' is new") }
      if isTopLevel(object) { return .init(kind: "added", "\(words: kind)'\(name)' is new at the top level") }
      return .init(kind: "added", "\(words: kind)'\(name)' is new in '\(parent(of: object))'")
    case .removed:
      if let object, object.isConstraint {
        return .init(kind: "removed", "the constraint \(names.form(of: object)) was removed")
      }
      if let object, object.isConnection {
        return .init(
          kind: "disconnected", "'\(parent(of: object))' no longer has the \(names.form(ofConnection: object))")
      }
      if let scene = sceneName(of: object) { return .init(kind: "scene removed", "the scene '\(scene)' was removed") }
      if isTopLevel(object) { return .init(kind: "removed", "\(words: kind)'\(name)' was removed from the top level") }
      return .init(kind: "removed", "\(words: kind)'\(name)' was removed from '\(parent(of: object))'")
    case .moved(let from, let to):
      let (now, then) = places(ofMoveFrom: from, to: to)
      return .init(kind: "parent", "'\(name)' is in '\(now)' instead of '\(then)'")
    case .reordered:
      return .init(kind: "order", "the contents of '\(name)' are in another order: \(order(of: change.object))")
    case .frame(let from, let to):
      return .init(
        kind: "frame", "the frame of '\(name)' is \(measure: to.pointText) instead of \(measure: from.pointText)")
    case .value: return nil
    }
  }

  /// Returns the names of the present and the former place of an object that moved: of the scenes, or of the parents if
  /// the scenes are the same or have the same name. Parents with the same name have their ids.
  private func places(ofMoveFrom from: String, to: String) -> (now: String, then: String) {
    if difference.changesScene(from: from, to: to) {
      let scenes = (difference.newScene(of: to), difference.oldScene(of: from))
      let places = (names.sceneName(of: scenes.0), names.sceneName(of: scenes.1))
      if places.0 != places.1 { return places }
    }
    let places = (names.name(of: to), names.name(of: from))
    return places.0 == places.1 ? ("\(places.0) \(to)", "\(places.1) \(from)") : places
  }

  /// Returns the message for a new view into which views were moved from around it, or for a removed one out of which
  /// they were moved. Nil for other changes.
  ///
  /// `moves` are the changes of the moved views.
  func wrapping(_ change: DocumentChange, _ moves: [DocumentChange]) -> Finding.Message? {
    guard let container = object(of: change), let parent = container.parent, !moves.isEmpty else { return nil }
    let views = names.list(of: moves.map(\.object))
    let kind = names.kind(of: container).map { "\($0) " } ?? ""
    let name = names.name(of: change.object)
    func all(_ isWrapped: (_ from: String, _ to: String) -> Bool) -> Bool {
      moves.allSatisfy { if case .moved(let from, let to) = $0.kind { isWrapped(from, to) } else { false } }
    }
    switch change.kind {
    case .added where all { from, _ in from == parent }:
      let verb = moves.count == 1 ? "is" : "are"
      return .init(kind: "wrapped", "\(views) \(words: verb) wrapped in the new \(words: kind)'\(name)'")
    case .removed where all { _, to in to == parent }:
      let from = self.parent(of: container)
      return .init(kind: "unwrapped", "\(words: kind)'\(name)' around \(views) was removed from '\(from)'")
    case .added, .removed, .moved, .reordered, .value, .frame: return nil
    }
  }

  /// Returns the message for contents of an object whose order changed: `'Log in' is before 'Help'`, `'Log in' and
  /// 'Help' moved`.
  private func order(of object: String) -> Finding.Message {
    guard let order = difference.order(of: object), let first = order.moved.first else { return "" }
    guard order.moved.count == 1, let position = order.contents.firstIndex(of: first) else {
      return "\(names.subjects(order.moved)) moved"
    }
    let next = order.contents[position...].dropFirst().first
    return next.map { "'\(names.name(of: first))' is before '\(names.name(of: $0))'" }
      ?? "'\(names.name(of: first))' is last"
  }

  /// Returns the name of the scene that begins with an object. Nil for other objects.
  private func sceneName(of object: DocumentObject?) -> String? {
    guard let object, object.parent == DocumentObjects.document else { return nil }
    // Gesture recognizers and the like are beside the controller of a scene.
    guard let start = start(of: object), start.identifier == object.identifier else { return nil }
    return names.sceneName(of: object.identifier)
  }

  /// Whether an object is an outermost view or controller of a xib.
  private func isTopLevel(_ object: DocumentObject?) -> Bool {
    guard let object, object.parent == DocumentObjects.document, start(of: object) == nil else { return false }
    return object.frame != nil || object.insets != nil || object.isController
  }

  /// Returns the object of a change in the newer state, or in the older one if it was removed.
  package func object(of change: DocumentChange) -> DocumentObject? {
    difference.new[change.object] ?? difference.old[change.object]
  }

  private func first(of objects: [String]) -> DocumentObject? {
    objects.first.flatMap { difference.new[$0] ?? difference.old[$0] }
  }

  /// Whether a stack has, or had, a standard spacing, so that a missing number does not mean 0.
  private func hasSpacingType(_ objects: [String]) -> Bool {
    guard let identifier = objects.first else { return false }
    return [difference.old, difference.new].contains { $0[identifier]?["spacingType"] != nil }
  }

  /// Whether a part marks constraints that Xcode removes when it builds the app. The same part of a text field is its
  /// text.
  private func isPlaceholder(_ part: String, of objects: [String]) -> Bool {
    part == "placeholder" && first(of: objects)?.isConstraint == true
  }

  /// Returns the main object of the scene in which an object is outermost. Nil for other objects.
  private func start(of object: DocumentObject) -> DocumentObject? {
    let objects = difference.new[object.identifier] == nil ? difference.old : difference.new
    return objects.sceneIdentifiers[object.identifier].flatMap(objects.start)
  }

  private func parent(of object: DocumentObject?) -> String {
    guard let object else { return "" }
    return start(of: object).map { names.sceneName(of: $0.identifier) } ?? object.parent.map(names.name) ?? ""
  }

  /// The longest value in a message, in characters.
  private static let longestValue = 60

  /// Returns the message for a changed part of one or more objects.
  ///
  /// - Parameters:
  ///   - part: The attribute, or the common prefix of several: `text`, `fontDescription`.
  ///   - objects: The names of the changed objects.
  ///   - from: The old value. Nil if there are several.
  ///   - to: The new value. Nil if there are several.
  ///   - values: The changes of all values of the part.
  func message(
    of part: String, _ objects: [String], from: String?, to: String?, values: [DocumentChange.Kind]
  ) -> Finding.Message {
    if let message = connectionMessage(of: part, objects, from: from, to: to) { return message }
    let list = names.list(of: objects)
    if isPlaceholder(part, of: objects) {
      return .init(kind: "placeholder", "\(list) is \(words: to == "YES" ? "" : "no longer ")a placeholder")
    }
    if part == "hidden" {
      let verb = objects.count == 1 ? "is" : "are"
      return .init(kind: "hidden", "\(list) \(words: to == "YES" ? verb : "\(verb) no longer") hidden")
    }
    if part == "enabled", to == "NO" || from == "NO" {
      let verb = objects.count == 1 ? "is" : "are"
      return .init(kind: "enabled", "\(list) \(words: to == "NO" ? "\(verb) no longer" : verb) enabled")
    }
    let owner = isNamed(objects, by: to, insteadOf: from) ? " of the \(first(of: objects)?.kind ?? "")" : " of \(list)"
    // A document has one value of each name.
    let place = objects == [DocumentObjects.document] ? "" : owner
    let head: Finding.Message = .init(kind: "value", "the \(Self.words(for: part, from, to))\(words: place)")
    return head + predicate(of: part, objects, from: from, to: to, values: values, copula: " is")
  }

  /// Whether a new value is what names its only object, so that the name does not say which object it is.
  private func isNamed(_ objects: [String], by to: String?, insteadOf from: String?) -> Bool {
    guard from == nil, let to, objects.count == 1, let object = first(of: objects) else { return false }
    return !object.isTie && names.name(of: object.identifier) == to && !names.hadName(to, object.identifier)
  }

  /// Returns the message for a changed part without the names of the objects. Nil if it has none, as for connections.
  func clause(
    of part: String, _ objects: [String], from: String?, to: String?, values: [DocumentChange.Kind]
  ) -> Finding.Message? {
    guard part != "hidden", !isPlaceholder(part, of: objects),
      connectionMessage(of: part, objects, from: from, to: to) == nil
    else { return nil }
    let head: Finding.Message = "the \(Self.words(for: part, from, to))"
    return head + predicate(of: part, objects, from: from, to: to, values: values, copula: "")
  }

  /// Returns what a changed part of objects is now, and what it was: ` is 'a' instead of 'b'`, ` is no longer 'b'`.
  ///
  /// `copula` is ` is`, or empty after the words of another part.
  private func predicate(
    of part: String, _ objects: [String], from: String?, to: String?, values: [DocumentChange.Kind],
    copula: String
  ) -> Finding.Message {
    let tag = first(of: objects)?.tag ?? ""
    let isUnknown = from == nil && to == nil || part == "spacing" && hasSpacingType(objects)
    let usual = isUnknown ? nil : UsualValues.value(of: part, tag: tag)
    let (from, to) = short(from ?? usual, to ?? usual)
    switch (from, to) {
    case (let from?, let to?): return "\(words: copula) '\(to)'\(words: " instead of ")'\(from)'"
    case (nil, ""), ("", nil): return "\(words: " changed")"
    case (nil, let to?): return "\(words: copula) '\(to)'"
    case (let from?, nil): return "\(words: "\(copula) no longer ")'\(from)'"
    case (nil, nil):
      let details =
        switch part {
        case "variation": installations(in: values)
        case PartWords.attributedText: PartWords.attributes(of: values)
        default: Self.details(of: values, in: part)
        }
      let list = details.listed(atMost: 3)
      return list.isEmpty ? "\(words: " changed")" : "\(words: " changed: ")\(list)"
    }
  }

  /// Returns the message for a connection that leads elsewhere or sends another action. Nil for other objects.
  private func connectionMessage(
    of part: String, _ objects: [String], from: String?, to: String?
  ) -> Finding.Message? {
    guard objects.count == 1, let connection = difference.new[objects[0]], connection.isConnection, let from, let to
    else { return nil }
    let owner = parent(of: connection)
    switch part {
    case "destination":
      let (old, new) = (names.name(ofEnd: from, of: connection), names.name(ofEnd: to, of: connection))
      let form = names.form(ofConnection: connection, to: to)
      return .init(
        kind: "reconnected", "the \(form) of '\(owner)' leads to '\(new)' instead of '\(old)'")
    case "selector": return .init(kind: "action", "'\(owner)' has the action '\(to)' instead of '\(from)'")
    case "property": return .init(kind: "outlet", "'\(owner)' has the outlet '\(to)' instead of '\(from)'")
    default: return nil
    }
  }

  /// Returns the content that is installed or no longer installed in size classes, and the values for them:
  /// `without 'Label' in compact width`, `axis 'horizontal' in compact height`.
  private func installations(in values: [DocumentChange.Kind]) -> [String] {
    struct Part: Hashable {
      var words: String
      var place: String
    }
    var order: [Part] = []
    var counts: [Part: Int] = [:]
    func add(_ words: String, _ place: String, isRepeated: Bool = false) {
      let part = Part(words: words, place: place)
      if counts[part] == nil { order.append(part) }
      counts[part, default: 0] += isRepeated && counts[part] != nil ? 0 : 1
    }
    for value in values {
      guard case .value(let name, let from, let to) = value else { continue }
      // A value has the name `variation heightClass=compact.axis` or
      // `variation widthClass=compact.constraints.exclude a1B-2c-D3e`.
      let words = name.split(separator: " ")
      guard words.count > 1, let point = words[1].firstIndex(of: ".") else { continue }
      let sizeClasses = ConstraintNumber.sizeClasses(ofVariation: words[1][..<point])
      let place = sizeClasses.isEmpty ? "" : " in \(sizeClasses)"
      if words.count == 2 {
        let name = words[1][words[1].index(after: point)...]
        // Each font and color of an attributed text is a value of its own.
        if name.hasPrefix("\(PartWords.attributedText).") {
          add("attributed text", place, isRepeated: true)
        } else {
          let part = Self.words(for: String(name))
          add(to.map { "\(part) '\(Self.start($0))'" } ?? "no \(part)", place)
        }
        continue
      }
      guard words.count == 3, (from == nil) != (to == nil),
        let object = difference.new[String(words[2])] ?? difference.old[String(words[2])]
      else { continue }
      let isWithout = words[1].hasSuffix(".exclude") == (to != nil)
      let form = object.isConstraint ? names.form(of: object) : "'\(names.name(of: object.identifier))'"
      add("\(isWithout ? "without" : "with") \(form)", place)
    }
    return order.map { part in
      let count = counts[part] ?? 1
      return "\(part.words)\(count == 1 ? "" : " (\(count))")\(part.place)"
    }
  }

  /// Returns the values of a part that changed: `minX '49'`, `no textContentType`.
  private static func details(of values: [DocumentChange.Kind], in part: String) -> [String] {
    let found = values.compactMap { value -> (name: Substring, from: String?, to: String?)? in
      guard case .value(let name, let from, let to) = value, name.hasPrefix("\(part).") else { return nil }
      return (name.dropFirst(part.count + 1), from, to)
    }
    // Segments and variations are numbered or named, and do not have the name of the part.
    guard values.count > 1, found.count == values.count else { return [] }
    func noun(_ name: Substring) -> String {
      part == textInput ? words["\(part).\(name)"] ?? String(name) : String(name)
    }
    func quoted(_ value: String) -> String { "'\(start(shortNumber(value)))'" }
    return found.filter { $0.to != "" }.map { name, from, to in
      guard let to else { return "no \(noun(name))" }
      return "\(noun(name)) \(quoted(to))" + (from.map { $0.isEmpty ? "" : " instead of \(quoted($0))" } ?? "")
    }
  }

  /// Returns two values on one line each. Long values are shortened to the part where they begin to differ.
  private func short(_ from: String?, _ to: String?) -> (from: String?, to: String?) {
    func line(_ value: String) -> String {
      names.form(ofValue: value).split(whereSeparator: \.isNewline).joined(separator: " ")
    }
    let numbers = (from.map(Self.shortNumber), to.map(Self.shortNumber))
    let (from, to) = numbers.0 == numbers.1 ? (from, to) : numbers
    guard let old = from.map(line), let new = to.map(line), old != new, Self.start(old) == Self.start(new) else {
      return (from.map(line).map(Self.start), to.map(line).map(Self.start))
    }
    let same = zip(old, new).prefix { $0 == $1 }.count
    func rest(_ line: String) -> String {
      "…\(Self.start(String(line.dropFirst(max(0, same - Self.longestValue / 3)))))"
    }
    return (rest(old), rest(new))
  }

  private static func start(_ line: String) -> String {
    line.count > longestValue ? "\(line.prefix(longestValue))…" : line
  }

  /// Returns a number with many decimals as Interface Builder shows it: `0.5` for `0.49999999999999961`. Other values,
  /// such as the text `3.10`, are unchanged.
  private static func shortNumber(_ value: String) -> String {
    guard let point = value.lastIndex(of: "."), value[point...].count > 5, let number = Double(value) else {
      return value
    }
    return number.decimalText(places: 3)
  }

  /// Returns the words for a part with an old and a new value. A property that is `YES` or `NO` has its own name, which
  /// is rarely a noun: `'hidesBarsOnSwipe'`.
  private static func words(for part: String, _ from: String?, _ to: String?) -> String {
    let values = [from, to].compactMap(\.self)
    let isSwitch = !values.isEmpty && values.allSatisfy { ["YES", "NO"].contains($0) }
    let isProperty = !part.contains { ". ".contains($0) } && words[part] == nil
    return isSwitch && isProperty ? "'\(part)'" : words(for: part)
  }

  private static func words(for part: String) -> String {
    if part.hasPrefix("runtime ") { return "runtime attribute '\(part.dropFirst("runtime ".count))'" }
    if let known = words[part] { return known }
    // One value of a part with several: `separatorInset.minX`.
    guard let point = part.lastIndex(of: ".") else { return part.camelCaseWords.lowercased() }
    let head = part[..<point]
    // This value belongs to one segment, while `segment` alone is the list of all segments.
    let isOfSegment = head == "segment" || head.hasPrefix("segment#")
    return "\(isOfSegment ? "segment" : words(for: String(head))) \(part[part.index(after: point)...])"
  }

  private static let textInput = "textInputTraits"

  /// The names of parts in messages, if they differ from those in documents.
  private static let words: [String: String] = [
    "fontDescription": "font", "normal.title": "title", "normal.image": "image", "backgroundColor": "background",
    "normal.titleColor": "title color", "selected#2": "selected", "highlighted#2": "highlighted",
    "variation": "content in variations", "segment": "list of segments", "customClass": "class",
    "customModule": "module",
    "userLabel": "label in Xcode", "storyboardIdentifier": "storyboard id", "customModuleProvider": "module provider",
    "accessibilityConfiguration.label": "accessibility label", "accessibilityConfiguration.hint": "accessibility hint",
    "accessibilityConfiguration.identifier": "accessibility identifier",
    "accessibilityConfiguration.traits": "accessibility traits",
    "accessibilityConfiguration.isElement": "accessibility element", "accessibilityConfiguration": "accessibility",
    "edgesForExtendedLayout": "list of edges that extend below bars",
    "extendedLayoutIncludesOpaqueBars": "extension below opaque bars",
    "contentConfiguration.text": "text", "contentConfiguration.secondaryText": "secondary text",
    textInput: "text input", "textInputTraits.keyboardType": "keyboard type",
    "textInputTraits.returnKeyType": "return key", "textInputTraits.keyboardAppearance": "keyboard appearance",
    "textInputTraits.secureTextEntry": "secure text entry",
    "clipsSubviews": "clipping", "symbolic": "use of the standard space", "destinationCreationSelector": "segue action",
    "useAutolayout": "use of Auto Layout",
    "useTraitCollections": "use of size classes", "useSafeAreas": "use of safe areas",
    DocumentChange.element: "kind", DocumentChange.role: "place",
  ]
}
