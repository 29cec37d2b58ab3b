internal import SceneLayouts

extension ResolvedScene {
  /// Returns the number of blanks in a tab bar or toolbar whose items are unknown.
  ///
  /// The bar of a scene file is a sketch, so it has as many blanks as a usual bar has items. In Interface Builder an
  /// unknown item is in another document or in code, and nothing says how many there are. Blanks would look like items
  /// of the app there.
  func blankCount(inTabBar isTabBar: Bool) -> Int { isFromInterfaceBuilder ? 0 : isTabBar ? 4 : 3 }
}
