internal import Geometry

extension Views {
  /// The content of a view: everything on which a drawing or an intrinsic size depends.
  ///
  /// Values are stored indirectly: a button has 745 bytes, and views are copied more often than their content is read.
  public indirect enum Content: Sendable, Hashable {
    /// No content of its own.
    case container
    case label(Label)
    case button(Button)
    case image(ImageContent)
    case textField(TextField)
    case textView(Label)
    case toggle(isOn: Bool)
    case slider(value: Double)
    case segmentedControl(titles: [Values.Text], selected: Int?)
    case stepper
    case progress(value: Double)
    case activityIndicator(isLarge: Bool)
    case pageControl(pages: Int, current: Int)
    case picker
    case datePicker
    /// A search field. A minimal one has no bar behind its field.
    case searchBar(placeholder: Values.Text, isMinimal: Bool)
    case navigationBar(NavigationBar)
    case toolbar([BarItem])
    case tabBar([BarItem])
    case table
    case collection
    case cell(CellContent)
    case map
    case web
    case effect
    /// A container whose content is another scene.
    case embeddedScene
    /// An unsupported element, drawn as a hatched box.
    case unsupported
  }
}

extension ViewTransform {
  /// Returns the same content with other values.
  func content(_ content: Views<Given>.Content) -> Views<Made>.Content {
    switch content {
    case .container: .container
    case .label(let label): .label(self.label(label))
    case .textView(let label): .textView(self.label(label))
    case .button(let button): .button(self.button(button))
    case .textField(let field): .textField(textField(field))
    case .image(let image): .image(image)
    case .toggle(let isOn): .toggle(isOn: isOn)
    case .slider(let value): .slider(value: value)
    case .segmentedControl(let titles, let selected):
      .segmentedControl(titles: titles.map(text), selected: selected)
    case .stepper: .stepper
    case .progress(let value): .progress(value: value)
    case .activityIndicator(let isLarge): .activityIndicator(isLarge: isLarge)
    case .pageControl(let pages, let current): .pageControl(pages: pages, current: current)
    case .picker: .picker
    case .datePicker: .datePicker
    case .searchBar(let placeholder, let isMinimal): .searchBar(placeholder: text(placeholder), isMinimal: isMinimal)
    case .navigationBar(let bar): .navigationBar(navigationBar(bar))
    case .toolbar(let items): .toolbar(items.map(barItem))
    case .tabBar(let items): .tabBar(items.map(barItem))
    case .table: .table
    case .collection: .collection
    case .cell(let cell): .cell(cell)
    case .map: .map
    case .web: .web
    case .effect: .effect
    case .embeddedScene: .embeddedScene
    case .unsupported: .unsupported
    }
  }
}

extension ResolvedViews.Content {
  /// The state of a control in words, which describe changes: `switch on`, `page 1 of 3`. Nil for content whose only
  /// state is its strings and pictures.
  package var state: String? {
    switch self {
    case .toggle(let isOn): isOn ? "switch on" : "switch off"
    case .slider(let value): "slider at \(value.pointText)"
    case .progress(let value): "progress at \(value.pointText)"
    case .pageControl(let pages, let current): "page \(current) of \(pages)"
    default: nil
    }
  }
}

extension Views.Content {
  /// The text of a label or text view. Nil for other content, for which setting it has no effect.
  public package(set) var label: Views.Label? {
    get {
      switch self {
      case .label(let label), .textView(let label): label
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .label: self = .label(newValue)
      case .textView: self = .textView(newValue)
      default: break
      }
    }
  }

  /// The content of a button. Nil for other content, for which setting it has no effect.
  public internal(set) var button: Views.Button? {
    get { if case .button(let button) = self { button } else { nil } }
    set { if case .button = self, let newValue { self = .button(newValue) } }
  }

  /// The content of a text field. Nil for other content, for which setting it has no effect.
  public internal(set) var textField: Views.TextField? {
    get { if case .textField(let field) = self { field } else { nil } }
    set { if case .textField = self, let newValue { self = .textField(newValue) } }
  }
}

/// The parts of a table or collection cell besides its subviews.
public struct CellContent: Sendable, Hashable {
  /// The accessory at the trailing edge.
  public enum Accessory: String, Sendable, Hashable, CaseIterable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The accessory at the trailing edge.
  public var accessory: Accessory
  /// Whether it draws a separator below.
  public var hasSeparator: Bool

  public init(accessory: Accessory = .none, hasSeparator: Bool = true) {
    self.accessory = accessory
    self.hasSeparator = hasSeparator
  }
}
