/// A reader that creates the objects of storyboards and xibs. `LayoutPreviews` reads documents; without a reader they
/// are empty.
///
/// Its values are objects without types, because views and controllers are declared in later layers.
package protocol DocumentReading: Sendable {
  /// Creates the top-level views of a xib and connects them; nil if there is no such xib.
  @MainActor
  func views(ofNib name: String, owner: AnyObject?) -> [AnyObject]?
  /// Creates a controller of a storyboard; nil if there is none.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the controller; nil for the one that the storyboard begins with.
  ///   - storyboard: The name of the storyboard.
  ///   - make: Creates the controller; nil to create an object of its class.
  @MainActor
  func controller(_ identifier: String?, of storyboard: String, made make: (() -> AnyObject?)?) -> AnyObject?
  /// Loads the view of a controller from its xib.
  ///
  /// - Returns: Whether there is such a xib.
  @MainActor
  func loadView(of controller: AnyObject, nibNamed name: String?) -> Bool
}

extension AppResources {
  /// The reader of the current layout's documents; nil if there is none.
  package static var documents: (any DocumentReading)? { LayoutSurroundings.current.read { $0.documents } }

  /// Sets the reader of the current layout's documents.
  package static func read(documentsWith reader: (any DocumentReading)?) {
    LayoutSurroundings.current.change { $0.documents = reader }
  }
}
