import Foundation
import LayoutTestSupport
import Testing
import UIKit

@testable import Screens

/// A screen in code has the frames of the same screen as a scene.
///
/// The frames of the scene are those that
/// `render-layouts solve Scenes/Screens/ArticleCard.scene.yaml --locale en --text-size L --format text` prints.
@MainActor
struct ArticleCardTests {
  /// A device of the scene.
  struct Device: Sendable {
    let heading: String
    let size: CGSize
    let scale: CGFloat
    let safeArea: UIEdgeInsets
    let idiom: UIUserInterfaceIdiom
  }

  @Test(arguments: [
    Device(
      heading: "iPhone SE (3rd gen), portrait", size: CGSize(width: 375, height: 667), scale: 2,
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), idiom: .phone),
    Device(
      heading: "iPhone SE (3rd gen), landscape", size: CGSize(width: 667, height: 375), scale: 2,
      safeArea: .zero, idiom: .phone),
    Device(
      heading: "iPhone 15, portrait", size: CGSize(width: 393, height: 852), scale: 3,
      safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), idiom: .phone),
    Device(
      heading: "iPhone 15, landscape", size: CGSize(width: 852, height: 393), scale: 3,
      safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59), idiom: .phone),
    Device(
      heading: "iPad Air 11, portrait", size: CGSize(width: 820, height: 1180), scale: 2,
      safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), idiom: .pad),
    Device(
      heading: "iPad Air 11, landscape", size: CGSize(width: 1180, height: 820), scale: 2,
      safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), idiom: .pad),
  ])
  func `an article card in code has the frames of its scene`(device: Device) throws {
    UIScreen.main.set(size: device.size, scale: device.scale, safeAreaInsets: device.safeArea, idiom: device.idiom)
    defer {
      UIScreen.main.set(
        size: CGSize(width: 375, height: 667), scale: 2,
        safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = ArticleCardController()
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    let made = controller.named.map { row($0.name, $0.view.frame) }
    let solved = try rows(under: device.heading)
    let differences = zip(made, solved).filter { $0 != $1 }.map { "\($0), not \($1)" }
    #expect(differences.isEmpty)
    expect(made.count, is: solved.count)
  }

  private func row(_ name: String, _ frame: CGRect) -> String {
    ([name]
      + [frame.minX, frame.minY, frame.width, frame.height].map { number in
        "\((Double(number) * 100).rounded() / 100)".replacingOccurrences(
          of: ".0", with: "", options: .anchored.union(.backwards))
      }).joined(separator: " ")
  }

  /// Returns the rows of a layout: the name and frame of each view, without its class.
  private func rows(under heading: String) throws -> [String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Fixtures/ArticleCard.txt")
    let layouts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n\n")
    let layout = layouts.first { $0.contains(heading) } ?? ""
    return layout.split(separator: "\n").dropFirst(2).map { line in
      let words = line.split(separator: " ")
      return (words.prefix(1) + words.suffix(4)).joined(separator: " ")
    }
  }
}
