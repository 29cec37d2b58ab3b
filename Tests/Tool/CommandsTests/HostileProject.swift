import Foundation

/// A project in which every name and text tries to inject terminal sequences or CI commands.
struct HostileProject {
  /// A string with all kinds of characters and words that must not be printed unchanged.
  static let text =
    "\u{1B}[31m\u{9B}1m\u{202E}\u{2066}\u{200B}\u{2028}\u{85}\u{B}\r\n::error::pwned ##[group]x ##vso[task.complete]y "
    + "##teamcity[buildStop] section_start:1:a [[ATTACHMENT|/etc/passwd]]"

  /// A file name with the same characters, as far as file systems allow.
  static let fileName =
    "::error::a\u{1B}[31m\u{202E}\n::error::pwned ##[group]x ##vso[task.c]y section_start:1:a\u{2028}\u{9B}"

  /// An argument with the same characters.
  static let argument = "\u{1B}[31m\u{202E}\u{2028}\u{9B}\n::error::pwned ##[group]x"

  /// The folder of the project.
  let tool = Tool()

  init() throws {
    let folder = "App/\(Self.fileName)"
    try tool.add("\(folder)/\(Self.fileName).scene.yaml", Self.scene)
    try tool.add("\(folder)/plain.scene.yaml", helloScene.replacing("Hello\n", with: "\(Self.quoted("Hello"))\n"))
    try tool.add("\(folder)/key.scene.yaml", "format: 1\nscene: x\n\(Self.quoted("k")): \(Self.quoted("v"))\n")
    try tool.add("\(folder)/equation.scene.yaml", helloScene + "  - \(Self.quoted("title.width == "))\n")
    try tool.add("App/raw.scene.yaml", "format: 1\nscene: \"\u{1B}[31m\u{202E}\u{9B}\"\nviews: [\n")
    try tool.add("App/hidden.scene.yaml", "format: 1\nscene: a\nviewz: \"\u{202E}gpj\u{2028} ##[x] \u{200B}\"\n")
    try tool.add("App/bytes.scene.yaml", Data([0xFF, 0xFE, 0x1B, 0x5B, 0x33, 0x31, 0x6D]))
    try tool.add("App/\(Self.fileName).xib", Self.document)
    try tool.add("App/number.xib", Self.document.replacing("constant=\"20\"", with: "constant=\"\(Self.markup)\""))
    try tool.add("App/element.xib", Self.document.replacing("<objects>", with: "<objects><a\u{202E}\u{2028}>"))
    try tool.add("App/\(Self.fileName)2.xib", Self.document.replacing(/(?s)<view .*<\/view>/, with: ""))
    try tool.add("App/en.lproj/plain.strings", "\"x\" = \"\u{1B}\" \u{202E} ::error::;\n")
    for (name, width) in [("Settings", "3"), ("Wrong", Self.quoted("w"))] {
      try tool.add(
        "\(name)/.render-layouts.yml",
        """
        devices:
          - { name: \(Self.quoted("D")), width: \(width), height: 400 }
        rules:
          \(name == "Wrong" ? Self.quoted("r") : "conflict"): error
        accept:
          - { rule: conflict, scene: \(Self.quoted("s")), reason: \(Self.quoted("r")) }

        """)
      try tool.add("\(name)/a.scene.yaml", helloScene)
    }
    try tool.add("decisions.json", "{\"format\": \(Self.quoted("f")), \"accepted\": [\(Self.quoted("a"))]}")
    try tool.add("broken.json", "{\"a\": \(Self.text)")
  }

  /// Returns a word and the text, quoted for YAML.
  private static func quoted(_ word: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      (0x20..<0x7F).contains(scalar.value) ? String(scalar) : String(format: "\\u%04x", scalar.value)
    }
    return "\"\(word)\(escaped.joined())\""
  }

  /// The text for an XML attribute.
  private static let markup = text.unicodeScalars.compactMap { scalar in
    switch scalar {
    case "\n", "\r": "&#\(scalar.value);"
    case "\t", " "...: String(scalar)
    default: nil
    }
  }
  .joined()

  private static let scene = """
    format: 1
    scene: \(quoted("S"))
    devices: [{ name: \(quoted("D")), width: 320, height: 480 }, iPhone SE (3rd gen)]
    states: [\(quoted("state"))]
    views:
      \(quoted("v")): { type: label, text: \(quoted("T")), class: \(quoted("C")), lines: 1 }
      w: { type: image, image: \(quoted("I")) }
      x: { type: label, text: \(quoted("a long text that is cut off")), font: { size: 12, family: \(quoted("F")) } }
    constraints:
      - x: { leading: superview + 5, top: superview + 1000, width: 10 }
      - x.width == 20

    """

  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
    <objects>
    <view contentMode="scaleToFill" id="root" userLabel="\(markup)" customClass="\(markup)">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <subviews>
    <label text="\(markup)" userLabel="L\(markup)" translatesAutoresizingMaskIntoConstraints="NO" id="l\(markup)">
    <rect key="frame" x="20" y="100" width="42" height="21"/>
    <fontDescription key="fontDescription" name="\(markup)" family="\(markup)" pointSize="17"/>
    </label>
    <imageView image="\(markup)" id="i" translatesAutoresizingMaskIntoConstraints="NO"/>
    <fooBar bogus="\(markup)" id="f\(markup)"/>
    </subviews>
    <constraints>
    <constraint firstItem="l\(markup)" firstAttribute="leading" secondItem="root" secondAttribute="leading"
      constant="20" identifier="c\(markup)" id="c-1\(markup)"/>
    <constraint firstItem="l\(markup)" firstAttribute="leading" secondItem="root" secondAttribute="leading"
      constant="40" id="c-2"/>
    <constraint firstItem="l\(markup)" firstAttribute="\(markup)" secondItem="n\(markup)" secondAttribute="leading"
      constant="40" id="c-3"/>
    </constraints>
    </view>
    </objects>
    </document>
    """
}
