import CairoDrawing
import CommandArguments
import Findings
import Geometry
import ReviewPlans
import SceneLayouts
import Scenes
import Testing
import Typography
import UIKit

@testable import LayoutPreviews

/// Views in code become the values that scenes are drawn from.
@MainActor
struct PreviewLayoutTests {
  /// A row that refers to its views by properties: directly, in a list, lazily and by an identifier.
  private final class Row: UIView {
    let title = UILabel()
    let buttons = [UIButton(type: .system), UIButton(type: .system)]
    private lazy var note: UILabel? = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      title.text = "Title"
      let named = UIView()
      named.accessibilityIdentifier = "divider"
      for view in [title, buttons[0], buttons[1], named, note, UIView(), UIView()].compactMap(\.self) {
        addSubview(view)
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Nested: UIView {
    let first = Row()
    let second = Row()

    override init(frame: CGRect) {
      super.init(frame: frame)
      for view in [first, second] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }
  }

  private func layout(_ preview: Preview, _ change: (inout VariantSelection) -> Void = { _ in }) throws -> Layout {
    var selection = ReviewSelection()
    selection.variants.devices = DeviceCatalogue.devices(named: "iphone-16-pro")
    selection.variants.orientations = [.portrait]
    change(&selection.variants)
    let plan = try PreviewReview(of: [preview], selection: selection).laidOut()
    return try #require(plan.scenes[0].made.first)
  }

  /// A card of 120 × 56 points, of which an app sets the name and the picture later.
  private final class Card: UIView {
    let userNameLabel = UILabel()
    let picture = UIImageView()
    let note = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      note.text = "Note"
      for view in [userNameLabel, picture, note] { addSubview(view) }
      heightAnchor.constraint(equalToConstant: 56).isActive = true
      widthAnchor.constraint(equalToConstant: 120).isActive = true
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `a view without data shows the names of its labels, if it has no preview`() throws {
    let card = Card()
    let sample = Preview(sample: "Card", path: "Card.swift", line: 1) { FittedView(showing: card) }
    let made = try layout(sample)
    #expect(card.userNameLabel.text == "User name" && card.note.text == "Note")
    #expect(card.picture.backgroundColor == .systemGray5)
    // The frame that the screen gives it agrees with its own constraints.
    #expect(card.frame.size == CGSize(width: 120, height: 56))
    #expect(made.solution.conflicts.isEmpty)
    let declared = Card()
    _ = try layout(Preview("Card") { declared })
    #expect(declared.userNameLabel.text == nil)
  }

  @Test func `views are named after identifiers, properties, or classes with numbers`() throws {
    let layout = try layout(Preview("row") { Row() })
    #expect(
      layout.resolved.views.map(\.name) == [
        "superview", "title", "buttons[0]", "buttons[1]", "divider", "note", "UIView1", "UIView2",
      ])
  }

  @Test func `a name that an earlier view has gets a number`() throws {
    let names = try layout(Preview("rows") { Nested() }).resolved.views.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.prefix(3) == ["superview", "first", "title"] && names.contains("title2"))
  }

  @Test func `colors and fonts are those of the variant`() throws {
    func label() -> UILabel {
      let label = UILabel()
      label.text = "Words"
      label.font = .preferredFont(forTextStyle: .title1)
      label.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .systemRed }
      return label
    }
    let usual = try layout(Preview("label") { label() })
    let other = try layout(Preview("label") { label() }) { variants in
      variants.appearances = [.dark]
      variants.textSizes = [.ax3]
    }
    #expect(usual.resolved.views[0].appearance.background?.color == SystemColor.red.color(in: .light))
    #expect(other.resolved.views[0].appearance.background?.color == SystemColor.black.color(in: .dark))
    #expect(usual.resolved.views[0].content.label?.font.pointSize == 28)
    #expect(other.resolved.views[0].content.label?.font.pointSize == TextStyle.title1.pointSize(at: .ax3))
  }

  @Test func `the constraints that position a view are explained by the author's names`() throws {
    final class Card: UIView {
      let title = UILabel()

      override init(frame: CGRect) {
        super.init(frame: frame)
        title.text = "Title"
        title.translatesAutoresizingMaskIntoConstraints = false
        addSubview(title)
        NSLayoutConstraint.activate([
          title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
          title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
          title.topAnchor.constraint(equalTo: topAnchor, constant: 20),
        ])
      }

      required init?(coder: NSCoder) { nil }
    }
    let layout = try layout(Preview("card") { Card() })
    let text = ExplainOptions(about: ["title.width"]).text(of: layout)
    #expect(text.contains("title.width = 370"))
    #expect(text.contains("title.leading == superview.leading + 16"))
    #expect(ExplainOptions(about: ["subtitle"]).text(of: layout).isEmpty)
  }

  @Test func `a button has its image where its configuration and alignment place it`() throws {
    let layout = try layout(
      Preview("button") {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Next"
        configuration.image = UIImage(systemName: "chevron.forward")
        (configuration.imagePadding, configuration.imagePlacement) = (8, .trailing)
        let button = UIButton(configuration: configuration)
        button.contentHorizontalAlignment = .leading
        button.setBackgroundImage(UIImage(layoutSize: CGSize(width: 9, height: 9), named: "ground"), for: .normal)
        return button
      })
    let button = try #require(layout.resolved.views[0].content.button)
    #expect(button.arrangement.placement == .trailing)
    #expect(button.arrangement.padding == 8)
    #expect(button.arrangement.horizontal == .leading)
    #expect(button.backgroundImage?.name == "ground")
  }

  @Test func `colors are equal if they look the same in light and dark`() {
    #expect(UIColor.white == UIColor(white: 1, alpha: 1))
    #expect(UIColor.systemBackground != .white)
    #expect(
      UIColor.label.withAlphaComponent(0.5)
        == UIColor {
          $0.userInterfaceStyle == .dark
            ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.5)
        })
  }

  @Test func `an Arabic layout starts on the right`() throws {
    let layout = try layout(
      Preview("row") {
        let row = UIStackView(arrangedSubviews: [UISwitch(), UILabel()])
        return row
      }
    ) { $0.locales = ["ar"] }
    #expect(layout.frames[1].maxX > layout.frames[0].width - 4)
  }

  @Test func `a conflict in code is found, with its constraints by name`() throws {
    let preview = Preview("conflict") {
      let view = UIView()
      let box = UIView()
      box.accessibilityIdentifier = "box"
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor), box.topAnchor.constraint(equalTo: view.topAnchor),
        box.heightAnchor.constraint(equalToConstant: 20), box.widthAnchor.constraint(equalToConstant: 20),
        box.widthAnchor.constraint(equalToConstant: 30),
      ])
      return view
    }
    let found = try layout(preview).findings
    #expect(found.map(\.code.name) == ["conflict"])
    #expect(found.first?.notes.map(\.text).joined(separator: "\n").contains("box.width == 20") == true)
  }

  @Test func `a UIKit exception is a finding at the location of the preview`() throws {
    let preview = Preview("fault", path: "Screens/Fault.swift", line: 12) {
      let view = UIView()
      UIView().topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      return view
    }
    let found = try layout(preview).findings
    #expect(found.map(\.code.name) == ["exception"])
    #expect(found.first?.source == SourceLocation(path: "Screens/Fault.swift", line: 12, column: 1))
  }

  @Test func `a frame set by code is drawn`() throws {
    final class Placed: UIView {
      let box = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        box.frame = CGRect(x: 30, y: 40, width: 50, height: 60)
      }
    }
    let preview = Preview("placed") {
      let view = Placed()
      view.addSubview(view.box)
      return view
    }
    #expect(try layout(preview).frames[1] == Rect(x: 30, y: 40, width: 50, height: 60))
  }

  @Test func `a view with a fitting size is as large as its content`() throws {
    let preview = Preview("fit", traits: .sizeThatFitsLayout) {
      UIView(frame: .zero).holding(UISwitch(), inset: 8)
    }
    #expect(try layout(preview).resolved.rootSize.width == 49 + 16)
  }

  @Test func `the screen is restored afterwards`() throws {
    let before = UIScreen.main.bounds
    _ = try layout(Preview("view") { UIView() })
    #expect(UIScreen.main.bounds == before && UITraitCollection.current.userInterfaceStyle == .light)
  }
}

extension UIView {
  /// Returns the view with another one in it, with an inset from each edge in points.
  fileprivate func holding(_ view: UIView, inset: CGFloat) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
      view.topAnchor.constraint(equalTo: topAnchor, constant: inset),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
    ])
    return self
  }
}
