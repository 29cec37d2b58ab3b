/// The names of a view in Xcode and code, and the author's class.
public struct ViewIdentity: Sendable, Hashable {
  /// The label from Xcode's outline, or nil.
  public var label: String?
  /// The name in Interface Builder's document outline. Nil for views of our own scenes, which the author names.
  public var outlineName: String?
  /// The name of its outlet in the author's code, or nil.
  public var outlet: String?
  /// The lines of the author's code that change it.
  public var statements: [CodeStatement] = []
  /// The author's class, or nil to use the class of its element or type.
  public var customClass: String?
  /// The author's class of the controller whose view it is, or nil.
  public var controllerClass: String?
  /// The names in code of the views that the controller adds to it.
  public var addedViews: [String] = []
  /// Whether code gives it the picture of the camera, behind its subviews.
  public var showsCamera = false
  /// Whether runtime attributes set the font of its text, which the document does not contain.
  public var hasFontOfCode = false
  /// Whether an earlier object of the document has the same id, so that no constraint can refer to it.
  public var isNameless = false

  /// Creates the identity of a view with only its name in the scene.
  public init() {}
}
