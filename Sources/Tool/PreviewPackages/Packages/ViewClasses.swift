/// The views and controllers that sources declare, and how each may be created.
struct ViewClasses {
  /// A view or controller.
  struct ViewClass: Hashable {
    let name: String
    /// The path of the source in the copy.
    let path: String
    /// The line of the declaration.
    let line: Int
    /// The superclass.
    let parent: String
    /// The initializers that the class declares, as calls. Empty strings are initializers with unknown values.
    let calls: [String]
    /// Whether it has outlets, which a document connects.
    let hasOutlets: Bool
  }

  private var all: [String: ViewClass] = [:]

  /// Adds the classes at the top level of a source.
  mutating func add(sourceAt path: String, _ text: String, outletsIn original: String) {
    let outline = SourceOutline(of: SwiftTokens(of: text))
    let outlets = SourceOutline(of: SwiftTokens(of: original))
    let hidden: Set<String> = ["private", "fileprivate"]
    var position = 0
    while position < outline.tokens.code.count {
      let range = outline.part(at: position, in: nil)
      defer { position = max(position + 1, range.upperBound) }
      guard let keyword = range.first(where: { outline.text($0) == "class" || outline.text($0) == "{" }),
        outline.text(keyword) == "class", outline.text(keyword + 2) == ":",
        !range.prefix(while: { $0 < keyword }).contains(where: { hidden.contains(outline.text($0)) })
      else { continue }
      let name = outline.text(keyword + 1)
      let start = outline.token(keyword)?.range.lowerBound ?? 0
      all[name] = ViewClass(
        name: name, path: path, line: outline.tokens.line(of: start), parent: outline.text(keyword + 3),
        calls: Self.calls(of: name, in: range, outline), hasOutlets: outlets.hasOutlets(inClass: name))
    }
  }

  /// The calls of the designated initializers of a class.
  private static func calls(of name: String, in range: Range<Int>, _ outline: SourceOutline) -> [String] {
    guard let open = range.first(where: { outline.text($0) == "{" }) else { return [] }
    return range.filter { position in
      outline.text(position) == "init" && outline.text(position - 1) != "." && outline.brace(around: position) == open
        && outline.text(position + 1) == "("
    }.compactMap { position in
      guard let end = outline.partners[position + 1], outline.text(position + 2) != "coder" else { return nil }
      return arguments(in: position + 2..<end, outline).map { "\(name)(\($0))" } ?? ""
    }
  }

  /// The arguments for parameters, with sample values; nil if a value is not known.
  private static func arguments(in range: Range<Int>, _ outline: SourceOutline) -> String? {
    var made: [String] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start
      while end < range.upperBound, outline.text(end) != "," {
        end = (["(", "[", "{"].contains(outline.text(end)) ? outline.partners[end] : nil).map { $0 + 1 } ?? end + 1
        if outline.text(end) == ">", outline.text(end - 1) != "-" { end += 1 }
      }
      let words = (start..<end).map(outline.text)
      start = end + 1
      guard let colon = words.firstIndex(of: ":") else { return nil }
      // A parameter with a default value needs no argument.
      if words.contains("=") { continue }
      guard let value = value(ofType: Array(words[(colon + 1)...])) else { return nil }
      made.append(words[0] == "_" ? value : "\(words[0]): \(value)")
    }
    return made.joined(separator: ", ")
  }

  /// A sample value of a type, given by its tokens; nil for unknown types.
  private static func value(ofType type: [String]) -> String? {
    switch type.last {
    case "?", "!": return "nil"
    case "]": return type.first == "[" ? (type.contains(":") ? "[:]" : "[]") : nil
    default: break
    }
    switch type.filter({ $0 != "@" && $0 != "escaping" }).joined() {
    case "String": return "\"Text\""
    case "Int", "UInt", "CGFloat", "Double", "Float": return "3"
    case "Bool": return "true"
    case "CGRect", "CGSize", "CGPoint", "UIEdgeInsets": return ".zero"
    case "UIImage": return "UIImage()"
    case "UIColor": return ".systemBlue"
    case "UIFont": return ".systemFont(ofSize: 17)"
    case "Date": return "Date(timeIntervalSince1970: 0)"
    case "NSAttributedString": return "NSAttributedString(string: \"Text\")"
    case "UITableView.Style", "UITableViewStyle": return ".plain"
    case "()->Void", "(()->Void)": return "{}"
    default: return nil
    }
  }

  // MARK: - Choosing

  /// The classes that are views or controllers, in the order of their paths and lines.
  ///
  /// - Parameter names: The names of the chosen classes; nil for all.
  func chosen(_ names: Set<String>?) -> [ViewClass] {
    all.values.filter { (names?.contains($0.name) ?? true) && base(of: $0) != nil }
      .sorted { ($0.path, $0.line) < ($1.path, $1.line) }
  }

  /// The class of UIKit that a class inherits from; nil if it is neither a view nor a controller.
  private func base(of view: ViewClass) -> String? {
    var (current, steps) = (view, 0)
    while steps < 20 {
      if current.parent.hasPrefix("UI") {
        let isView = ["View", "Control", "Cell", "Label", "Button", "Field", "Switch", "Slider", "Bar"].contains {
          current.parent.hasSuffix($0)
        }
        return isView || current.parent.hasSuffix("Controller") ? current.parent : nil
      }
      guard let next = all[current.parent] else { return nil }
      (current, steps) = (next, steps + 1)
    }
    return nil
  }

  /// The expressions that may create a view or controller, the most likely one first.
  func expressions(for view: ViewClass) -> [String] {
    guard let base = base(of: view) else { return [] }
    var ancestor: ViewClass? = view
    while let current = ancestor, current.calls.isEmpty { ancestor = all[current.parent] }
    let own = (ancestor?.calls ?? []).filter { !$0.isEmpty }
      .map { "\(view.name)\($0.dropFirst(ancestor?.name.count ?? 0))" }
    let usual = Self.usualArguments(of: base)
    var known: Set<String> = []
    let calls = (own + usual.map { "\(view.name)\($0)" }).filter { known.insert($0).inserted }
    return base.hasSuffix("Controller") ? calls : calls.map { "LayoutPreviews.FittedView(showing: \($0))" }
  }
}

extension ViewClasses {
  /// The arguments of the initializers that a class inherits from one of UIKit's.
  private static func usualArguments(of base: String) -> [String] {
    switch base {
    case "UITableViewCell": ["(style: .default, reuseIdentifier: nil)", "()"]
    case "UITableViewHeaderFooterView": ["(reuseIdentifier: nil)", "()"]
    case "UICollectionView": ["(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"]
    case _ where base.hasSuffix("Controller"): ["()", "(nibName: nil, bundle: nil)"]
    default: ["()", "(frame: .zero)"]
    }
  }
}

extension SourceOutline {
  /// Whether a class at the top level has an outlet.
  fileprivate func hasOutlets(inClass name: String) -> Bool {
    guard let start = tokens.code.indices.first(where: { text($0) == "class" && text($0 + 1) == name }) else {
      return false
    }
    return part(at: start, in: nil).contains { text($0) == "IBOutlet" }
  }
}
