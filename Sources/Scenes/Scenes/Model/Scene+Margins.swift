extension Scene {
  /// Returns the margins of a view on the canvas with which the document was saved. In our own scenes they are the
  /// view's own.
  package func savedMargins(of view: Int) -> ViewMargins { saved?.margins[view] ?? views[view].placement.margins }
}
