import Foundation
import Geometry
import Testing

@testable import UIKit

/// Backgrounds in front of other content are lighter in dark appearance (Human Interface Guidelines, Dark Mode).
@MainActor
struct SystemLevelTests {
  private func traits(_ style: UIUserInterfaceStyle, _ level: UIUserInterfaceLevel) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style), UITraitCollection(userInterfaceLevel: level),
    ])
  }

  @Test func `only dark backgrounds have a level`() {
    let color = UIColor.secondarySystemGroupedBackground
    let dark = color.resolvedColor(with: traits(.dark, .elevated))
    #expect(dark.color == Color(0x2C2C2E))
    #expect(color.resolvedColor(with: traits(.dark, .base)).color == Color(0x1C1C1E))
    #expect(color.resolvedColor(with: traits(.light, .elevated)).color == Color(0xFFFFFF))
    #expect(UIColor.label.resolvedColor(with: traits(.dark, .elevated)).color == Color(0xFFFFFF))
  }

  @Test func `the content of a sheet is elevated, and its presenter is not`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let (presenter, sheet) = (UIViewController(), UIViewController())
    window.rootViewController = presenter
    window.isHidden = false
    let table = UITableView(frame: .zero, style: .insetGrouped)
    sheet.view.addSubview(table)
    presenter.present(sheet, animated: false)
    #expect(table.traitCollection.userInterfaceLevel == .elevated)
    #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
    #expect(presenter.traitCollection.userInterfaceLevel == .base)
  }

  @Test func `a controller that covers the screen has the base level`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let (presenter, cover) = (UIViewController(), UIViewController())
    window.rootViewController = presenter
    window.isHidden = false
    cover.modalPresentationStyle = .fullScreen
    presenter.present(cover, animated: false)
    #expect(cover.view.traitCollection.userInterfaceLevel == .base)
  }
}
