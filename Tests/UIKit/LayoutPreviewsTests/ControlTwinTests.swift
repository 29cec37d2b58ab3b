import CairoDrawing
import Drawing
import Foundation
import Geometry
import LayoutReview
import ReviewPlans
import SceneDrawing
import SceneLayouts
import Scenes
import Testing
import Typography
import UIKit

@testable import LayoutPreviews

/// Controls have the same size in code as in a scene, in each of their styles: both use one table of metrics and measure
/// text alike. With the same content they are drawn by the same commands.
///
/// Compact and inline date pickers are missing: scenes only have those with wheels, as Xcode documents record them.
@MainActor
struct ControlTwinTests {
  /// The controls of the scene: the rest of the line that defines a view.
  private static let controls = [
    "label, text: Fortnight", "label, text: Fortnight, style: title1", "label, text: Fortnight, font: 13, weight: bold",
    #"label, text: "One\nfortnight\nlater", lines: 0"#,
    #"label, text: "One\nfortnight\nlater", lines: 2, style: subheadline, weight: bold"#,
    #"label, text: "One\nfortnight\nlater", lines: 0, font: 13"#,
    "label, text: Two fortnights and another one, lines: 0, maxLayoutWidth: 120, style: title1",
    "button, text: Fortnight", "button, text: Fortnight, style: footnote", "button, text: Fortnight, style: largeTitle",
    "button, text: Fortnight, fill: plain", "button, text: Fortnight, fill: gray",
    "button, text: Fortnight, fill: tinted", "button, text: Fortnight, fill: filled",
    "textField, text: Fortnight", "textField, placeholder: Fortnight, style: title1", "textField, text: Day, font: 50",
    "textField, text: Fortnight, style: largeTitle, weight: bold", "textField",
    "textField, text: Fortnight, border: false", "textField, text: Fortnight, style: title1, border: false",
    "textView, text: Fortnight, scrolls: false", "textView, text: Fortnight, scrolls: false, style: title1",
    #"textView, text: "One\nfortnight\nlater", scrolls: false, style: footnote"#,
    #"textView, text: "One\nfortnight\nlater", scrolls: false, font: 15"#, "textView, scrolls: false",
    "switch", "slider", "stepper", "progress, value: 0.5", "activityIndicator", "activityIndicator, large: true",
    "pageControl, pages: 1", "pageControl, pages: 4",
    "segmentedControl, titles: [Day, Fortnight, Month]", "segmentedControl, titles: [Day]",
    "picker", "datePicker", "searchBar, placeholder: Fortnight", "searchBar, minimal: true",
    "navigationBar, title: Fortnight", "toolbar", "tabBar",
  ]

  /// Controls, bars and cells with content, which scenes and code draw with the same commands. Cells without a separator
  /// are missing: in code, separators belong to the table.
  private nonisolated static let drawn = [
    "navigationBar, title: Fortnight", "toolbar, titles: [Edit, Done]", "toolbar, symbols: [trash, plus]",
    "tabBar, titles: [Home, Search], symbols: [house, magnifyingglass]", "searchBar, placeholder: Fortnight",
    "searchBar, minimal: true", "cell", "cell, accessory: disclosureIndicator", "cell, accessory: checkmark",
    "cell, accessory: detailButton", "cell, accessory: detailDisclosureButton", "map",
    "effect", "switch, on: true", "switch, tint: red", "slider, value: 0.25", "progress, value: 0.5", "stepper",
    "segmentedControl, titles: [Day, Fortnight, Month], selected: 1", "pageControl, pages: 4, current: 2",
    "activityIndicator, large: true", "picker", "datePicker", "image, symbol: heart.fill, tint: red",
    "button, text: Fortnight", "button, text: Fortnight, fill: filled", "button, symbol: plus, text: Add",
    "label, text: Fortnight, align: right, color: secondaryLabel", "textField, placeholder: Fortnight",
    "textField, text: Fortnight, border: false", #"textView, text: "One\nfortnight", scrolls: false"#,
  ]

  @Test(arguments: [TextSize.l, .xs, .ax2])
  func `controls have the same sizes in scenes and in code`(textSize: TextSize) async throws {
    let twins = try await twins(of: Self.controls, textSize: textSize)
    let names = Self.controls.indices.map { "view\($0)" }
    let sizes = Dictionary(
      zip(twins.made.resolved.views.map(\.name), twins.made.frames.map(\.size)),
      uniquingKeysWith: { first, _ in first })
    let differences = zip(names.indices, twins.written.frames.dropFirst()).compactMap { index, frame -> String? in
      guard let size = sizes[names[index]] else { return "\(Self.controls[index]) is missing in code" }
      return size == frame.size ? nil : "\(Self.controls[index]): \(size) in code, not \(frame.size)"
    }
    #expect(twins.written.frames.count == names.count + 1)
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  @Test(arguments: drawn)
  func `controls, bars and cells are drawn alike in scenes and in code`(control: String) async throws {
    let twins = try await twins(of: [control], textSize: .l, size: ", width: 300, height: 60")
    let measurer = try CairoTextMeasurer()
    let commands = [twins.written, twins.made].map { layout in
      layout.displayList(style: LayoutDrawingStyle(overlays: []), measuringTextWith: measurer).commands
        .flatMap(Self.parts)
    }
    let (expected, found) = (commands[0], commands[1])
    #expect(!expected.isEmpty)
    let other = Set(expected).symmetricDifference(found).map { "\($0)".prefix(300) }
    #expect(expected == found, "\(other.joined(separator: "\n"))")
  }

  /// The commands without their groups, whose names are those of views.
  private static func parts(of command: DrawingCommand) -> [DrawingCommand] {
    if case .group(_, let inner) = command { return inner.flatMap(parts) }
    return [command]
  }

  /// Returns the layouts of a scene with controls at its top left corner, and of the same controls in code.
  private func twins(
    of controls: [String], textSize: TextSize, size: String = ""
  ) async throws -> (written: Layout, made: Layout) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent("Controls.scene.yaml").path
    let names = controls.indices.map { "view\($0)" }
    let views = zip(names, controls).map { "  \($0): { type: \($1) }" }
    let constraints = names.map { "  - \($0): { left: superview, top: superview\(size) }" }
    let text =
      "format: 1\nscene: Controls\nviews:\n" + views.joined(separator: "\n") + "\nconstraints:\n"
      + constraints.joined(separator: "\n") + "\n"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    var selection = ReviewSelection()
    selection.variants.devices = DeviceCatalogue.devices(named: "iphone-16-pro")
    selection.variants.orientations = [.portrait]
    selection.variants.textSizes = [textSize]
    let written = try await layout(of: ReviewPlan(documentsAt: [path], selection: selection))
    let hasSize = !size.isEmpty
    let preview = Preview("controls") { Self.screen(with: written.resolved.views.dropFirst(), hasSize: hasSize) }
    return (written, try await layout(of: PreviewReview(of: [preview], selection: selection).laidOut()))
  }

  private func layout(of plan: ReviewPlan) async throws -> Layout {
    let layouts = try await plan.solveLayouts(
      measuringTextWith: { try CairoTextMeasurer() }, workers: 1, { _, layout in layout })
    return try #require(layouts.first ?? nil)
  }

  /// Returns a screen with the views in code that correspond to those of a scene, at its top left corner.
  private static func screen(with views: some Sequence<ResolvedView>, hasSize: Bool) -> UIView {
    let screen = UIView()
    screen.backgroundColor = .systemBackground
    for view in views {
      let control = view.content.made(view)
      control.show(view)
      control.accessibilityIdentifier = view.name
      control.translatesAutoresizingMaskIntoConstraints = false
      screen.addSubview(control)
      NSLayoutConstraint.activate([
        control.leftAnchor.constraint(equalTo: screen.leftAnchor),
        control.topAnchor.constraint(equalTo: screen.topAnchor),
      ])
      guard hasSize else { continue }
      control.widthAnchor.constraint(equalToConstant: 300).isActive = true
      control.heightAnchor.constraint(equalToConstant: 60).isActive = true
    }
    return screen
  }
}
