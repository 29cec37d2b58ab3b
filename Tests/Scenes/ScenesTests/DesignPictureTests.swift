import Geometry
import LayoutTestSupport
import Scenes
import Testing

@Suite struct DesignPictureTests {
  private func pixelsPerPoint(_ width: Double, _ height: Double) -> Double? {
    var picture = DesignPicture(name: "a.png")
    picture.pixelSize = Size(width: width, height: height)
    return picture.pixelsPerPoint(onScreenOf: Size(width: 375, height: 667))
  }

  @Test func `a design has the size of a screen at 1 to 4 pixels per point`() {
    expect(pixelsPerPoint(375, 667), is: 1)
    expect(pixelsPerPoint(750, 1334), is: 2)
    expect(pixelsPerPoint(1500, 2668), is: 4)
    expect(pixelsPerPoint(751, 1333), is: 2)
  }

  @Test func `a picture of a part, of another screen or of an unknown size is not the design of a screen`() {
    #expect(pixelsPerPoint(750, 1300) == nil)
    #expect(pixelsPerPoint(1334, 750) == nil)
    #expect(DesignPicture(name: "a.png").pixelsPerPoint(onScreenOf: Size(width: 375, height: 667)) == nil)
  }
}
