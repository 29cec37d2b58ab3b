public import Foundation

/// A question in front of a controller.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Kept; nothing here depends on it.
  open var severity = UIAlertControllerSeverity.default
  /// Looks of the question.
  public enum Style: Int, Sendable {
    /// From below.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }
  /// The text below the title.
  open var message: String?
  /// The look.
  public let preferredStyle: Style
  /// The answers.
  public private(set) var actions: [UIAlertAction] = []
  /// A question.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }
  /// A sheet without words.
  public convenience init() { self.init(title: nil, message: nil, preferredStyle: .actionSheet) }
  /// A question from an archive: here an empty one.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }
  /// The fields.
  public private(set) var textFields: [UITextField]?
  /// The answer of the return key.
  open var preferredAction: UIAlertAction?
  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }
  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
}
