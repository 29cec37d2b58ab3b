import AutoLayout
import Geometry
import LayoutTestSupport
import Testing

/// The size classes of apps on devices (specification ORI-10).
@Suite struct TraitCollectionTests {
  @Test(arguments: [
    (375.0, 667.0, false, SizeClass.compact, SizeClass.regular), (667, 375, false, .compact, .compact),
    (414, 736, false, .compact, .regular), (736, 414, false, .regular, .compact),
    (393, 852, false, .compact, .regular), (852, 393, false, .compact, .compact),
    (932, 430, false, .regular, .compact), (768, 1024, true, .regular, .regular),
    (1024, 768, true, .regular, .regular), (400, 400, false, .compact, .regular),
  ])
  func `ORI-10: phones have a compact width, except large ones in landscape, and tablets regular size classes`(
    width: Double, height: Double, isTablet: Bool, horizontal: SizeClass, vertical: SizeClass
  ) {
    let traits = isTablet ? .tablet : TraitCollection.phone(screen: Size(width: width, height: height))
    expect(traits, is: TraitCollection(horizontalSizeClass: horizontal, verticalSizeClass: vertical))
  }
}
