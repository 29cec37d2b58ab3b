import Findings
import Geometry
import LayoutTestSupport
import Scenes
import Testing

@testable import ReviewPlans

@Suite struct SceneCostsSizeTests {
  private func scene(showing artwork: Artwork?, of size: Size) -> Scene {
    var image = ImageContent(name: "Photo", size: size)
    image.artwork = artwork
    image.pictureScales = [1, 2]
    var view = View(name: "photo", superview: 0)
    view.content = .image(image)
    let place = SourceLocation(path: "Cover.scene.yaml", line: 1, column: 1)
    return Scene(
      name: "Cover", documentPath: "Cover.scene.yaml", source: place,
      views: [View(name: "superview", superview: nil), view])
  }

  @Test func `drawn artwork costs work by its pixels, up to those of a screen, and other artwork none`() {
    let photograph = Artwork(files: [ArtworkFile(path: "photo.jpg", digest: "1")])
    let size = Size(width: 300, height: 200)
    let bare = scene(showing: nil, of: size).estimatedCost
    expect(scene(showing: photograph, of: size).estimatedCost, is: bare + 600 * 400 / 30_000)
    let huge = scene(showing: photograph, of: Size(width: 1e30, height: 1e30)).estimatedCost
    expect(huge, is: bare + 4_000_000 / 30_000)
  }
}
