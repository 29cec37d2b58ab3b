import Geometry
import LayoutTestSupport
import Scenes
import Testing

/// The sizes of the system's symbols, which documents record with a longer side of 128 points.
@Suite struct SymbolSizesTests {
  @Test(arguments: [
    (128.0, 128.0, 20.0, 20.0), (64, 128, 10, 20), (127, 100, 21.5, 16.93), (128, 32, 20, 5),
  ])
  func `a symbol is as long as letters, a wide one longer, and dashes are not`(
    width: Double, height: Double, shownWidth: Double, shownHeight: Double
  ) {
    let size = SymbolSizes.size(recorded: Size(width: width, height: height))
    #expect(abs(size.width - shownWidth) < 0.01 && abs(size.height - shownHeight) < 0.01)
  }

  @Test func `symbols grow with the letters and the scale`() {
    let size = SymbolSizes.size(
      recorded: Size(width: 128, height: 128), SymbolConfiguration(pointSize: 34, scale: .large))
    #expect(abs(size.width - 51.2) < 1e-9 && size.width == size.height)
  }

  @Test(arguments: [("chevron.left", 16.5), ("chevron.right", 16.5), ("chevron.up", 20), ("chevron.right.circle", 20)])
  func `a chevron to a side is lower than other symbols`(name: String, height: Double) {
    expect(SymbolSizes.size(recorded: Size(width: 96, height: 128), named: name).height, is: height)
  }

  @Test func `a symbol without a recorded size is square`() {
    expect(SymbolSizes.size(recorded: nil), is: Size(width: 20, height: 20))
  }
}
