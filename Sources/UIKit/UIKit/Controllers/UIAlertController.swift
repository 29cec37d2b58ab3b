public import Foundation

/// An alert or action sheet.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  open var severity = UIAlertControllerSeverity.default
  /// The text below the title.
  open var message: String?
  public let preferredStyle: Style
  public private(set) var actions: [UIAlertAction] = []
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }
  /// Creates an action sheet without text.
  public convenience init() { self.init(title: nil, message: nil, preferredStyle: .actionSheet) }
  /// Creates an alert from an archive; here an empty one.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }
  /// The view of the text and buttons, created when all of them are known.
  private(set) lazy var alertView = AlertView(
    title: title, message: message, fields: textFields ?? [], actions: actions, preferred: preferredAction,
    isSheet: preferredStyle == .actionSheet)
  open override func loadView() { view = alertView }
  public private(set) var textFields: [UITextField]?
  /// The action that the return key triggers. Its title is bold in alerts.
  open var preferredAction: UIAlertAction?
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  override func presentation(from presenter: UIViewController) -> UIPresentationController {
    let made = AlertPresentationController(presentedViewController: self, presenting: presenter)
    made.present(from: presenter)
    return made
  }
}
