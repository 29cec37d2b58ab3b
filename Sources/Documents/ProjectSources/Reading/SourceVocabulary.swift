internal import Scenes

/// The names of UIKit and of common libraries by what they do to a view or a constraint.
enum SourceVocabulary {
  /// The effects of giving a value to a property.
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
      .styles: ["font", "numberOfLines", "adjustsFontSizeToFitWidth", "minimumScaleFactor", "lineBreakMode"],
      .pictures: ["image", "highlightedImage", "animationImages", "configuration"],
      .resizes: ["constant"],
      .toggles: ["isActive", "active"],
      .ranks: ["priority"],
    ]
    return names.reduce(into: [:]) { effects, item in
      for name in item.value { effects[name] = item.key }
    }
  }()

  /// The effects of the same on the object whose class the code is in.
  static let ownProperties: Set<String> = [
    "frame", "center", "bounds", "transform", "isHidden", "hidden", "alpha", "contentSize", "text", "attributedText",
    "image", "font", "numberOfLines", "translatesAutoresizingMaskIntoConstraints",
  ]

  /// The effects of calls on what is called.
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

  /// Calls that put their first argument into a view.
  static let adopting: Set<String> = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "removeArrangedSubview",
  ]

  /// Calls whose arguments are constraints that are activated, deactivated, added or removed.
  static let activating: Set<String> = [
    "activate", "deactivate", "activateConstraints", "deactivateConstraints", "addConstraint", "addConstraints",
    "removeConstraint", "removeConstraints",
  ]

  /// Whether a call of a common library adds constraints to what is called: SnapKit's are behind `snp`, PureLayout's begin with
  /// `auto`.
  static func constrains(_ names: some BidirectionalCollection<String>) -> Bool {
    guard let last = names.last else { return false }
    if names.contains("snp") { return last.hasSuffix("akeConstraints") || last == "updateConstraints" }
    let library = ["autoPin", "autoSetDimension", "autoAlign", "autoCenter", "autoMatch", "autoConstrain"]
    return library.contains(where: last.hasPrefix)
  }

  /// The names by which code calls the object that it is in.
  static let ownNames: Set<String> = [
    "self", "strongSelf", "weakSelf", "wself", "sself", "_self", "this", "welf", "`self`",
  ]

  /// Words that begin no name of a value.
  static let keywords: Set<String> = [
    "return", "case", "in", "is", "as", "try", "await", "if", "guard", "let", "var", "where", "switch", "for", "while",
    "throw", "default", "else", "do", "catch", "func", "class", "struct", "enum", "extension", "protocol", "import",
    "static", "private", "fileprivate", "public", "internal", "open", "override", "lazy", "weak", "unowned", "final",
    "some", "any", "break", "continue", "defer", "init", "deinit", "set", "get", "didSet", "willSet", "repeat",
  ]

  /// The properties and functions of controllers and lists whose values say how a screen is shown.
  static let settings: Set<String> = [
    "supportedInterfaceOrientations", "shouldAutorotate", "modalPresentationStyle", "preferredContentSize",
    "prefersStatusBarHidden", "hidesBottomBarWhenPushed", "edgesForExtendedLayout", "title", "rowHeight",
    "estimatedRowHeight", "itemSize", "estimatedItemSize", "heightForRowAt", "heightForRowAtIndexPath", "sizeForItemAt",
    "sizeForItemAtIndexPath", "heightForHeaderInSection", "heightForFooterInSection", "accessoryView",
    "inputAccessoryView", "tableHeaderView", "tableFooterView", "backgroundColor", "intrinsicContentSize", "nibName",
  ]
}
