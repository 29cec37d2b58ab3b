internal import Scenes

/// The names of UIKit and common libraries, by their effect on a view or a constraint.
enum SourceVocabulary {
  /// The effects of setting properties.
  static let properties: [String: CodeStatement.Effect] = {
    let names: [CodeStatement.Effect: [String]] = [
      .places: [
        "frame", "center", "bounds", "transform", "autoresizingMask", "translatesAutoresizingMaskIntoConstraints",
        "contentSize", "position",
      ],
      .constrains: ["preferredMaxLayoutWidth", "axis", "distribution"],
      .shows: ["isHidden", "hidden", "alpha", "opacity"],
      .fills: ["tableHeaderView", "tableFooterView", "backgroundView"],
      .writes: [
        "text", "attributedText", "title", "attributedTitle", "placeholder", "attributedPlaceholder", "prompt",
      ],
      .styles: ["font"],
      .wraps: ["numberOfLines", "adjustsFontSizeToFitWidth", "minimumScaleFactor", "lineBreakMode"],
      .pictures: ["image", "highlightedImage", "animationImages", "configuration"],
      .resizes: ["constant"],
      .toggles: ["isActive", "active"],
      .ranks: ["priority"],
    ]
    return names.reduce(into: [:]) { effects, item in
      for name in item.value { effects[name] = item.key }
    }
  }()

  /// The properties that affect the object itself in code of its own class.
  static let ownProperties: Set<String> = [
    "frame", "center", "bounds", "transform", "isHidden", "hidden", "alpha", "contentSize", "text", "attributedText",
    "image", "font", "numberOfLines", "translatesAutoresizingMaskIntoConstraints",
  ]

  /// The effects of calls on their receiver.
  static let calls: [String: CodeStatement.Effect] = [
    "setTitle": .writes, "setAttributedTitle": .writes, "setImage": .pictures, "setBackgroundImage": .pictures,
    "removeFromSuperview": .removes, "addSubview": .fills, "insertSubview": .fills, "addArrangedSubview": .fills,
    "insertArrangedSubview": .fills, "removeArrangedSubview": .fills, "sizeToFit": .places,
    "addConstraint": .constrains, "addConstraints": .constrains, "removeConstraint": .constrains,
    "removeConstraints": .constrains, "setContentHuggingPriority": .constrains,
    "setContentCompressionResistancePriority": .constrains,
    "mas_makeConstraints": .constrains, "mas_remakeConstraints": .constrains, "mas_updateConstraints": .constrains,
    "sd_setImage": .pictures, "sd_setImageWithURL": .pictures, "setImageWithURL": .pictures,
  ]

  /// Calls that add their first argument to a view.
  static let adopting: Set<String> = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "removeArrangedSubview",
  ]

  /// Calls that add their first argument to the subviews of a view.
  static let adding: Set<String> = ["addSubview", "insertSubview"]

  /// Calls whose arguments are constraints to activate, deactivate, add or remove.
  static let activating: Set<String> = [
    "activate", "deactivate", "activateConstraints", "deactivateConstraints", "addConstraint", "addConstraints",
    "removeConstraint", "removeConstraints",
  ]

  /// Calls that add their argument to a layer.
  static let sublayering: Set<String> = ["addSublayer", "insertSublayer"]

  /// Whether a call of a common library adds constraints to its receiver. SnapKit's are behind `snp`,
  /// PureLayout's begin with `auto`.
  static func constrains(_ names: some BidirectionalCollection<String>) -> Bool {
    guard let last = names.last else { return false }
    if names.contains("snp") { return last.hasSuffix("akeConstraints") || last == "updateConstraints" }
    let library = ["autoPin", "autoSetDimension", "autoAlign", "autoCenter", "autoMatch", "autoConstrain"]
    return library.contains(where: last.hasPrefix)
  }

  /// Whether a call of the project's own gives its receiver a look, and with it a font: `applyButtonStyle`, `setTheme`.
  static func styles(_ call: String) -> Bool {
    let isApplied = ["apply", "set"].contains(where: call.hasPrefix)
    return isApplied && ["Style", "Theme"].contains { call.contains($0) && !call.contains("Border\($0)") }
  }

  /// Whether a function runs before its screen appears.
  static func loads(_ function: String) -> Bool {
    ["viewDidLoad", "viewWillAppear", "loadView", "awakeFromNib"].contains(function)
      || ["init", "setup", "setUp"].contains(where: function.hasPrefix)
  }

  /// The names with which code refers to its own object.
  static let ownNames: Set<String> = [
    "self", "strongSelf", "weakSelf", "wself", "sself", "_self", "this", "welf", "`self`",
  ]

  /// Words that cannot begin a value.
  static let keywords: Set<String> = [
    "return", "case", "in", "is", "as", "try", "await", "if", "guard", "let", "var", "where", "switch", "for", "while",
    "throw", "default", "else", "do", "catch", "func", "class", "struct", "enum", "extension", "protocol", "import",
    "static", "private", "fileprivate", "public", "internal", "open", "override", "lazy", "weak", "unowned", "final",
    "some", "any", "break", "continue", "defer", "init", "deinit", "set", "get", "didSet", "willSet", "repeat",
  ]

  /// The properties and functions of controllers and lists that affect how a screen is shown.
  static let settings: Set<String> = [
    "supportedInterfaceOrientations", "shouldAutorotate", "modalPresentationStyle", "preferredContentSize",
    "prefersStatusBarHidden", "hidesBottomBarWhenPushed", "edgesForExtendedLayout", "title", "rowHeight",
    "estimatedRowHeight", "itemSize", "estimatedItemSize", "heightForRowAt", "heightForRowAtIndexPath", "sizeForItemAt",
    "sizeForItemAtIndexPath", "cellForRowAt", "cellForRowAtIndexPath", "cellForItemAt", "cellForItemAtIndexPath",
    "heightForHeaderInSection", "heightForFooterInSection", "titleForHeaderInSection", "accessoryView",
    "inputAccessoryView", "tableHeaderView", "tableFooterView", "backgroundColor", "intrinsicContentSize", "nibName",
    "layerClass",
  ]
}
