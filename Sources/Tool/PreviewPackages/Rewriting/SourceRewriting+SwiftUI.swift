extension SourceRewriting {
  /// Words of SwiftUI. A declaration that contains one of them is skipped.
  private static let swiftUIWords: Set<String> = [
    "AnimatableModifier", "AnyTransition", "AnyView", "App", "AppStorage", "Animation", "Binding", "Button",
    "ButtonStyle", "Capsule", "Circle", "Color", "Divider", "Environment", "EnvironmentKey", "EnvironmentObject",
    "EnvironmentValues", "FocusState", "Font", "ForEach", "Form", "GeometryProxy", "GeometryReader", "Gradient",
    "Group", "HStack", "Image", "LabelStyle", "LazyHStack", "LazyVStack", "LinearGradient", "List",
    "LocalizedStringKey", "NavigationLink", "NavigationStack", "NavigationView", "ObservableObject", "ObservedObject",
    "Path", "Preview", "PreferenceKey", "PreviewProvider", "Published", "Rectangle", "RoundedRectangle", "Scene",
    "ScrollView", "Section", "Shape", "Spacer", "State", "StateObject", "TabView", "Text", "TextField", "Toggle",
    "UIHostingController", "UIViewControllerRepresentable", "UIViewRepresentable", "UnitPoint", "VStack", "View",
    "ViewBuilder", "ViewModifier", "WindowGroup", "ZStack",
  ]

  /// Keeps the declarations that do not use SwiftUI in a source that imports it, and skips the others.
  ///
  /// - Returns: Whether any declaration is kept. None are kept in a source with `#if`.
  mutating func keepsDeclarations() -> Bool {
    let hasConditions = tokens.code.indices.contains { text($0) == "#" && isAttached($0) && text($0 + 1) == "if" }
    guard !hasConditions else { return false }
    let declarations = outermostDeclarations
    let isLeft = declarations.map { $0.contains { Self.swiftUIWords.contains(text($0)) } }
    guard isLeft.contains(false) else { return false }
    for (declaration, isLeft) in zip(declarations, isLeft) where isLeft {
      blank(declaration.lowerBound, declaration.upperBound - 1)
      countPreviews(in: declaration)
      omitted.append(declaration)
      remark(declaration.lowerBound, "declaration skipped: it uses SwiftUI, which is not available on Linux")
    }
    return true
  }

  /// Counts the previews in skipped code.
  mutating func countPreviews(in skipped: Range<Int>) {
    previewsOfSwiftUI += skipped.count { text($0) == "Preview" && text($0 - 1) == "#" || text($0) == "PreviewProvider" }
  }

  /// The top-level declarations, without imports.
  private var outermostDeclarations: [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    while start < tokens.code.count {
      let end = max(start, declarationEnd(from: start))
      let isImport = (start...end).contains { text($0) == "import" && text($0 - 1) != "." }
      if !isImport { found.append(start..<end + 1) }
      start = end + 1
    }
    return found
  }

  /// Returns the last token of the declaration that begins at a position: the token before the line of the next
  /// declaration.
  private func declarationEnd(from start: Int) -> Int {
    var position = start
    // Attributes may be on their own lines.
    while text(position) == "@" {
      position += 2
      if text(position) == "(", isAttached(position - 1), let end = end(of: position) { position = end + 1 }
    }
    while position + 1 < tokens.code.count {
      position = end(of: position) ?? position
      let isComplete = !Self.modifiers.contains(text(position)) && text(position - 1) != "@"
      if isLineBreak(between: position, position + 1), isComplete, beginsDeclaration(position + 1) { return position }
      position += 1
    }
    return tokens.code.count - 1
  }

  /// Whether a declaration, or an attribute or modifier before one, begins at a position.
  private func beginsDeclaration(_ position: Int) -> Bool {
    let word = text(position)
    return ["@", "#", "import", "typealias", "protocol"].contains(word) || Self.keywords.contains(word)
      || Self.modifiers.contains(word)
  }
}
