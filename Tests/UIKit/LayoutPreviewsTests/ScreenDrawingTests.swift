import CommandArguments
import Geometry
import ReviewPlans
import SceneLayouts
import Scenes
import Testing
import UIKit

@testable import LayoutPreviews

/// How lists, bars and texts of screens in code are drawn.
@MainActor
struct ScreenDrawingTests {
  private func views(
    on device: String = "iphone-16-pro", _ make: @escaping @MainActor @Sendable () -> any PreviewContent
  ) throws -> [ResolvedView] {
    var selection = ReviewSelection()
    selection.variants.devices = DeviceCatalogue.devices(named: device)
    selection.variants.orientations = [.portrait]
    let preview = Preview("drawn", traits: [], path: "Drawn.swift", line: 1, making: make)
    let plan = try PreviewReview(of: [preview], selection: selection).laidOut()
    return try #require(plan.scenes[0].made.first).resolved.views
  }

  private func texts(_ steps: [ViewDrawing.Step]) -> [String] {
    steps.flatMap { step -> [String] in
      switch step {
      case .text(let text, _, _, _, _): [text]
      case .clip(_, let inner), .group(_, let inner): texts(inner)
      default: []
      }
    }
  }

  @Test func `a label follows the alignment of its paragraphs`() throws {
    let views = try views {
      let style = NSMutableParagraphStyle()
      style.alignment = .center
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
      label.attributedText = NSAttributedString(string: "Middle", attributes: [.paragraphStyle: style])
      return label
    }
    guard case .label(let label) = views[0].content else { return #expect(Bool(false), "\(views[0].content)") }
    #expect(label.alignment == .center)
  }

  @Test func `lines with space between them are drawn one by one, and the last ends with an ellipsis`() throws {
    let views = try views {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = 6
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      label.numberOfLines = 2
      label.attributedText = NSAttributedString(
        string: "one two three four five six seven eight nine", attributes: [.paragraphStyle: style])
      let view = UIView()
      view.addSubview(label)
      return view
    }
    let lines = texts(try #require(views[1].appearance.drawing).steps)
    #expect(lines.count == 2 && lines[0].hasPrefix("one two") && lines[1].hasSuffix("…"))
  }

  @Test func `symbols in sliders have the tint color`() throws {
    let views = try views {
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      slider.maximumValueImage = UIImage(systemName: "speaker.fill")
      slider.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      return slider
    }
    let image = views[0].appearance.controlLook?.images[.maximum]
    #expect(image?.tint == .components(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func `the background of a navigation bar begins at the top of the screen`() throws {
    let views = try views {
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.navigationBar.standardAppearance.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      navigation.navigationBar.scrollEdgeAppearance = navigation.navigationBar.standardAppearance
      return navigation
    }
    let fills = views.compactMap(\.appearance.drawing).flatMap(\.steps).compactMap { step -> PathElement? in
      if case .fill(let path, Color(red: 1, green: 0, blue: 0)) = step { path.first } else { nil }
    }
    #expect(fills == [.move(Point(x: 0, y: -62))])
  }

  @Test func `a separator begins where the text of its cell begins, or at the inset of the cell`() throws {
    let views = try views { Recipes() }
    let drawn = views.filter { if case .cell = $0.content { true } else { false } }.map { view -> Double? in
      guard case .fill(let path, _)? = view.appearance.drawing?.upperSteps.first, case .move(let point)? = path.first
      else { return nil }
      return point.x
    }
    #expect(drawn == [88, 56, nil])
  }

  @Test func `a search field is drawn with a lens and its placeholder`() throws {
    let views = try views {
      let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
      field.placeholder = "Search Maps"
      return field
    }
    #expect(texts(try #require(views[0].appearance.drawing).steps) == ["Search Maps"])
  }

  @Test(arguments: [("de", "Abbrechen"), ("fr-CA", "Annuler"), ("en", "Cancel"), ("eo", "Cancel")])
  func `the words of the system are in the language of the layout`(language: String, word: String) throws {
    var selection = ReviewSelection()
    selection.variants.devices = DeviceCatalogue.devices(named: "iphone-16-pro")
    selection.variants.orientations = [.portrait]
    selection.variants.locales = [language]
    let preview = Preview("drawn", traits: [], path: "Drawn.swift", line: 1) {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
      bar.showsCancelButton = true
      return bar
    }
    let plan = try PreviewReview(of: [preview], selection: selection).laidOut()
    let views = try #require(plan.scenes[0].made.first).resolved.views
    #expect(views.compactMap(\.appearance.drawing).flatMap { texts($0.steps) }.contains(word))
  }

  @Test func `a system item of a tab bar has the title and the symbol of the system`() throws {
    let item = UITabBarItem(tabBarSystemItem: .mostRecent, tag: 0)
    #expect(item.title == "Most Recent" && item.image?.name == "clock.fill")
  }
}

/// A table whose cells have a separator inset, an image, and neither.
private final class Recipes: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Soup"
    if indexPath.row == 0 { cell.separatorInset.left = 88 }
    if indexPath.row == 1 { cell.imageView?.image = UIImage(layoutSize: CGSize(width: 20, height: 20)) }
    return cell
  }
}
