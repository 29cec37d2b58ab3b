import DocumentTestSupport
import LayoutTestSupport
import Testing

@testable import SceneFiles

/// Every key of the format with an example. A scene with the key must differ from the scene without it.
@Suite struct FormatKeyTests {
  /// A key with an example value, and the meaning of that value for the test's name.
  struct Example: Sendable, CustomTestStringConvertible {
    let key: String
    let value: String
    let meaning: String

    init(_ key: String, _ value: String, _ meaning: String) {
      self.key = key
      self.value = value
      self.meaning = meaning
    }

    var testDescription: String { "\(key): \(value)  # \(meaning)" }
  }

  static let scene = [
    Example("scene", "Login", "is called Login"),
    Example("devices", "[iPhone 8, all tablets]", "is laid out on these devices"),
    Example("size", "{ width: [320, 375], height: fit }", "is a component of two widths, as high as it has to be"),
    Example("orientations", "[portrait]", "is not turned"), Example("idiom", "phone", "is for phones"),
    Example("design", "iPhone 8", "was designed on this device"), Example("locales", "[en, de]", "has two languages"),
    Example("textSizes", "[L, AX1..AX5]", "is laid out in six text sizes"),
    Example("appearances", "[light, dark]", "is drawn light and dark"),
    Example("accessibility", "[none, bold-text]", "is drawn with bold text as well"),
    Example("bars", "[navigation, tab]", "lies between two bars"),
    Example("keyboard", "true", "is laid out while somebody types"),
    Example("controls", "classic", "has controls as iOS 6 had them"),
    Example("textEra", "beforeVariableFont", "has texts as iOS 12 drew them"),
    Example("ideographs", "japanese", "has Chinese characters as Japanese writes them"),
    Example("autoLayout", "false", "does without Auto Layout"),
    Example("presentation", "formSheet", "is shown in a sheet"),
    Example("lists", "{ a: { kind: cell, width: 40 } }", "has an item of a collection"),
    Example("canvas", "{ heights: { root: 44 } }", "is 44 points high on the canvas"),
    Example("metrics", "{ gap: 8 }", "has a number with a name"),
    Example("strings", "{ en: { hello: Hello } }", "has a text with a key"),
    Example("root", "{ fill: red }", "lies on red ground"),
    Example("views", "{ a: }", "has a view"), Example("constraints", "[superview.width >= 10]", "has a constraint"),
    Example("states", "[empty]", "has another content"),
    Example("variants", "{ landscape: { views: } }", "differs where it is turned"),
    Example("expect", "[superview.width >= 10]", "is expected to be so wide"),
  ]

  static let view: [(type: String, examples: [Example])] = [
    (
      "view",
      [
        Example("type", "map", "is a map"), Example("size", "44", "is 44 points wide and high"),
        Example("width", "44", "is 44 points wide"), Example("height", "44", "is 44 points high"),
        Example("aspect", "16:9", "is 16 wide where it is 9 high"), Example("hug", "251", "keeps to its content"),
        Example("resist", "{ horizontal: 740 }", "is the first to be made narrow"),
        Example("color", "red", "is red"), Example("fill", "'#FF0000'", "is red"),
        Example("tint", "green", "tints green"),
        Example("radius", "8", "has round corners"), Example("hidden", "true", "is not seen"),
        Example("clips", "true", "cuts off what is in it"),
        Example("insets", "{ trailing: 2 }", "is aligned 2 points inside its frame"),
        Example("margins", "16", "has layout margins"), Example("contentSize", "97x21", "has a natural size"),
        Example("placeholderSize", "80x40", "has a natural size while it is designed"),
        Example("keptSize", "80x40", "keeps a size that nothing else gives it"),
        Example("direction", "rtl", "reads from right to left"), Example("views", "{ inner: }", "has a view in it"),
        Example("class", "CarView", "is called CarView in logs"),
        Example("frame", "{ x: 0, y: 0, width: 8, height: 8, in: 80x80, stretch: [width] }", "lies where it is put"),
        Example("designFrame", "{ x: 0, y: 0, width: 8, height: 8 }", "was designed there"),
        Example("preservesSuperviewMargins", "true", "has at least the margins around it"),
        Example("insetsFromSafeArea", "false", "has margins without the safe area"),
        Example("followsReadableWidth", "true", "has margins that leave lines of a readable width"),
        Example("verifyAmbiguity", "off", "may lie anywhere"),
        Example("cellContent", "true", "fills the cell that is the root"),
        Example("opacity", "0.5", "lets half of the ground through"), Example("enabled", "false", "is dimmed"),
        Example("outline", "1", "has a line inside its edges"), Example("shadow", "0.2", "lies over a shadow"),
      ]
    ),
    (
      "label",
      [
        Example("text", "Hello", "shows Hello"), Example("style", "title1", "is a title"),
        Example("font", "14", "has 14 points"),
        Example("weight", "bold", "is bold"), Example("align", "center", "has its lines in the middle"),
        Example("lines", "0", "has as many lines as it takes"),
        Example("maxLayoutWidth", "200", "is broken at 200 points"),
        Example("lineHeight", "{ multiple: 1.5 }", "has its lines half as high again"),
        Example("unbrokenSize", "160x24", "has a text of this size before it is broken"),
      ]
    ),
    (
      "textView",
      [Example("scrolls", "false", "is as high as its text"), Example("editable", "false", "is not for writing")]
    ),
    (
      "button",
      [
        Example("image", "star", "shows a picture"), Example("symbol", "star.fill", "shows a symbol"),
        Example("imageSize", "24x24", "has a picture of this size"),
        Example("imagePlacement", "top", "has its picture above its text"),
        Example("imagePadding", "6", "keeps its picture off its text"),
        Example("contentInsets", "8", "has space around its text"), Example("background", "red", "lies on red ground"),
      ]
    ),
    (
      "textField",
      [Example("placeholder", "Name", "shows what to write"), Example("border", "false", "has no border")]
    ),
    (
      "image",
      [Example("mode", "center", "is not enlarged"), Example("mirror", "true", "turns round from right to left")]
    ),
    ("switch", [Example("on", "true", "is on")]), ("slider", [Example("value", "0.8", "is near its end")]),
    (
      "segmentedControl",
      [Example("titles", "[One, Two]", "has two segments"), Example("selected", "1", "has the second one chosen")]
    ),
    (
      "activityIndicator",
      [Example("large", "true", "is large"), Example("hidesWhenStopped", "true", "is not seen when it stands still")]
    ),
    ("searchBar", [Example("minimal", "true", "has no bar behind its field")]),
    ("pageControl", [Example("pages", "5", "has five dots"), Example("current", "2", "has the third one chosen")]),
    (
      "stack",
      [
        Example("axis", "vertical", "stacks downwards"), Example("spacing", "8", "keeps 8 points between"),
        Example("distribution", "fillEqually", "makes all equally wide"),
        Example("alignment", "center", "aligns centers"),
      ]
    ),
    (
      "scroll",
      [
        Example("contentInset", "{ top: 20 }", "has space above its content"),
        Example("insetAdjustment", "never", "shows its content under bars"),
        Example("bounces", "[vertical]", "can be dragged up and down"),
      ]
    ),
    ("navigationBar", [Example("title", "Cars", "is called Cars")]),
    ("tabBar", [Example("symbols", "[house]", "shows a house"), Example("images", "[car]", "shows a car")]),
    (
      "cell",
      [Example("accessory", "disclosureIndicator", "leads on"), Example("separator", "false", "has no line below")]
    ),
  ]

  static let arranged = [
    Example("arranged", "false", "is not placed by the stack"),
    Example("spacingAfter", "20", "has 20 points behind it"),
  ]

  static let condition = [
    Example("orientation", "landscape", "where it is turned"),
    Example("device", "[iPhone 8, iPhone X]", "on two devices"),
    Example("idiom", "pad", "on tablets"), Example("widthClass", "compact", "where there is little width"),
    Example("heightClass", "compact", "where there is little height"), Example("minWidth", "600", "from 600 points on"),
    Example("maxWidth", "400", "up to 400 points"), Example("minHeight", "600", "from 600 points on"),
    Example("maxHeight", "400", "up to 400 points"), Example("locale", "[de, fi]", "in two languages"),
    Example("direction", "rtl", "where one reads from right to left"),
    Example("textSize", "AX1..AX5", "where letters are large"), Example("appearance", "dark", "at night"),
    Example("state", "[empty, full]", "in two states"),
  ]

  static let variant = [
    Example("views", "{ a: { hidden: true } }", "hides a view"), Example("remove", "[base]", "takes constraints away"),
    Example("restore", "[base]", "brings constraints back"),
    Example("constraints", "[a.width == 9]", "adds a constraint"),
    Example("keyboard", "true", "shows the keyboard"), Example("expect", "[a.width == 9]", "expects a width"),
  ]

  static let device = [
    Example("scale", "3", "has three pixels a point"), Example("idiom", "pad", "is a tablet"),
    Example("safeArea", "{ portrait: 20, landscape: 0 }", "leaves a part free"),
    Example("margins", "20", "has margins"), Example("includesBars", "true", "has the bars counted in"),
    Example("sizeClasses", "{ width: regular }", "has a size class of its own"),
    Example("textSize", "XL", "has larger letters"), Example("canvas", "true", "is Interface Builder's canvas"),
    Example("component", "true", "is as large as the root itself"),
  ]

  static let root = [
    Example("kind", "cell", "is a row of a table"), Example("width", "200", "is 200 points wide"),
    Example("height", "60", "is 60 points high"), Example("freeform", "true", "keeps its own size"),
  ]

  private func differs(_ text: String, with key: Example, _ change: (String) -> String) throws {
    let plain = try SceneFile.scene(text + change(""))
    let changed = try SceneFile.scene(text + change("\(key.key): \(key.value)"))
    #expect(plain != changed)
  }

  @Test(arguments: scene) func `a scene has its keys`(example: Example) throws {
    // A scene without views cannot do without Auto Layout, and has no views in lists.
    let views = ["autoLayout", "lists"].contains(example.key) ? "views: { a: { size: 9 } }\n" : ""
    try differs("format: 1\n\(views)", with: example) { $0 }
  }

  @Test(arguments: view.flatMap { item in item.examples.map { (item.type, $0) } })
  func `a view has its keys`(type: String, example: Example) throws {
    try differs("format: 1\nviews:\n  a:\n", with: example) { key in
      (example.key == "type" || type == "view" ? "" : "    type: \(type)\n") + "    \(key.isEmpty ? "hug: {}" : key)\n"
    }
  }

  @Test(arguments: arranged) func `a view in a stack has its keys`(example: Example) throws {
    try differs("format: 1\nviews:\n  s:\n    type: stack\n    views:\n      a:\n        ", with: example) {
      $0.isEmpty ? "hug: {}" : $0
    }
  }

  @Test(arguments: condition) func `a variant has its conditions`(example: Example) throws {
    try differs("format: 1\nstates: [empty, full]\nvariants:\n  one:\n    when:\n      ", with: example) {
      $0.isEmpty ? "direction: ltr" : $0
    }
  }

  @Test(arguments: variant) func `a variant has its keys`(example: Example) throws {
    try differs(
      "format: 1\nviews: { a: }\nconstraints: { base: [a.height == 9] }\nvariants:\n  landscape:\n    ", with: example
    ) { $0.isEmpty ? "constraints: []" : $0 }
  }

  @Test(arguments: device) func `a device has its keys`(example: Example) throws {
    try differs("format: 1\ndevices:\n- name: Kiosk\n  width: 300\n  height: 400\n  ", with: example) { $0 }
  }

  @Test(arguments: root) func `a root has its keys`(example: Example) throws {
    try differs("format: 1\nroot:\n  hug: {}\n  ", with: example) { $0 }
  }

  @Test func `every key has an example`() {
    func keys(_ examples: [Example]) -> Set<String> { Set(examples.map(\.key)) }
    // `format` is required and `landscapeScene` needs a second file. Both have tests of their own.
    expect(Set(SceneFileReader.keys).subtracting(keys(Self.scene)), is: ["format", "landscapeScene"])
    let views = keys(Self.view.flatMap(\.examples) + Self.arranged)
    // The size and weight of a symbol need a symbol. These keys have tests of their own.
    #expect(
      Set(ViewType.allCases.flatMap(\.keys)).subtracting(views) == ["pointSize", "symbolScale", "symbolWeight"])
    expect(Set(ConditionReader.keys).subtracting(keys(Self.condition)), is: [])
    expect(Set(VariantReader.keys).subtracting(keys(Self.variant)), is: [])
    expect(Set(DeviceReader.keys).subtracting(keys(Self.device)), is: ["name", "width", "height"])
    expect(Set(RootNodeReader.keys).subtracting(keys(Self.root)), is: [])
  }
}
