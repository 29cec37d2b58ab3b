import Foundation
import LayoutTestSupport
import Testing

/// The commands that set the size classes in which constraints are installed, and the priorities of content sizes.
@Suite struct InstallationCommandTests {
  private let tool = Tool()

  /// Returns the lines that a difference adds to the document, without indentation.
  private func added(_ words: String..., to text: String) throws -> [String] {
    try tool.add("chart.xib", text)
    let run = try tool.run(arguments: [words[0], "chart.xib"] + words.dropFirst() + ["--write"])
    #expect(run.code == 0, "\(run.messages)")
    let written = String(decoding: try tool.files(in: ".")["chart.xib"] ?? Data(), as: UTF8.self)
    let lines = written.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = lines.difference(from: text.split(separator: "\n", omittingEmptySubsequences: false))
    return difference.insertions.compactMap {
      if case .insert(_, let line, _) = $0 { String(line.drop { $0 == " " }) } else { nil }
    }
  }

  @Test func `IBA-06: a constraint is installed for size classes, in Xcode's notation`() throws {
    #expect(
      try added("edit", "c1", "--installed", "no", to: EditingExamples.xib) == [
        "<variation key=\"default\">", "<mask key=\"constraints\">", "<exclude reference=\"c1\"/>", "</mask>",
        "</variation>",
      ])
    let nowhere = try tool.text(of: "chart.xib")
    #expect(
      try added(
        "edit", "c1", "--installed", "yes", "--width-class", "compact", "--height-class", "regular", to: nowhere) == [
          "<variation key=\"heightClass=regular-widthClass=compact\">", "<mask key=\"constraints\">",
          "<include reference=\"c1\"/>", "</mask>", "</variation>",
        ])
    // Values that hold in all size classes are not written.
    #expect(try added("edit", "c1", "--installed", "no", "--width-class", "regular", to: nowhere) == [])
    #expect(try added("edit", "c1", "--installed", "yes", to: nowhere) == [])
    try expect(tool.text(of: "chart.xib"), is: EditingExamples.xib)
  }

  @Test func `IBA-06: the installation of a size class applies there`() throws {
    _ = try added("edit", "c1", "--installed", "no", "--width-class", "regular", to: EditingExamples.xib)
    func constraints(on device: String) throws -> Int {
      let run = try tool.run("trace", "chart.xib", "-d", device, "--orientation", "portrait", "--constraints")
      return run.output.split(separator: "\n").count { $0.contains("<NSLayoutConstraint:") }
    }
    let (phone, tablet) = (try constraints(on: "iphone-8"), try constraints(on: "ipad-mini-6"))
    #expect(phone == tablet + 1, "\(phone) and \(tablet)")
  }

  @Test func `IBA-06: a scene writes the size classes of a constraint after its equation`() throws {
    let line = "\"switch.trailing == superview.trailing - 16 #onOff\""
    func becomes(_ words: String) -> [String] { ["-- \(line)", "+- \(line): { \(words) }"] }
    try expect(
      tool.changes("edit", "onOff", "--installed", "no", "--width-class", "compact"),
      is: becomes("when: { widthClass: regular }"))
    try expect(
      tool.changes("edit", "onOff", "--installed", "no", "--width-class", "compact", "--height-class", "regular"),
      is: becomes("when: [{ widthClass: regular }, { heightClass: compact }]"))
    try expect(tool.changes("edit", "onOff", "--installed", "no"), is: becomes("installed: false"))
    try expect(tool.changes("edit", "onOff", "--installed", "yes", "--height-class", "compact"), is: [])
  }

  @Test(arguments: [
    ["--width-class", "compact"], ["--height-class", "regular"], [],
    ["--width-class", "regular", "--height-class", "compact"],
  ])
  func `IBA-06: an edit and its inverse restore the bytes of a scene`(classes: [String]) throws {
    let described = EditingExamples.card.replacing(
      "switch.centerY == title.centerY", with: "switch.centerY == title.centerY: { describe: \"beside it\" } # aligned")
    try tool.add("a.scene.yaml", described)
    for word in ["no", "yes"] {
      for name in ["onOff", "switch.centerY == title.centerY"] {
        let run = try tool.run(arguments: ["edit", "a.scene.yaml", name, "--installed", word, "--write"] + classes)
        #expect(run.code == 0, "\(run.messages)")
      }
      #expect(try tool.run("check", "a.scene.yaml").code <= 1)
      try expect(tool.text(of: "a.scene.yaml") == described, is: word == "yes")
    }
  }

  @Test func `IBA-06: a scene is laid out with the constraints installed in its size classes`() throws {
    let run = { (words: String...) in try tool.run(arguments: words) }
    try tool.add("a.scene.yaml", EditingExamples.card.replacing("[iPhone 8]", with: "[iPhone 8, iPad mini (6th gen)]"))
    let edit = try run("edit", "a.scene.yaml", "onOff", "--installed", "no", "--width-class", "regular", "--write")
    #expect(
      edit.code == 0
        && edit.messages.contains("the position or size of 'switch' is ambiguous after this change"), "\(edit)")
    try expect(run("check", "a.scene.yaml", "-d", "iphone-8").code, is: 0)
    try expect(run("check", "a.scene.yaml", "-d", "ipad-mini-6").code, is: 1)
    // Changing the relation keeps the size classes.
    let relation = try run("edit", "a.scene.yaml", "onOff", "--relation", ">=")
    #expect(
      relation.output.contains(
        "+  - \"switch.trailing >= superview.trailing - 16 #onOff\": { when: { widthClass: compact } }"),
      "\(relation)")
  }

  @Test func `a shared line cannot be installed separately, and a size class without --installed is rejected`() throws {
    try tool.add("a.scene.yaml", EditingExamples.card)
    let run = try tool.run("edit", "a.scene.yaml", "note.leading", "--installed", "no")
    #expect(run.code == 65 && run.messages.contains("not an equation on its own line"), "\(run.messages)")
    let alone = try tool.run("edit", "a.scene.yaml", "onOff", "--width-class", "compact")
    #expect(alone.code == 64 && alone.messages.contains("add --installed yes or --installed no"))
    try tool.add(
      "b.scene.yaml",
      """
      format: 1
      devices: [iPhone 8]
      views: { a: { size: 10 } }
      constraints: [a: { leading: superview, top: superview }]
      variants: { landscape: { constraints: [a.width == 10: { when: { widthClass: compact } }] } }

      """)
    let variant = try tool.run("check", "b.scene.yaml")
    #expect(variant.code == 65 && (variant.output + variant.messages).contains("when"), "\(variant)")
  }

  @Test func `SIZ-04: content priorities are changed where they are written, or added`() throws {
    #expect(
      try tool.changes("edit", "title", "--hugging", "horizontal=252", "--compression", "740") == [
        "-title: { type: label, text: Title, contentSize: 40x20 }",
        "+title: { type: label, text: Title, contentSize: 40x20, hug: { horizontal: 252 }, resist: 740 }",
      ])
    let file = """
      format: 1
      devices: [iPhone 8]
      orientations: [portrait]
      views:
        a: { type: label, text: A, hug: 251 }
        b:
          type: label
          text: B # the second
        c: { type: label, text: C, resist: { vertical: 3 } }
      constraints:
        - H:|-[a]-[b]-[c]
        - V:|-[a]
        - V:|-[b]
        - V:|-[c]

      """
    #expect(
      try tool.changes("edit", "a", "b", "c", "--hugging", "vertical=7", "--compression", "vertical=9", file: file) == [
        "-a: { type: label, text: A, hug: 251 }",
        "+a: { type: label, text: A, hug: { horizontal: 251, vertical: 7 }, resist: { vertical: 9 } }",
        "-c: { type: label, text: C, resist: { vertical: 3 } }",
        "+hug: { vertical: 7 }", "+resist: { vertical: 9 }",
        "+c: { type: label, text: C, resist: { vertical: 9 }, hug: { vertical: 7 } }",
      ])
  }

  @Test func `SIZ-04: in a document, priorities are written where Xcode writes them`() throws {
    let added = try added(
      "edit", "chart", "--compression", "vertical=749", "--hugging", "horizontal=260", to: EditingExamples.xib)
    #expect(added.count == 1)
    let names = added.first?.matches(of: /(\w+)="/).map { String($0.output.1) } ?? []
    let places = ["contentMode", "horizontalHuggingPriority", "verticalCompressionResistancePriority", "id"].compactMap
    {
      names.firstIndex(of: $0)
    }
    #expect(places == places.sorted() && places.count >= 3, "\(added)")
  }

  @Test func `RES-04: of two competing contents, the later one yields`() throws {
    let file = """
      format: 1
      devices: [iPhone 4s]
      orientations: [portrait]
      views:
        dept: { type: label, text: Department Name, contentSize: 141x21 }
        value: { type: label, text: ValueValueValueValue, contentSize: 172x21 }
      constraints:
        - dept: { leading: superview + 20, top: superview + 84 }
        - value: { trailing: superview - 20, top: superview + 84 }
        - value.leading >= dept.trailing + 8

      """
    try tool.add("a.scene.yaml", file)
    let run = try tool.run("resolve", "a.scene.yaml", "--write")
    #expect(
      run.output.contains(
        """
        no constraint is missing; decide which content gives way
            value: horizontal compression resistance becomes 749
        """), "\(run.output)")
    // The text with the lower priority is truncated, and nothing is ambiguous.
    let check = try tool.run("check", "a.scene.yaml")
    #expect(check.code == 0 && !check.output.contains("ambiguous"), "\(check.output)")
  }

  @Test(arguments: ["0", "1001", "x", "diagonal=3", "horizontal=", "=3"])
  func `an invalid priority is rejected`(word: String) throws {
    try tool.add("a.scene.yaml", EditingExamples.card)
    let run = try tool.run("edit", "a.scene.yaml", "title", "--hugging", word)
    #expect(run.code == 64 && run.messages.contains("invalid value '\(word)' for '--hugging'"), "\(run.messages)")
  }
}
