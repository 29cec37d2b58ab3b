package import Scenes

/// A class in a source file, or an extension or category of one.
package struct SourceClass: Sendable, Hashable {
  /// An outlet property.
  package struct Outlet: Sendable, Hashable {
    package var name: String
    package var place: SourcePlace
  }

  package var name: String
  /// The superclass, or the first protocol if it has none. Nil if neither is written.
  package var superclass: String?
  /// Whether it extends a class that is declared elsewhere.
  package var isExtension = false
  package var place: SourcePlace
  /// The outlet properties.
  package var outlets: [Outlet] = []
  /// The statements that change views and constraints.
  package var statements: [SourceStatement] = []
  /// The values of properties of controllers and lists.
  package var settings: [SourceSetting] = []
  /// The registered cells.
  package var registrations: [CellRegistration] = []
  /// The cells of UIKit's own classes that it registers or creates.
  package var systemCells: [CreatedSystemCell] = []
  /// The content that it shows in cells with UIKit's own look.
  package var writtenCell = WrittenCell()
  /// The names of the views that it adds to the view of its controller before the screen appears, each once.
  package var addedViews: [String] = []
  /// The tags by which it finds views, as written: `2`, `titleTag`.
  package var tags: [TagUse] = []
  /// The nibs that it loads by name.
  package var nibs: [LoadedNib] = []
  /// Whether it instantiates the nib that its class method `nib` returns as the owner of that nib, before its screen
  /// appears.
  package var instantiatesOwnNib = false
  /// Whether it loads a nib whose name is not known, as one in a constant.
  package var loadsUnknownNibs = false
  /// The names of classes and the strings that could name a nib, in the order of the code, each once.
  package var mentions: [String] = []
  /// The strings with which it may instantiate controllers of its own storyboard, each once. Empty if it instantiates
  /// none.
  package var instantiatedControllers: [String] = []
  package var presentsControllers = false
  /// Whether it pushes controllers onto a navigation controller.
  package var pushesControllers = false
  /// Whether it makes controllers its children.
  package var embedsControllers = false
  /// The constants with a number, by name, including those outside classes of the file.
  package var numbers: [String: Double] = [:]

  /// Removes all locations in the file.
  mutating func removePlaces() {
    place = .none
    for position in outlets.indices { outlets[position].place = .none }
    for position in statements.indices { statements[position].place = .none }
    for position in settings.indices { settings[position].place = .none }
    for position in registrations.indices { registrations[position].place = .none }
    for position in systemCells.indices { systemCells[position].place = .none }
    for position in tags.indices { tags[position].place = .none }
    for position in nibs.indices { nibs[position].place = .none }
  }
}

/// A tag with which code finds a view.
package struct TagUse: Sendable, Hashable {
  /// The number, or the name of a constant.
  package var tag: String
  /// The class to which the code casts the view: `UILabel`. Nil if it is not next to the tag.
  package var className: String?
  package var place: SourcePlace
}

/// A location in a source file.
package struct SourcePlace: Sendable, Hashable {
  /// The line, from 1.
  package var line: Int
  /// The column, from 1, in Unicode scalars.
  package var column: Int

  /// No location.
  static let none = SourcePlace(line: 0, column: 0)

  private init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Creates the location of a token.
  init(of token: SourceToken) {
    line = token.line
    column = token.column
  }
}

/// A statement that changes a view or a constraint.
package struct SourceStatement: Sendable, Hashable {
  /// The property path from the object to what is changed: `titleLabel`. Empty for the object itself.
  package var path: [String]
  package var effect: CodeStatement.Effect
  /// The changed property or called function, as written.
  package var text: String
  /// The function that contains it. Nil outside functions.
  package var function: String?
  package var place: SourcePlace
}

/// The value of a property, set by a statement or by an overridden function or property, or a call that measures a
/// view.
package struct SourceSetting: Sendable, Hashable {
  /// The name of the setting of a view whose fitting size the code asks for.
  package static let fittingSize = "systemLayoutSizeFitting"
  /// The name of the setting of a view that shows the picture of the camera.
  package static let camera = "AVCaptureVideoPreviewLayer"

  /// The property path from the object to the owner of the property. Empty for the object itself.
  package var path: [String]
  /// The property or function.
  package var name: String
  /// The words and numbers of the value as written, without signs except `!` and `!=`. Empty if the value is not a
  /// single line.
  package var value: [String]
  /// The value if it is a string literal, or the key of `NSLocalizedString`. Nil for other values.
  package var text: String?
  package var place: SourcePlace

  /// The text, unless it looks like the key of a table of translations: `aboutTitle`, `settings.title`, `LOGIN_TITLE`.
  package var words: String? {
    text.flatMap { text in
      let isWord = text.first?.isUppercase ?? false && !text.contains("_") && !text.contains(".")
      return isWord || text.contains(" ") ? text : nil
    }
  }
}

/// A cell, header or footer that code registers with a list.
package struct CellRegistration: Sendable, Hashable {
  /// The kind of a registered view.
  package enum Role: Sendable, Hashable {
    case cell, header, footer
  }

  /// The property path from the object to the list.
  package var list: [String]
  /// The name of the nib. Nil if the code names only the class.
  package var nib: String?
  /// The class. Nil if the code names only the nib.
  package var className: String?
  /// The kind of the view.
  package var role = Role.cell
  /// The identifier, if it is a string literal. Nil otherwise.
  package var identifier: String?
  package var place: SourcePlace
}

/// A nib that a class loads by name.
package struct LoadedNib: Sendable, Hashable {
  /// The name of a nib that is named after the class that loads it, or after a subclass.
  package static let ownName = "Self"
  /// The name of the function with which classes return the nib of their own views by convention.
  package static let conventionalFunction = "nib"

  /// The name of the nib, or of the class with the same name. ``ownName`` if that is the class that loads it.
  package var name: String
  package var place: SourcePlace
  /// Whether it initializes a controller with the nib, which takes only its own view from there.
  package var isOfController = false
  /// The function that names the nib. Nil outside functions.
  package var function: String?
  /// Whether the object itself becomes the owner of the nib before its screen appears.
  package var isOwned = false
}

/// A cell of one of UIKit's own classes, which code registers or creates without a nib.
package struct CreatedSystemCell: Sendable, Hashable {
  /// The class: `UITableViewCell` or `UICollectionViewCell`.
  package var className: String
  /// The style as written: `subtitle`, `UITableViewCellStyleSubtitle`. Nil for the default style.
  package var style: String?
  /// Its location.
  package var place: SourcePlace
}
