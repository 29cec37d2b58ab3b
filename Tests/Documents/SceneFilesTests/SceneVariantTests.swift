import AutoLayout
import DocumentTestSupport
import Findings
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing
import Typography

/// The changes that the variants of a scene make, and their conditions.
@Suite struct SceneVariantTests {
  @Test func `constraints of a variant are installed only by the variant`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      views: { a: }
      constraints:
        narrow: [a.width == 1, a.height == 2]
        other: [a.top == superview.top]
      variants:
        landscape:
          remove: narrow
          constraints: [a.width == 3]
        big:
          when: { textSize: AX1..AX5 }
          constraints: { tall: [a.height == 4] }
        bigger:
          when: { textSize: AX5 }
          remove: [tall, other]
      """)
    expect(scene.constraints.map(\.isInstalled), is: [true, true, true, false, false])
    expect(scene.constraints.map(\.group), is: ["narrow", "narrow", "other", nil, "tall"])
    expect(scene.variations.map(\.name), is: ["landscape", "big", "bigger"])
    expect(scene.variations.map(\.installed), is: [[3], [4], []])
    expect(scene.variations.map(\.removed), is: [[0, 1], [], [4, 2]])
  }

  @Test func `a variant applies under its conditions`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      devices: [{ name: My Frame, width: 700, height: 900 }, iPhone 5s]
      variants:
        portrait:
        all of it:
          when:
            orientation: landscape
            device: [My Frame, iPhone 5s]
            idiom: pad
            widthClass: compact
            heightClass: regular
            locale: [de, fr]
            textSize: [S, AX4..AX5]
            appearance: dark
      """)
    #expect(
      scene.variations.map(\.condition) == [
        VariationCondition(orientation: .portrait),
        VariationCondition(
          orientation: .landscape, widthClass: .compact, heightClass: .regular, idiom: .pad,
          devices: ["my-frame", "iphone-5s"], locales: ["de", "fr"], textSizes: [.s, .ax4, .ax5], appearance: .dark),
      ])
  }

  @Test func `a variant changes view properties`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      views:
        name: { type: label, text: N, style: title1, weight: bold }
        rows: { type: stack, spacing: 4 }
        box: { color: red }
      variants:
        landscape:
          views:
            name: { text: M, lines: 0, style: title2, hug: { vertical: 1 }, resist: 2, contentSize: 4x5 }
            rows: { axis: vertical, spacing: 8, distribution: fillEqually, alignment: top }
            box: { color: blue, hidden: true }
      """)
    let changes = scene.variations[0].viewChanges
    expect(changes.map(\.view), is: [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3])
    #expect(
      changes.map(\.property) == [
        .text(LocalizedText("M")), .numberOfLines(0), .contentHugging(.vertical, LayoutPriority(1)),
        .compressionResistance(.horizontal, LayoutPriority(2)), .compressionResistance(.vertical, LayoutPriority(2)),
        .intrinsicContentSize(IntrinsicContentSize(width: 4, height: 5)), .font(.style(.title2)),
        .stackAxis(.vertical), .stackSpacing(8), .stackDistribution(.fillEqually), .stackAlignment(.top),
        .background(.system(.blue)), .isHidden(true),
      ])
  }

  @Test func `a variant changes the content of controls`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      views:
        name: { type: textField, placeholder: Name }
        photo: { type: image, image: cat, imageSize: 4x5, mode: center }
        go: { type: button, text: Go }
        sound: { type: switch }
        volume: { type: slider }
        tabs: { type: segmentedControl, titles: [A, B] }
        dots: { type: pageControl, pages: 4 }
        bar: { type: navigationBar, title: Old }
        title: { type: label, text: T }
      variants:
        landscape:
          views:
            name: { placeholder: Your name, color: red }
            photo: { symbol: star, tint: blue }
            go: { image: arrow, imageSize: 8x9, fill: red }
            sound: { on: true }
            volume: { value: 0.25 }
            tabs: { titles: [C], selected: 0 }
            dots: { current: 3 }
            bar: { title: New }
            title: { color: secondary }
      """)
    let views = try scene.resolved(for: SceneVariant(on: "iphone-5", orientation: .landscape)).views
    guard case .textField(let field) = views[1].content, case .image(let photo) = views[2].content,
      case .button(let button) = views[3].content, case .label(let title) = views[9].content
    else {
      Issue.record("unexpected types of views")
      return
    }
    #expect(field.placeholder == "Your name" && field.color?.description == .system(.red))
    // A property of an image that a variant does not mention keeps its value.
    #expect(photo.name == "star" && photo.isSymbol && photo.mode == .center)
    #expect(photo.size == Size(width: 4, height: 5) && views[2].appearance.tint?.description == .system(.blue))
    #expect(button.image?.name == "arrow" && button.image?.size == Size(width: 8, height: 9))
    #expect(button.style == .filled && views[3].appearance.tint?.description == .system(.red))
    #expect(views[4].content == .toggle(isOn: true) && views[5].content == .slider(value: 0.25))
    expect(views[6].content, is: .segmentedControl(titles: ["C"], selected: 0))
    expect(views[7].content, is: .pageControl(pages: 4, current: 3))
    expect(views[8].content, is: .navigationBar(.init(title: "New")))
    expect(title.color?.description, is: .system(.secondaryLabel))
  }

  @Test func `a size in a variant replaces that of the view`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      views: { a: { width: 1, height: 2, aspect: 1/2 }, b: { size: 7 } }
      variants:
        landscape:
          views: { a: { height: 3 }, b: { size: 8x9 } }
        portrait:
          views: { a: { size: 5 } }
      """)
    expect(scene.variations.map(\.removed), is: [[1, 3, 4], [0, 1]])
    expect(scene.variations.map(\.installed), is: [[5, 6, 7], [8, 9]])
    expect(scene.canonicalText(scene.constraints[5].constraint), is: "a.height == 3")
  }
}
