extension Scene {
  /// The margins that a view has on the canvas that the document was saved with; its own in scenes of our own.
  package func savedMargins(of view: Int) -> ViewMargins { saved?.margins[view] ?? views[view].placement.margins }
}
