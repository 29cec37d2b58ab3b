/// Reads which views show the picture of the camera.
extension SourceReader {
  /// Reads a layer that a call adds to that of a view, if it has the picture of the camera:
  /// `view.layer.addSublayer(previewLayer)`, `[self.view.layer insertSublayer:self.previewLayer atIndex:0]`.
  mutating func readSublayer(in arguments: Range<Int>, of paths: [[String]], at position: Int) {
    guard let owner = scopes.last?.owner, let first = arguments.first, let chain = NameChain(at: first, in: tokens),
      isCameraLayer(chain.names, before: position)
    else { return }
    for path in paths where path.last == "layer" {
      classes[owner].settings.append(
        SourceSetting(
          path: path.dropLast(), name: SourceSetting.camera, value: [], place: SourcePlace(of: tokens[position])))
    }
  }

  /// Whether some names lead to such a layer: the class itself, a local value, or a property of the enclosing class.
  private mutating func isCameraLayer(_ names: [String], before position: Int) -> Bool {
    guard var name = names.last, name != SourceSetting.camera else { return true }
    guard hasCamera else { return false }
    let known = cameraLayers ?? propertiesWithCamera()
    cameraLayers = known
    if names.count == 1, let function = scopes.last?.outermost {
      switch scopes[function].layers.value(of: name, at: position) {
      case .layer(let isCamera): return isCamera
      case .alias(let property): name = property
      }
    }
    let owner = scopes.last?.owner.map { classes[$0].name } ?? ""
    return known.contains("\(owner).\(propertyName(name))") || known.contains(".\(name)")
  }

  /// Returns the name of a property without the underscore of its variable in Objective-C.
  private func propertyName(_ name: String) -> String {
    language == .objectiveC && name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  // MARK: - Local values

  /// Reads the declaration or assignment of a layer that begins at a token, if one does.
  mutating func readLocalLayer(at position: Int, isParameter: Bool = false) {
    guard hasCamera, let function = scopes.last?.outermost else { return }
    let token = tokens[position]
    if token.isSign("{"), let end = token.partner {
      scopes[function].layers.beginBlock(endingAt: end)
    } else if position > 1, token.kind == .word, let found = declaration(at: position, isParameter: isParameter) {
      scopes[function].layers.declare(token.text, as: found, at: position)
    }
  }

  /// Returns the declaration or assignment of the name at a token. Nil if it is neither, or if its value is not known.
  private func declaration(at index: Int, isParameter: Bool) -> LocalLayers.Value? {
    guard index + 2 < tokens.count else { return nil }
    let (before, after) = (tokens[index - 1], tokens[index + 1])
    if before.isSign("*"), tokens[index - 2].text.first?.isUppercase ?? false {
      return .layer(isCamera: tokens[index - 2].isWord(SourceSetting.camera) || isCamera(after: index + 1))
    }
    if before.isSign(")"), let open = before.partner, open + 1 < index, isParameter, language == .objectiveC {
      return .layer(isCamera: tokens[open + 1].isWord(SourceSetting.camera))
    }
    let isDeclared = before.isWord("let") || before.isWord("var")
    if after.isSign(":"), isDeclared || isParameter, language == .swift {
      return .layer(isCamera: tokens[index + 2].isWord(SourceSetting.camera))
    }
    guard after.isSign("="), isDeclared || !before.isSign(".") else { return nil }
    if isCamera(after: index + 1) { return .layer(isCamera: true) }
    guard let chain = NameChain(at: valueStart(after: index + 1), in: tokens), let last = chain.names.last else {
      return isDeclared ? .layer(isCamera: false) : nil
    }
    if chain.names[0].first?.isUppercase ?? false { return .layer(isCamera: false) }
    let isOwn = chain.names.count == 1 || chain.names.count == 2 && SourceVocabulary.ownNames.contains(chain.names[0])
    var isComputed = !isOwn || tokens[index + 2].isSign("[")
    // The brace after a condition looks like a call: `if let layer = previewLayer {`.
    if case .call = chain.ending, !tokens[chain.end].isSign("{") { isComputed = true }
    if isComputed { return isDeclared ? .layer(isCamera: false) : nil }
    return .alias(last)
  }

  /// Whether the value after an equals sign is an object of the class.
  private func isCamera(after sign: Int) -> Bool {
    let start = valueStart(after: sign)
    return tokens[sign].isSign("=") && start < tokens.count && tokens[start].isWord(SourceSetting.camera)
  }

  /// Returns the position of the first word of a value: that of the class in
  /// `[[AVCaptureVideoPreviewLayer alloc] initWithSession:session]`.
  private func valueStart(after sign: Int) -> Int {
    var start = sign + 1
    while start < tokens.count, start < sign + 4, tokens[start].isSign("[") { start += 1 }
    return start
  }

  // MARK: - Properties

  /// Returns the properties of each class of the file, and the constants outside classes, that have such layers:
  /// `Screen.previewLayer`, `.sharedLayer`.
  ///
  /// They are declared with it, `var layer: AVCaptureVideoPreviewLayer?`, `AVCaptureVideoPreviewLayer *layer`, or a
  /// function assigns one: `self.layer = AVCaptureVideoPreviewLayer(session: session)`.
  private func propertiesWithCamera() -> Set<String> {
    var properties: Set<String> = []
    var (bodies, begun, ownClass): ([(end: Int, type: String?)], String?, String?) = ([], nil, nil)
    for position in tokens.indices.dropLast(2) {
      while let last = bodies.last, last.end <= position { bodies.removeLast() }
      let token = tokens[position]
      if let type = type(begunAt: position) {
        begun = type
        if language == .objectiveC { ownClass = type }
      } else if token.isSign("{"), let partner = token.partner {
        bodies.append((partner, begun))
        begun = nil
      } else if token.isSign(";") || token.isWord("@property") || token.isWord("func") {
        begun = nil
      } else if language == .objectiveC, token.isSign("-") || token.isSign("+") {
        begun = nil
      }
      guard token.isWord(SourceSetting.camera) else { continue }
      let isMember = bodies.last.map { $0.type != nil } ?? true
      guard let name = property(withClassAt: position, isMember: isMember) else { continue }
      let owner = bodies.last { $0.type != nil }?.type ?? ownClass ?? ""
      properties.insert("\(owner).\(propertyName(name))")
    }
    return properties
  }

  /// Returns the name of the type whose declaration begins at a token. Nil if none does.
  private func type(begunAt position: Int) -> String? {
    let words =
      language == .swift
      ? ["class", "struct", "extension", "actor", "enum"] : ["@interface", "@implementation"]
    let name = tokens[position + 1]
    guard words.contains(where: tokens[position].isWord), name.kind == .word,
      !SourceVocabulary.keywords.contains(name.text)
    else { return nil }
    return NameChain(at: position + 1, in: tokens)?.names.last
  }

  /// Returns the property that is declared with the class at a token, or to which a new object of it is assigned. Nil
  /// for other uses of the class, and for local values.
  private func property(withClassAt position: Int, isMember: Bool) -> String? {
    if isMember, tokens[position + 1].isSign("*"), tokens[position + 2].kind == .word {
      return tokens[position + 2].text
    }
    var before = position - 1
    while before > 1, tokens[before].isSign("[") { before -= 1 }
    guard before > 0, tokens[before - 1].kind == .word else { return nil }
    let name = tokens[before - 1].text
    if tokens[before].isSign(":") { return isMember && language == .swift ? name : nil }
    guard tokens[before].isSign("=") else { return nil }
    if isMember { return name }
    guard before > 1 else { return nil }
    let first = tokens[before - 2]
    if first.isSign(".") {
      return before > 2 && SourceVocabulary.ownNames.contains(tokens[before - 3].text) ? name : nil
    }
    if language == .objectiveC { return name.hasPrefix("_") ? name : nil }
    return first.isWord("let") || first.isWord("var") || first.isSign("*") ? nil : name
  }
}
