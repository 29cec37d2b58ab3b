import Drawing
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing
import Typography

@testable import SceneDrawing

/// A button of 200 × 60 points with an image of 20 × 20 and a title of 80 × 20.
@Suite struct ButtonPlacesTests {
  private static let frame = Rect(x: 0, y: 0, width: 200, height: 60)
  private static let font = Font(pointSize: 20)
  private static var typesetter: Typesetter { Typesetter(measuringTextWith: FixedPitchTextMeasurer()) }

  private static func places(
    title: String = "Titles", isRightToLeft: Bool = false, _ change: (inout ButtonArrangement) -> Void = { _ in }
  ) throws -> (places: ButtonPlaces, title: Double) {
    var image = ImageContent(name: "a", size: Size(width: 20, height: 20), mode: .center)
    image.isDirectional = false
    var button = ButtonContent(title: LocalizedText(title), font: .system(20), image: image)
    change(&button.arrangement)
    var builder = SceneBuilder()
    builder.add("b", .button(button), frame)
    let resolved = try #require(builder.layout.resolved.views[1].content.button)
    return (
      ButtonPlaces(of: resolved, in: frame, isRightToLeft: isRightToLeft, typesetter),
      typesetter.width(of: title, in: resolved.font)
    )
  }

  @Test func `image and title are side by side and centered together`() throws {
    let (places, width) = try Self.places()
    let left = (200 - 20 - width - 1) / 2
    let (image, title) = try (#require(places.image), #require(places.title))
    expect(image, is: Rect(x: left, y: 20, width: 20, height: 20))
    #expect(title.minX == image.maxX && abs(title.midY - 30) < 0.01)
    let mirrored = try #require(try Self.places(isRightToLeft: true).places.image)
    #expect(abs(mirrored.maxX - (200 - left)) < 0.01)
  }

  @Test(arguments: [
    (ButtonArrangement.Placement.trailing, true), (.top, false), (.bottom, false), (.leading, true),
  ])
  func `a placement puts the image at its side, with the padding between`(
    placement: ButtonArrangement.Placement, isBeside: Bool
  ) throws {
    let places = try Self.places {
      $0.placement = placement
      $0.padding = 6
    }.places
    let (image, title) = try (#require(places.image), #require(places.title))
    let gap =
      isBeside
      ? max(title.minX - image.maxX, image.minX - title.maxX) : max(title.minY - image.maxY, image.minY - title.maxY)
    #expect(abs(gap - 6) < 0.01)
    expect((placement == .trailing), is: (image.minX > title.minX && isBeside))
    expect((placement == .bottom), is: (image.minY > title.minY + 1 && !isBeside))
  }

  @Test func `content is aligned, and insets move its parts by half of their difference`() throws {
    let left = try #require(try Self.places { $0.horizontal = .left }.places.image)
    expect(left.minX, is: 0)
    let right = try #require(try Self.places { $0.horizontal = .right }.places.title)
    expect(right.maxX, is: 200)
    let top = try #require(try Self.places { $0.vertical = .top }.places.image)
    expect(top.minY, is: 0)
    let plain = try #require(try Self.places().places.image)
    let moved = try #require(try Self.places { $0.imageInsets = EdgeInsets(left: 10, right: 2) }.places.image)
    #expect(abs(moved.minX - plain.minX - 4) < 0.01)
  }
}
