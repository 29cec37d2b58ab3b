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

/// What code draws in its views is part of the layouts of previews.
@MainActor
struct CustomDrawingTests {
  private func layout(_ make: @escaping @MainActor @Sendable () -> any PreviewContent) throws -> Layout {
    var selection = ReviewSelection()
    selection.variants.devices = DeviceCatalogue.devices(named: "iphone-16-pro")
    selection.variants.orientations = [.portrait]
    let preview = Preview("drawn", traits: [], path: "Drawn.swift", line: 1, making: make)
    let plan = try PreviewReview(of: [preview], selection: selection).laidOut()
    return try #require(plan.scenes[0].made.first)
  }

  /// Returns the steps of the first view that has any, including those in clips and groups.
  private func steps(_ make: @escaping @MainActor @Sendable () -> any PreviewContent) throws -> [ViewDrawing.Step] {
    let drawings = try layout(make).resolved.views.compactMap(\.appearance.drawing)
    return flat(drawings.flatMap { $0.steps + $0.upperSteps })
  }

  private func flat(_ steps: [ViewDrawing.Step]) -> [ViewDrawing.Step] {
    steps.flatMap { step -> [ViewDrawing.Step] in
      switch step {
      case .clip(_, let inner), .group(_, let inner): flat(inner)
      default: [step]
      }
    }
  }

  @Test func `the drawing of a view is recorded`() throws {
    let steps = try steps { Ring() }
    guard case .stroke(let path, let line) = steps.first else { return #expect(Bool(false), "\(steps)") }
    #expect(steps.count == 1 && line.width == 16 && path.count == 6)
  }

  @Test func `the graphics state applies until it is restored`() throws {
    let steps = try steps { Badge() }
    guard case .fill(_, let red) = steps[0], case .fill(let moved, let blue) = steps[1],
      case .text(let text, let font, _, _, _) = steps[2]
    else { return #expect(Bool(false), "\(steps)") }
    #expect(red == Color(red: 1, green: 0, blue: 0) && blue == Color(red: 0, green: 0, blue: 1))
    #expect(moved.first == .move(Point(x: 10, y: 20)))
    #expect(text == "3" && font.pointSize == 13)
  }

  @Test func `shapes and gradients in layers are drawn`() throws {
    let steps = try steps { Layers() }
    guard case .gradient(let gradient, let place) = steps[0], case .stroke(let path, let line) = steps[1] else {
      return #expect(Bool(false), "\(steps)")
    }
    #expect(gradient.stops.map(\.position) == [0, 1] && place.width == 100)
    #expect(line.dashes == [4, 2] && path == [.move(Point(x: 0, y: 50)), .line(Point(x: 50, y: 50))])
  }

  @Test func `a text with two fonts is drawn on its lines`() throws {
    let steps = try steps {
      let label = UILabel()
      label.numberOfLines = 0
      let text = NSMutableAttributedString(
        string: "2,340 km\n", attributes: [.font: UIFont.systemFont(ofSize: 28)])
      text.append(
        NSAttributedString(string: "of 3,600 km by train", attributes: [.font: UIFont.systemFont(ofSize: 13)]))
      label.attributedText = text
      return label
    }
    let texts = steps.compactMap { step -> (String, Double, Double)? in
      guard case .text(let text, let font, _, let place, _) = step else { return nil }
      return (text, font.pointSize, place.y)
    }
    #expect(texts.map(\.0) == ["2,340 km", "of 3,600 km by train"] && texts.map(\.1) == [28, 13])
    #expect(texts[1].2 > texts[0].2)
  }

  @Test func `a button shows its subtitle and activity indicator`() throws {
    let steps = try steps {
      var filled = UIButton.Configuration.filled()
      (filled.title, filled.subtitle) = ("Book", "from 49")
      return UIButton(configuration: filled)
    }
    let texts = steps.compactMap { if case .text(let text, _, _, _, _) = $0 { text } else { nil } }
    #expect(texts == ["Book", "from 49"])
    let spokes = try self.steps {
      var bordered = UIButton.Configuration.bordered()
      (bordered.title, bordered.showsActivityIndicator) = ("Loading", true)
      return UIButton(configuration: bordered)
    }
    #expect(spokes.count { if case .stroke = $0 { true } else { false } } == 8)
  }

  @Test func `a symbol beside a title with a subtitle has their color, and they begin at it`() throws {
    let steps = try steps {
      var filled = UIButton.Configuration.filled()
      (filled.title, filled.subtitle, filled.image) = ("Go", "30 minutes", UIImage(systemName: "play.fill"))
      filled.baseForegroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      return UIButton(configuration: filled)
    }
    let tints = steps.compactMap { if case .image(let image, _) = $0 { image.tint } else { nil } }
    #expect(tints == [.components(red: 1, green: 0, blue: 0, alpha: 1)])
    let starts = steps.compactMap { if case .text(_, _, _, let place, _) = $0 { place.x } else { nil } }
    #expect(starts.count == 2 && starts[0] == starts[1])
  }

  @Test func `rows of an inset group have the rounded corners of the group`() throws {
    let layout = try layout { Settings(style: .insetGrouped) }
    let cells = layout.resolved.views.filter { if case .cell = $0.content { true } else { false } }
    #expect(cells.count == 2 && cells.allSatisfy { $0.appearance.drawing?.outline != nil })
    let lines = cells.map { view -> Bool in
      guard case .cell(let cell) = view.content else { return false }
      // At the wider margin of this screen, the cell draws its separator.
      return cell.hasSeparator || view.appearance.drawing?.upperSteps.isEmpty == false
    }
    #expect(lines == [true, false])
  }

  @Test func `views that UIKit creates have no errors and no fixes`() throws {
    let layout = try layout {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = UIListContentConfiguration.valueCell()
      (content.text, content.secondaryText) = ("Storage", "1.2 GB")
      cell.contentConfiguration = content
      cell.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
      let controller = UIViewController()
      controller.view.addSubview(cell)
      return controller
    }
    #expect(layout.findings.filter { $0.severity == .error } == [])
    #expect(layout.findings.allSatisfy { $0.mendingCommand == nil })
  }

  @Test func `a sheet is drawn above its presenter`() throws {
    let layout = try layout { Presenter() }
    #expect(layout.absoluteFrames.contains(Rect(x: 0, y: 437, width: 402, height: 437)))
    #expect(layout.absoluteFrames[0] == Rect(x: 0, y: 0, width: 402, height: 874))
  }
}

private final class Ring: UIView {
  override func draw(_ rect: CGRect) {
    let path = UIBezierPath(ovalIn: bounds.insetBy(dx: 8, dy: 8))
    path.lineWidth = 16
    UIColor.systemTeal.setStroke()
    path.stroke()
  }
}

private final class Badge: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor)
    context.saveGState()
    UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
    context.restoreGState()
    context.translateBy(x: 10, y: 20)
    context.fillEllipse(in: CGRect(x: -5, y: -5, width: 5, height: 10))
    "3".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 13)])
  }
}

private final class Layers: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    layer.addSublayer(gradient)
    let shape = CAShapeLayer()
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 50))
    path.addLine(to: CGPoint(x: 100, y: 50))
    shape.path = path.cgPath
    shape.fillColor = nil
    shape.strokeColor = UIColor.black.cgColor
    shape.lineDashPattern = [4, 2]
    shape.strokeEnd = 0.5
    layer.addSublayer(shape)
  }
  required init?(coder: NSCoder) { nil }
}

private final class Settings: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Row"
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}

private final class Presenter: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let sheet = UIViewController()
    sheet.view.backgroundColor = .systemYellow
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    present(sheet, animated: false)
  }
}
