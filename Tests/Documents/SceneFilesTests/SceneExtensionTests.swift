import AutoLayout
import DocumentTestSupport
import Geometry
import LayoutTestSupport
import MarkupReading
import SceneLayouts
import Scenes
import Testing
import Typography

@testable import SceneFiles

/// The parts of scene files that exist because Interface Builder's documents need them.
@Suite struct SceneExtensionTests {
  @Test func `the root has its own properties`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      controls: flat
      textEra: beforeVariableFont
      root: { type: stack, axis: vertical, margins: { leading: 5 }, direction: rtl, class: App.Root }
      views: { a: { spacingAfter: 3 }, b: , c: { arranged: false } }
      """)
    #expect(scene.controlGeneration == .flat && scene.textEra == .beforeVariableFont)
    expect(scene.views[0].placement.stack?.arrangedViews, is: [1, 2])
    expect(scene.views[0].placement.stack?.customSpacing, is: [1: 3])
    #expect(
      scene.views[0].placement.margins.stated == EdgeInsets(left: 5) && scene.views[0].placement.margins.isDirectional)
    #expect(scene.views[0].placement.direction == .rightToLeft && scene.views[0].identity.customClass == "App.Root")
    expect(scene.views[0].appearance.background, is: .system(.background))
  }

  @Test func `a frame follows its superview as with autoresizing masks`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      size: { width: 400, height: 300 }
      views:
        a: { frame: { x: 10, y: 10, width: 80, height: 20, in: 200x100, stretch: [width, top] } }
        b: { frame: { x: 1, y: 2, width: 3, height: 4 } }
      """)
    let variant = try #require(scene.selection.variants(fallback: VariantSelection()).first)
    let layout = scene.resolved(for: variant).layout()
    expect(layout.frames[1], is: Rect(x: 10, y: 210, width: 280, height: 20))
    expect(layout.frames[2], is: Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `a device overrides the values that device rules would give`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      bars: [navigation]
      devices:
        - { name: A, width: 375, height: 667, safeArea: { top: 64 }, includesBars: true, margins: 7, textSize: XS }
        - { name: B, width: 375, height: 667, safeArea: { top: 20 }, sizeClasses: any }
        - { name: C, width: 375, height: 667, sizeClasses: { width: regular, height: compact } }
      variants:
        narrow:
          when: { widthClass: compact }
          views: { a: { hidden: true } }
      views: { a: }
      """)
    let variants = scene.selection.variants(fallback: VariantSelection(orientations: [.portrait]))
    let resolved = variants.map { scene.resolved(for: $0) }
    expect(resolved.map(\.safeArea.top), is: [64, 64, 44])
    expect(resolved.map(\.rootMargins.left), is: [7, 16, 16])
    expect(variants.map(\.textSize), is: [.xs, .l, .l])
    expect(resolved.map(\.activeVariations), is: [["narrow"], [], []])
    expect(variants.map(\.widthClass), is: [.compact, nil, .regular])
  }

  @Test func `a chosen text size takes precedence over that of the device`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      textSizes: [XL]
      devices: [{ name: A, width: 375, height: 667, textSize: XS }]
      """)
    expect(scene.selection.variants(fallback: VariantSelection()).map(\.textSize), is: [.xl, .xl])
  }

  @Test func `contents have natural sizes and insets`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      views:
        a: { type: image, imageSize: 24x20 }
        b: { type: button, imageSize: 10, contentInsets: { left: 3 }, background: red }
        c: { type: label, text: Hello, lines: 0, maxLayoutWidth: 80, unbrokenSize: 90x24 }
        d: { type: cell, accessory: checkmark, separator: false }
        e: { type: table, views: { f: { type: web, preservesSuperviewMargins: true, insetsFromSafeArea: false } } }
      """)
    expect(scene.views[1].content, is: .image(ImageContent(size: Size(width: 24, height: 20))))
    guard case .button(let button) = scene.views[2].content else { throw DocumentError([]) }
    #expect(button.image?.size == Size(width: 10, height: 10) && button.contentInsets == EdgeInsets(left: 3))
    expect(scene.views[2].appearance.background, is: .system(.red))
    guard case .label(let label) = scene.views[3].content else { throw DocumentError([]) }
    expect(label.preferredMaxLayoutWidth, is: 80)
    let reported = ReportedTextSize(Size(width: 90, height: 24), of: "Hello", in: .style(.body))
    expect(label.reportedSize, is: reported)
    expect(scene.views[4].content, is: .cell(CellContent(accessory: .checkmark, hasSeparator: false)))
    #expect(scene.views[5].content == .table && scene.views[6].content == .web)
    #expect(
      scene.views[6].placement.margins.preservesSuperviewMargins && !scene.views[6].placement.margins.insetsFromSafeArea
    )
  }

  @Test func `the size of unbroken text may be that at another text size`() throws {
    let size = "unbrokenSize: { width: 39, height: 18, textSize: XS }"
    let scene = try SceneFile.scene("format: 1\nviews: { a: { type: label, text: Hi, \(size) } }")
    guard case .label(let label) = scene.views[1].content else { throw DocumentError([]) }
    #expect(
      label.reportedSize
        == ReportedTextSize(Size(width: 39, height: 18), of: "Hi", in: .style(.body), at: .xs))
    #expect(SceneWriter.text(of: scene).contains(size))
  }

  @Test func `labels have line heights`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      views:
        a: { type: label, text: Hello, lineHeight: { multiple: 1.2, minimum: 20, maximum: 30, spacing: 4 } }
        b: { type: textView, text: Hello, lineHeight: { spacing: 4 } }
      """)
    let heights = scene.views.dropFirst().map(\.content.label?.lineHeight)
    expect(heights, is: [LineHeight(multiple: 1.2, minimum: 20, maximum: 30, spacing: 4), LineHeight(spacing: 4)])
  }

  @Test func `text fields have different padding on the canvas`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      devices: { canvas: iPhone 8 }
      views: { name: { type: textField, text: Ada, border: false } }
      canvas: { textFieldRooms: { name: 0 } }
      """)
    expect(scene.canvas.sizes.textFieldRooms, is: [1: 0])
  }

  @Test func `labels have other font sizes on the canvas`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      devices: { canvas: iPhone 8 }
      views: { name: { type: label, text: Ada, font: title1 } }
      canvas: { fontSizes: { name: 26 } }
      """)
    expect(scene.canvas.sizes.fontSizes, is: [1: 26])
  }

  @Test func `unspecified edges of a button's content insets are those of its style`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      views:
        a: { type: button, fill: green, contentInsets: { leading: 28, trailing: 28 } }
        b: { type: button, contentInsets: { leading: 28 } }
        c: { type: button, fill: plain, contentInsets: 3 }
      """)
    let insets = scene.views.dropFirst().map { view -> EdgeInsets? in
      if case .button(let button) = view.content { button.contentInsets } else { nil }
    }
    #expect(
      insets == [
        EdgeInsets(top: 7, left: 28, bottom: 7, right: 28), EdgeInsets(left: 28), EdgeInsets(all: 3),
      ])
  }

  @Test func `a text style may have UIKit's name, and an aspect ratio Interface Builder's notation`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      views:
        a: { type: label, style: subheadline, aspect: 16:9 }
        b: { type: label, font: subheadline, aspect: 1:1 }
        c: { type: label, font: { style: subheadline, weight: bold }, aspect: 3:2.5 }
      """)
    let fonts = scene.views.dropFirst().map { view -> FontDescription? in
      if case .label(let label) = view.content { label.font } else { nil }
    }
    expect(fonts.prefix(2), is: [.style(.subhead), .style(.subhead)])
    #expect(fonts.last??.size == .style(.subhead) && fonts.last??.weight == .bold)
    expect(scene.constraints.map(\.constraint.multiplier), is: [16.0 / 9, 1, 1.2])
  }

  @Test(arguments: ["0:1", "1:0", "1:-2"])
  func `an aspect ratio needs two positive sides`(ratio: String) {
    let messages = SceneFile.messages("format: 1\nviews: { a: { aspect: \"\(ratio)\" } }")
    #expect(messages.contains("[number-out-of-range]"))
  }

  @Test func `a variant restores constraints that an earlier one removes or adds`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      views: { a: }
      constraints: { base: [a.width == 1] }
      variants:
        landscape: { remove: base, constraints: { tall: [a.height == 2] } }
        big: { when: { textSize: AX5 }, restore: [base, tall] }
      """)
    expect(scene.variations.map(\.removed), is: [[0], []])
    expect(scene.variations.map(\.installed), is: [[1], [0, 1]])
  }
}
