import Geometry
import LayoutTestSupport
import Testing

@Suite struct PixelGridTests {
  @Test(arguments: [
    (20.0, 20, 170.6667, 280, 2.0, 20.0, 20.0, 170.5, 280.0),
    (198.6667, 20, 170.6667, 280, 2, 198.5, 20, 171, 280),
    (377.3333, 20, 170.6667, 280, 2, 377.5, 20, 170.5, 280),
    (135.5, 268.5, 49, 31, 1, 136, 269, 49, 31),
    (135.5, 268.5, 49, 31, 2, 135.5, 268.5, 49, 31),
    (0, 0, 0.2, 10, 1, 0, 0, 0, 10),
    (-0.5, -0.25, 1, 1, 2, -0.5, 0, 1, 1),
  ])
  func `each edge is rounded to the nearest pixel, and halves up`(
    x: Double, y: Double, width: Double, height: Double, scale: Double, left: Double, top: Double, roundedWidth: Double,
    roundedHeight: Double
  ) {
    let rounded = PixelGrid(scale: scale).rounded(Rect(x: x, y: y, width: width, height: height))
    #expect(rounded == Rect(x: left, y: top, width: roundedWidth, height: roundedHeight))
  }

  @Test func `rounding leaves no gap between neighbors`() {
    var random = SeededRandomNumberGenerator(seed: 7)
    for scale in [1.0, 2, 3] {
      let grid = PixelGrid(scale: scale)
      for _ in 0..<500 {
        let left = Rect(
          x: .random(in: -50...500, using: &random), y: 0, width: .random(in: 0...300, using: &random), height: 1)
        let right = Rect(x: left.maxX, y: 0, width: .random(in: 0...300, using: &random), height: 1)
        // The far edge is a sum, so it may differ in the last bit.
        #expect(abs(grid.rounded(left).maxX - grid.rounded(right).minX) < 1e-9)
      }
    }
  }

  @Test func `content lengths are rounded up to whole pixels`() {
    #expect(PixelGrid(scale: 2).roundedUp(20.29) == 20.5)
    #expect(PixelGrid(scale: 3).roundedUp(20.25) == 20 + 1.0 / 3)
    #expect(PixelGrid(scale: 2).roundedUp(20.5 + 1e-12) == 20.5)
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func `an invalid grid scale is replaced by one`(scale: Double) {
    #expect(PixelGrid(scale: scale).scale == 1)
  }
}
