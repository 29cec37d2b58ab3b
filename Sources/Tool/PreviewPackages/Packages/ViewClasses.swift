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
    /// The parameters of the initializers that the class declares.
    let initializers: [[SampleValues.Parameter]]
    /// The properties without a value that code uses like one: `var model: Model!`.
    let implicitValues: [SampleValues.Parameter]
    /// Whether it has outlets, which a document connects.
    let hasOutlets: Bool
    /// Whether `init(coder:)` ends the program, so that documents cannot create it.
    let refusesCoder: Bool
  }

  private var all: [String: ViewClass] = [:]
  private var values = SampleValues()
  /// The names of the classes that storyboards and xibs name.
  private let namesInDocuments: Set<String>

  /// Creates an empty list of classes of an app whose storyboards and xibs name classes.
  init(namedInDocuments names: Set<String> = []) { namesInDocuments = names }

  /// Adds the classes at the top level of a source, and the types of values.
  mutating func add(sourceAt path: String, _ text: String, outletsIn original: String) {
    let outline = SourceOutline(of: SwiftTokens(of: text))
    lazy var outlets = SourceOutline(of: SwiftTokens(of: original))
    let hidden: Set<String> = ["private", "fileprivate"]
    var position = 0
    while position < outline.tokens.code.count {
      let range = outline.part(at: position, in: nil)
      defer { position = max(position + 1, range.upperBound) }
      values.add(range, outline)
      guard let keyword = range.first(where: { outline.text($0) == "class" || outline.text($0) == "{" }),
        outline.text(keyword) == "class", outline.text(keyword + 2) == ":",
        !range.prefix(while: { $0 < keyword }).contains(where: { hidden.contains(outline.text($0)) })
      else { continue }
      let name = outline.text(keyword + 1)
      let start = outline.token(keyword)?.range.lowerBound ?? 0
      all[name] = ViewClass(
        name: name, path: path, line: outline.tokens.line(of: start), parent: outline.text(keyword + 3),
        initializers: SampleValues.initializers(in: range, outline),
        implicitValues: SampleValues.implicitValues(in: range, outline), hasOutlets: outlets.hasOutlets(inClass: name),
        refusesCoder: outline.refusesCoder(in: range))
    }
  }

  /// Adds the public types of another module's source, which views may be created with.
  mutating func add(publicTypesIn text: String) { values.add(publicTypesIn: text) }

  // MARK: - Choosing

  /// Returns the classes that are views or controllers, in the order of their paths and lines.
  ///
  /// - Parameter names: The names of the chosen classes; nil for all.
  func chosen(_ names: Set<String>?) -> [ViewClass] {
    all.values.filter { (names?.contains($0.name) ?? true) && !ProjectHeaders.isSource($0.path) && base(of: $0) != nil }
      .sorted { ($0.path, $0.line) < ($1.path, $1.line) }
  }

  /// Returns the class of UIKit that a class inherits from, or nil if it is neither a view nor a controller.
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

  /// Whether the outlets of a class have values: it has none, or a storyboard or xib names it.
  func canConnect(_ view: ViewClass) -> Bool { !view.hasOutlets || namesInDocuments.contains(view.name) }

  /// Returns statements that set the implicitly unwrapped properties of a new view, as the app would. Nil if there is
  /// none.
  private func preparation(of view: ViewClass) -> String? {
    let statements = view.implicitValues.compactMap { property -> String? in
      guard let name = property.label, let value = values.arguments(for: [property], in: view.name) else { return nil }
      return "$0.\(name) = \(value.dropFirst(name.utf8.count + 2))"
    }
    return statements.isEmpty ? nil : statements.joined(separator: "; ")
  }

  /// Returns the calls of initializers that may create a view or controller, the most likely one first.
  private func calls(creating view: ViewClass, _ base: String) -> [String] {
    var ancestor: ViewClass? = view
    while let current = ancestor, current.initializers.isEmpty { ancestor = all[current.parent] }
    var guessing = values
    guessing.guesses = true
    let own = [values, guessing].flatMap { values in
      (ancestor?.initializers ?? []).compactMap { values.arguments(for: $0, in: ancestor?.name) }
    }.map { "\(view.name)(\($0))" }
    let usual = Self.usualArguments(of: base)
    var known: Set<String> = []
    let plain = (own + usual.map { "\(view.name)\($0)" }).filter { known.insert($0).inserted }
    return
      (preparation(of: view).map { preparation in
        plain.map { "LayoutPreviews.DocumentContent.prepared(\($0)) { \(preparation) }" }
      } ?? []) + plain
  }

  /// Returns the expressions that may create a view or controller, the most likely one first.
  func expressions(for view: ViewClass) -> [String] {
    guard let base = base(of: view) else { return [] }
    let isController = base.hasSuffix("Controller")
    let made = calls(creating: view, base)
    let own = isController ? made : made.map { "LayoutPreviews.FittedView(showing: \($0))" }
    guard namesInDocuments.contains(view.name) else { return own }
    let call = "LayoutPreviews.DocumentContent.\(isController ? "controller" : "view")(\(view.name).self)"
    let loaded =
      isController
      ? (preparation(of: view).map { ["\(call) { \($0) }"] } ?? []) + [call]
      : ["LayoutPreviews.FittedView(showing: \(call))"]
    // A controller that owns a xib loads it itself.
    return view.refusesCoder ? own + loaded : loaded
  }
}

extension ViewClasses {
  /// Returns the arguments of the initializers that a class inherits from one of UIKit's.
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
  /// Whether `init(coder:)` in a declaration ends the program.
  fileprivate func refusesCoder(in range: Range<Int>) -> Bool {
    // A call of such an initializer has no body, and an error in a block, such as that of a guard, is an exception.
    let starts = range.filter {
      text($0) == "coder" && text($0 - 1) == "(" && (text($0 - 2) == "init" || text($0 - 3) == "init")
    }
    let bodies = starts.compactMap { partners[$0 - 1] }.map { $0 + 1 }.filter { text($0) == "{" }
    guard let body = bodies.first, let last = partners[body] else { return false }
    return (body..<last).contains { text($0) == "fatalError" && brace(around: $0) == body }
  }

  /// Whether a class at the top level has an outlet.
  fileprivate func hasOutlets(inClass name: String) -> Bool {
    guard let start = tokens.code.indices.first(where: { text($0) == "class" && text($0 + 1) == name }) else {
      return false
    }
    return part(at: start, in: nil).contains { text($0) == "IBOutlet" }
  }
}
