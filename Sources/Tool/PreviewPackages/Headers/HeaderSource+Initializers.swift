extension HeaderSource {
  /// The initializers that UIKit's classes have.
  private static let inherited: Set<[String]> = [
    ["init"], ["initWithFrame"], ["initWithCoder"], ["initWithNibName", "bundle"], ["initWithStyle"],
    ["initWithStyle", "reuseIdentifier"], ["initWithReuseIdentifier"], ["initWithRootViewController"],
    ["initWithImage"], ["initWithCollectionViewLayout"],
  ]

  /// The initializers of UIKit's classes that initializers of subclasses call: the parameters, the call of the
  /// superclass, and the call without values.
  private static let views: [String: (parameters: String, call: String, empty: String)] = {
    let frame = (parameters: "frame: CGRect", call: "frame: frame", empty: "frame: .zero")
    let views = ["UIView", "UIControl", "UILabel", "UIButton", "UICollectionViewCell"]
    var made = Dictionary(uniqueKeysWithValues: views.map { ($0, frame) })
    made["UITableViewCell"] = (
      "style: UITableViewCell.CellStyle, reuseIdentifier: String?", "style: style, reuseIdentifier: reuseIdentifier",
      "style: .default, reuseIdentifier: nil"
    )
    made["UIViewController"] = (
      "nibName: String?, bundle: Bundle?", "nibName: nibName, bundle: bundle", "nibName: nil, bundle: nil"
    )
    return made
  }()

  mutating func addInitializer(_ method: HeaderDeclarations.Method, to owner: String, isExtension: Bool) {
    let isObject = root(of: owner) == "NSObject" && !isExtension
    guard isObject ? method.pieces != ["init"] : !Self.inherited.contains(method.pieces) else { return }
    var labels = method.pieces
    labels[0] = HeaderName.initializerLabel(method.pieces[0])
    if let own = method.swiftName, own.hasPrefix("init(") {
      labels = Self.parts(of: own).labels
    }
    if isObject { return addInitializer(labels, method, to: owner, call: "super.init()") }
    guard !isExtension, let view = Self.views[root(of: owner)], isDesignated(method, in: owner) else {
      return addInitializer(labels, method, to: owner, call: nil)
    }
    if designated.insert(owner).inserted {
      // Otherwise the initializers of UIKit's class are lost.
      lines.append("\(access)override init(\(view.parameters)) { super.init(\(view.call)) }")
      lines.append("\(access)required init?(coder: NSCoder) { super.init(coder: coder) }")
    }
    addInitializer(labels, method, to: owner, call: "super.init(\(view.empty))")
  }

  /// Whether subclasses can override an initializer: if the class says so, or says it of none. A superclass with such
  /// initializers keeps them in Objective-C, so that those of its subclasses call them here.
  private func isDesignated(_ method: HeaderDeclarations.Method, in owner: String) -> Bool {
    var (current, steps) = (found.classes[owner]?.parent ?? "", 0)
    while let declared = found.classes[current], steps < 20 {
      if designated.contains(current) { return false }
      (current, steps) = (declared.parent, steps + 1)
    }
    let isStated = found.classes[owner]?.members.methods.contains(where: \.isDesignated) == true
    return method.isDesignated || !isStated
  }

  private mutating func addInitializer(
    _ labels: [String], _ method: HeaderDeclarations.Method, to owner: String, call: String?
  ) {
    guard labels.count == method.parameters.count, !labels.isEmpty else { return }
    let key = "init(\(labels.joined(separator: ":")):)"
    guard members[owner, default: []].insert(key).inserted else { return }
    lines.append(
      "\(access)\(call == nil ? "convenience " : "")init\(method.result.optionality)"
        + "(\(Self.parameters(labels, method.parameters)))\(method.isThrowing ? " throws" : "") { \(call ?? "self.init()") }"
    )
  }

  /// Adds the initializer that Swift makes of a method that creates an object.
  mutating func addFactory(_ method: HeaderDeclarations.Method, to owner: String, isExtension: Bool) {
    guard method.isStatic, method.result.name == "Self" || method.result.name == owner, !method.parameters.isEmpty,
      let label = HeaderName.factoryLabel(method.pieces[0], of: owner)
    else { return }
    let labels = [label] + method.pieces.dropFirst()
    addInitializer(
      labels, method, to: owner, call: root(of: owner) == "NSObject" && !isExtension ? "super.init()" : nil)
  }
}
