import Foundation
import LayoutTestSupport
import Testing

@testable import UIKit

/// Images and colors that code loads by name (Apple, UIImage; Asset Catalog Format Reference).
struct ImageTests {
  /// The folder with a catalog, in the form of a package's bundle on Linux.
  private static let folder =
    "\(#filePath.prefix(upTo: #filePath.range(of: "/UIKit/UIKitTests/")!.lowerBound))/Samples/Screens/Sources/Rows"

  private func bundle() throws -> Bundle { try #require(Bundle(path: Self.folder)) }

  private func image(_ name: String) throws -> UIImage {
    try #require(UIImage(named: name, in: bundle(), compatibleWith: nil))
  }

  @Test func `a drawing has its own size, and a bitmap its pixels divided by its density`() throws {
    let drawing = try image("Harbour")
    expect(drawing.size, is: CGSize(width: 320, height: 200))
    #expect(drawing.renderingMode == .automatic && !drawing.isSymbolImage)
    let picture = try image("Stamp")
    expect(picture.size, is: CGSize(width: 32, height: 40))
    expect(picture.scale, is: 3)
    expect(picture.renderingMode, is: .alwaysTemplate)
  }

  @Test func `a name missing from all bundles gives no image and no color`() throws {
    #expect(UIImage(named: "Lighthouse", in: try bundle(), compatibleWith: nil) == nil)
    #expect(UIColor(named: "Harbour", in: try bundle(), compatibleWith: nil) == nil)
    #expect(UIImage(named: "") == nil)
  }

  @Test func `a generated resource gives the resource of its bundle, or else an image without a size`() throws {
    #expect(UIImage(resource: ImageResource(name: "Stamp", bundle: try bundle())).size.height == 40)
    #expect(UIImage(resource: ImageResource(name: "Lighthouse", bundle: try bundle())).size == .zero)
    #expect(UIColor(resource: ColorResource(name: "Paper", bundle: try bundle())) != .clear)
    #expect(UIColor(resource: ColorResource(name: "Sky", bundle: try bundle())) == .clear)
  }

  @Test func `a color of a catalog has its components in each appearance`() throws {
    let paper = try #require(UIColor(named: "Paper", in: bundle(), compatibleWith: nil))
    let light = paper.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    let dark = paper.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    expect(light, is: UIColor(red: 0.984, green: 0.957, blue: 0.89, alpha: 1))
    expect(dark, is: UIColor(red: 0.196, green: 0.176, blue: 0.145, alpha: 1))
  }

  @Test func `a file has the density in its name, and bytes the one set by code`() throws {
    let path = "\(Self.folder)/Rows.xcassets/Stamp.imageset/stamp@2x.png"
    let file = try #require(UIImage(contentsOfFile: path))
    #expect(file.size == CGSize(width: 32, height: 40) && file.scale == 2)
    let all = try #require(UIImage(contentsOfFile: path.replacingOccurrences(of: "@2x", with: "")))
    #expect(all.size == file.size && all.scale == 3)
    let data = try #require(FileManager.default.contents(atPath: path))
    expect(UIImage(data: data)?.size, is: CGSize(width: 64, height: 80))
    expect(UIImage(data: data, scale: 4)?.size, is: CGSize(width: 16, height: 20))
    #expect(UIImage(data: data, scale: 0) == nil)
    #expect(UIImage(data: data.prefix(12)) == nil)
    #expect(UIImage(contentsOfFile: "\(Self.folder)/nothing.png") == nil)
  }

  @Test func `changes that code makes to an image are kept`() throws {
    let stamp = try image("Stamp")
    expect(stamp.withRenderingMode(.alwaysOriginal).renderingMode, is: .alwaysOriginal)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expect(stamp.resizableImage(withCapInsets: insets).capInsets, is: insets)
    #expect(stamp.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
    expect(stamp.withAlignmentRectInsets(insets).alignmentRectInsets, is: insets)
    expect(stamp.withTintColor(.systemRed, renderingMode: .alwaysOriginal).size, is: stamp.size)
  }

  /// UIKit, `UIImageView`: its intrinsic content size is that of the image; views align it by its alignment rectangle.
  @Test @MainActor func `an image view is as large as its image, and aligned by the image's insets`() throws {
    let stamp = try image("Stamp").withAlignmentRectInsets(UIEdgeInsets(top: 4, left: 0, bottom: 0, right: 2))
    let view = UIImageView(image: stamp)
    expect(view.intrinsicContentSize, is: CGSize(width: 30, height: 36))
    view.translatesAutoresizingMaskIntoConstraints = false
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    screen.addSubview(view)
    view.topAnchor.constraint(equalTo: screen.topAnchor, constant: 10).isActive = true
    view.leadingAnchor.constraint(equalTo: screen.leadingAnchor).isActive = true
    screen.layoutIfNeeded()
    expect(view.frame, is: CGRect(x: 0, y: 6, width: 32, height: 40))
  }
}
