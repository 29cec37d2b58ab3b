package import Geometry

/// The colors of the gallery, light and dark.
///
/// Marks have the colors of the overlays. Text in the color of a mark is darker or lighter than it: text needs a
/// contrast of 4.5 to 1, marks only 3 to 1 (WCAG 2.2, 1.4.3 and 1.4.11).
package enum GalleryPalette {
  /// The purpose of a color.
  package enum Role: String, Sendable, Hashable, CaseIterable {
    /// The background of the page.
    case page
    /// The background of cards and panels.
    case surface
    /// The background of a picture.
    case stage
    /// The background of hovered and selected elements.
    case raised
    /// Text.
    case ink
    /// Secondary text.
    case quiet
    /// Decorative lines.
    case line
    /// The outlines of controls.
    case control
    /// Links, focus, selection.
    case accent
    /// Text on the accent color.
    case onAccent
    /// The outline of a view over a picture, which may be light even on a dark page.
    case marker
    /// Text on the label of that outline.
    case onMarker
    /// The mark of a satisfied constraint and of a layout without findings.
    case satisfied
    /// The mark and the text of a warning.
    case warning
    /// The background of the text of a warning.
    case warningFill
    /// The mark of an error.
    case error
    /// The text of an error.
    case errorInk
    /// The background of the text of an error.
    case errorFill

    /// The name of the variable in the style sheet: `--on-accent`.
    package var variable: String {
      "--" + rawValue.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
    }
  }

  /// Returns the color of a role on a light page.
  package static func light(_ role: Role) -> Color {
    switch role {
    case .page: Color(0xF2F2F7)
    case .surface: Color(0xFFFFFF)
    case .stage: Color(0xE6E6EC)
    case .raised: Color(0xEAF1FD)
    case .ink: Color(0x1A1A1A)
    case .quiet: Color(0x5A5A64)
    case .line: Color(0xDCDCE2)
    case .control: Color(0x80808A)
    case .accent: Color(0x0A5FD6)
    case .onAccent: Color(0xFFFFFF)
    case .marker: Color(0x0A5FD6)
    case .onMarker: Color(0xFFFFFF)
    case .satisfied: Color(0x3388FF)
    case .warning: Color(0x735E00)
    case .warningFill: Color(0xFFF7DB)
    case .error: Color(0xFF0080)
    case .errorInk: Color(0xB8005C)
    case .errorFill: Color(0xFFEBF4)
    }
  }

  /// Returns the color of a role on a dark page.
  package static func dark(_ role: Role) -> Color {
    switch role {
    case .page: Color(0x000000)
    case .surface: Color(0x1C1C1E)
    case .stage: Color(0x101012)
    case .raised: Color(0x24303F)
    case .ink: Color(0xF2F2F2)
    case .quiet: Color(0xA6A6B0)
    case .line: Color(0x38383C)
    case .control: Color(0x7E7E88)
    case .accent: Color(0x80B5FF)
    case .onAccent: Color(0x0B1A30)
    case .marker: Color(0x0A5FD6)
    case .onMarker: Color(0xFFFFFF)
    case .satisfied: Color(0x80B5FF)
    case .warning: Color(0xF2BF30)
    case .warningFill: Color(0x2E2708)
    case .error: Color(0xFF3385)
    case .errorInk: Color(0xFF80B3)
    case .errorFill: Color(0x381225)
    }
  }

  /// The variables of the style sheet, with dark values for systems in dark mode.
  package static var style: String {
    func variables(_ color: (Role) -> Color, indentation: String) -> String {
      Role.allCases.map { "\(indentation)\($0.variable): \(color($0).hexadecimal);\n" }.joined()
    }
    return """
      :root {
        color-scheme: light dark;
      \(variables(light, indentation: "  "))}

      @media screen and (prefers-color-scheme: dark) {
        :root {
      \(variables(dark, indentation: "    "))  }
      }

      """
  }
}
