import Drawing
import LayoutTestSupport
import Testing

@testable import SceneDrawing

/// The limit on the total number of pixels of a picture's artwork.
@Suite struct PixelAllowanceTests {
  private func bitmap(_ width: Int, _ height: Int, _ identity: String) throws -> Bitmap {
    let pixels = [UInt32](repeating: 0, count: width * height)
    return try #require(Bitmap(width: width, height: height, pixels: pixels, identity: identity))
  }

  @Test func `a size within the allowance is not reduced`() {
    let allowance = PixelAllowance(1 << 22)
    #expect(allowance.fitting((1024, 1024)) == (1024, 1024))
    expect(allowance.rest, is: 1 << 22)
  }

  @Test func `a larger size keeps its aspect ratio and takes a quarter of the total or half of the rest`() throws {
    let allowance = PixelAllowance(1 << 20)
    #expect(allowance.fitting((4096, 1024)) == (1024, 256))
    allowance.take(try bitmap(1024, 768, "a"))
    expect(allowance.rest, is: 1 << 18)
    #expect(allowance.fitting((2048, 1024)) == (512, 256))
    #expect(allowance.fitting((256, 256)) == (256, 256))
  }

  @Test func `a bitmap that is drawn repeatedly is counted once`() throws {
    let allowance = PixelAllowance(1 << 20)
    let icon = try bitmap(100, 100, "icon")
    for _ in 0..<1000 { allowance.take(icon) }
    expect(allowance.rest, is: (1 << 20) - 10_000)
  }

  @Test func `icons are sharp even with an empty allowance`() throws {
    let allowance = PixelAllowance(10)
    allowance.take(try bitmap(10, 10, "a"))
    expect(allowance.rest, is: 0)
    #expect(allowance.fitting((256, 256)) == (256, 256))
    #expect(allowance.fitting((1024, 1024)) == (256, 256))
  }
}
