import CommandArguments
import Geometry
import ReviewPlans
import SceneLayouts
import Scenes
import Testing
import UIKit

@testable import LayoutPreviews

/// How controls and bars of previews are drawn.
@MainActor
struct ControlDrawingTests {
  private func views(_ make: @escaping @MainActor @Sendable () -> any PreviewContent) throws -> [ResolvedView] {
    var selection = ReviewSelection()
    selection.variants.devices = DeviceCatalogue.devices(named: "iphone-16-pro")
    selection.variants.orientations = [.portrait]
    let preview = Preview("drawn", traits: [], path: "Drawn.swift", line: 1, making: make)
    let plan = try PreviewReview(of: [preview], selection: selection).laidOut()
    return try #require(plan.scenes[0].made.first).resolved.views
  }

  private func texts(_ make: @escaping @MainActor @Sendable () -> any PreviewContent) throws -> [String] {
    try views(make).compactMap(\.appearance.drawing).flatMap { $0.steps + $0.upperSteps }.flatMap(texts)
  }

  private func texts(in step: ViewDrawing.Step) -> [String] {
    switch step {
    case .text(let text, _, _, _, _): [text]
    case .clip(_, let inner), .group(_, let inner): inner.flatMap(texts)
    default: []
    }
  }

  @Test func `a view with a style of its own has the colors of that style`() throws {
    let views = try views {
      let view = UIView()
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.text = "Dark"
      view.backgroundColor = .systemBackground
      view.overrideUserInterfaceStyle = .dark
      view.addSubview(label)
      return view
    }
    #expect(views[0].appearance.background?.color == Color(red: 0, green: 0, blue: 0))
    guard case .label(let label) = views[1].content else { return #expect(Bool(false), "\(views[1].content)") }
    #expect(label.color?.color == Color(red: 1, green: 1, blue: 1))
  }

  @Test func `a tab bar shows the badges of its items`() throws {
    let texts = try texts {
      let tabs = UITabBarController()
      tabs.viewControllers = ["3", nil].map { badge in
        let controller = UIViewController()
        controller.tabBarItem.badgeValue = badge
        return controller
      }
      return tabs
    }
    #expect(texts == ["3"])
  }

  @Test func `a compact date picker shows its date`() throws {
    let texts = try texts {
      let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 121, height: 34))
      picker.preferredDatePickerStyle = .compact
      picker.datePickerMode = .date
      picker.date = Date(timeIntervalSince1970: 0)
      return picker
    }
    #expect(texts == ["Jan 1, 1970"])
  }

  @Test func `an inline date picker shows the days of its month`() throws {
    let texts = try texts {
      let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 330))
      picker.preferredDatePickerStyle = .inline
      picker.datePickerMode = .date
      picker.date = Date(timeIntervalSince1970: 0)
      return picker
    }
    #expect(texts.prefix(2) == ["January", "1970"] || texts.first == "January 1970")
    #expect(texts.contains("SUN") && texts.suffix(2) == ["30", "31"])
  }

  @Test func `a search bar shows its text, cancel button and scopes`() throws {
    let texts = try texts {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 104))
      bar.text = "Maps"
      bar.showsCancelButton = true
      bar.showsScopeBar = true
      bar.scopeButtonTitles = ["All", "Books"]
      return bar
    }
    #expect(texts == ["Maps", "Cancel", "All", "Books"])
  }

  @Test func `a field shows its text where code places it`() throws {
    let texts = try texts {
      let view = UIView()
      for text in ["Typed", ""] {
        let field = InsetField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        field.text = text
        field.placeholder = "Hint"
        view.addSubview(field)
      }
      let plain = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
      plain.text = "Plain"
      view.addSubview(plain)
      return view
    }
    #expect(texts == ["Typed", "Hint"])
  }

  @Test func `a slider has the image of its thumb`() throws {
    let views = try views {
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      slider.setThumbImage(UIImage(systemName: "circle.fill"), for: .normal)
      return slider
    }
    #expect(views.contains { $0.appearance.controlLook?.images[.knob]?.name == "circle.fill" })
  }

  @Test func `the text of a row is aligned as its configuration says`() throws {
    let views = try views {
      var content = UIListContentConfiguration.cell()
      content.text = "Sign Out"
      content.textProperties.alignment = .center
      return content.makeContentView() as UIView
    }
    #expect(views.contains { $0.content.label.map { $0.alignment == .center && $0.text == "Sign Out" } ?? false })
  }

  @Test func `a plain button has the background of its configuration, and a filled one its line`() throws {
    let views = try views {
      let view = UIView()
      for look in [UIButton.Configuration.plain(), .filled()] {
        var configuration = look
        configuration.background.backgroundColor = .systemRed
        configuration.background.strokeColor = .systemBlue
        configuration.background.strokeWidth = 2
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        view.addSubview(button)
      }
      return view
    }
    let drawings = views.compactMap(\.appearance.drawing)
    #expect(drawings.map(\.steps.count) == [2, 0] && drawings.map(\.upperSteps.count) == [0, 1])
  }

  @Test func `a symbol has the color of its configuration`() throws {
    let views = try views {
      let view = UIImageView(image: UIImage(systemName: "star"))
      view.preferredSymbolConfiguration = .init(paletteColors: [.systemRed, .systemBlue])
      return view
    }
    guard case .image(let image)? = views.last?.content else { return #expect(Bool(false), "\(views)") }
    #expect(image.tint != nil && image.name == "star")
  }

  @Test func `a text view shows text with several colors`() throws {
    let texts = try texts {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      let text = NSMutableAttributedString(string: "Read ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
      text.append(NSAttributedString(string: "more", attributes: [.foregroundColor: UIColor.systemRed]))
      view.attributedText = text
      return view
    }
    #expect(texts == ["Read", "more"])
  }

  @Test func `a table shows the titles of its index`() throws {
    let texts = try texts { IndexedTable(style: .plain) }
    #expect(texts.suffix(2) == ["A", "B"])
  }

  @Test func `a dark material is dark, and no effect is drawn without a blur`() throws {
    let views = try views {
      let view = UIView()
      for effect in [UIBlurEffect(style: .systemMaterialDark), nil] {
        let material = UIVisualEffectView(effect: effect)
        material.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        view.addSubview(material)
      }
      return view
    }
    let drawings = views.filter { $0.content == .effect }.compactMap(\.appearance.drawing)
    #expect(drawings.map(\.replacesContent) == [true, true] && drawings.map(\.steps.count) == [1, 0])
  }
}

private final class IndexedTable: UITableViewController {
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
}

private final class InsetField: UITextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 0) }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
}
