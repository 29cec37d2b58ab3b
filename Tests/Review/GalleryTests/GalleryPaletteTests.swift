import Foundation
import Geometry
import Testing

@testable import Gallery

@Suite struct GalleryPaletteTests {
  typealias Role = GalleryPalette.Role

  static let palettes: [(String, @Sendable (Role) -> Color)] = [
    ("light", { GalleryPalette.light($0) }), ("dark", { GalleryPalette.dark($0) }),
  ]

  @Test func `text has a contrast of 4.5:1 with its background`() {
    let texts: [(Role, [Role])] = [
      (.ink, [.page, .surface, .stage, .raised]), (.quiet, [.page, .surface, .raised]),
      (.accent, [.page, .surface, .raised, .errorFill]), (.onAccent, [.accent]), (.onMarker, [.marker]),
      (.warning, [.page, .surface, .raised, .warningFill]), (.errorInk, [.page, .surface, .raised, .errorFill]),
      (.ink, [.errorFill]),
    ]
    expectContrast(texts, above: 4.5)
  }

  @Test func `marks and outlines of controls have a contrast of 3:1`() {
    let marks: [(Role, [Role])] = [
      (.control, [.page, .surface]), (.satisfied, [.page, .surface]), (.error, [.page, .surface]),
      (.warning, [.page, .surface]), (.accent, [.stage]),
    ]
    expectContrast(marks, above: 3)
  }

  @Test func `the outline of a view is visible on light and dark pictures`() {
    for (_, color) in Self.palettes {
      #expect(Self.contrast(color(.marker), .white) >= 3)
      #expect(Self.contrast(color(.marker), .black) >= 3)
    }
  }

  @Test func `the style sheet has every color in light and dark`() {
    let style = GalleryPage.style
    for role in Role.allCases {
      #expect(style.contains("\(role.variable): \(GalleryPalette.light(role).hexadecimal);"))
      #expect(style.contains("\(role.variable): \(GalleryPalette.dark(role).hexadecimal);"))
    }
  }

  @Test func `every variable that the style sheet uses is defined`() {
    let style = GalleryPage.style
    let used = Set(style.matches(of: /var\((--[a-z-]+)[,)]/).map { String($0.1) })
    // The script sets these on elements.
    let local: Set = [
      "--width", "--height", "--scale", "--zoom", "--tallest", "--depth", "--side", "--pixel", "--numbers", "--drawn",
    ]
    let lengths: Set = ["--name-width"]
    #expect(used.subtracting(local).subtracting(lengths).isSubset(of: Role.allCases.map(\.variable)))
    for name in lengths { #expect(style.contains("\(name): ")) }
    for name in local { #expect(GalleryPage.script.contains(name)) }
  }

  private func expectContrast(_ pairs: [(Role, [Role])], above limit: Double) {
    for (name, color) in Self.palettes {
      for (role, backgrounds) in pairs {
        for background in backgrounds {
          let contrast = Self.contrast(color(role), color(background))
          #expect(contrast >= limit, "\(name): \(role) on \(background) is \(contrast)")
        }
      }
    }
  }

  /// The contrast of two colors by WCAG 2.2.
  private static func contrast(_ first: Color, _ second: Color) -> Double {
    let (high, low) = (max(luminance(first), luminance(second)), min(luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)
  }

  private static func luminance(_ color: Color) -> Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }
}
