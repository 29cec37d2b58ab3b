/// The names that people, code and Xcode use for a view, and the author's class of it.
public struct ViewIdentity: Sendable, Hashable {
  /// The name that people gave it in Xcode's outline, or nil.
  public var label: String?
  /// The name in Interface Builder's document outline; nil for views of our own scenes, which the author names.
  public var outlineName: String?
  /// The name by which the author's code knows it, or nil.
  public var outlet: String?
  /// The lines of the author's code that change it.
  public var statements: [CodeStatement] = []
  /// The class that the author wrote for it, or nil for the one of its element or type.
  public var customClass: String?
  /// The class that the author wrote for the controller whose view it is, or nil.
  public var controllerClass: String?
  /// Whether run-time attributes set the font of its text, which the document does not tell.
  public var hasFontOfCode = false
  /// Whether an earlier object of the document has the same id, so that no constraint can name it.
  public var isNameless = false

  /// The identity of a view that has only the name in its scene.
  public init() {}
}
