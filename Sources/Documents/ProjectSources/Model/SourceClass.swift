package import Scenes

/// A class of a source file, or what an extension or category adds to one.
package struct SourceClass: Sendable, Hashable {
  /// A property that Interface Builder connects.
  package struct Outlet: Sendable, Hashable {
    /// Its name.
    package var name: String
    /// Its place.
    package var place: SourcePlace
  }

  /// The name.
  package var name: String
  /// The class that it inherits from, or the first protocol where it has none; nil if nothing is written.
  package var superclass: String?
  /// Whether it adds to a class that is declared elsewhere.
  package var isExtension = false
  /// Its place.
  package var place: SourcePlace
  /// The properties that Interface Builder connects.
  package var outlets: [Outlet] = []
  /// The lines that change views and constraints.
  package var statements: [SourceStatement] = []
  /// The values that it gives to properties of controllers and lists.
  package var settings: [SourceSetting] = []
  /// The cells that it registers.
  package var registrations: [CellRegistration] = []
  /// The nibs that it loads by their names.
  package var nibs: [LoadedNib] = []
  /// The names of classes, and the texts that could name a nib, in the order in which its code has them, each once.
  package var mentions: [String] = []
}

/// A place in a source file.
package struct SourcePlace: Sendable, Hashable {
  /// The line, counted from 1.
  package var line: Int
  /// The column, counted from 1 in Unicode scalars.
  package var column: Int

  /// The place of a token.
  init(of token: SourceToken) {
    line = token.line
    column = token.column
  }
}

/// A line of a class that changes a view or a constraint.
package struct SourceStatement: Sendable, Hashable {
  /// The names that lead from the object to what is changed: `titleLabel`; none for the object itself.
  package var path: [String]
  /// What the line does.
  package var effect: CodeStatement.Effect
  /// What it is about, as the code has it.
  package var text: String
  /// The function that it is in; nil outside of functions.
  package var function: String?
  /// Its place.
  package var place: SourcePlace
}

/// A value that a class gives to a property, by a line or by a function or property that it overrides.
package struct SourceSetting: Sendable, Hashable {
  /// The names that lead from the object to the one that has the property; none for the object itself.
  package var path: [String]
  /// The property or function.
  package var name: String
  /// The words and numbers of the value as they are written, without signs but `!` and `!=`; empty where it takes more than a line to say.
  package var value: [String]
  /// Its place.
  package var place: SourcePlace
}

/// A cell, header or footer that code registers with a list.
package struct CellRegistration: Sendable, Hashable {
  /// The names that lead from the object to the list.
  package var list: [String]
  /// The name of the nib; nil where the code names the class alone.
  package var nib: String?
  /// The class; nil where the code names the nib alone.
  package var className: String?
  /// The identifier in quotes; nil for another one.
  package var identifier: String?
  /// Its place.
  package var place: SourcePlace
}

/// A nib that a class loads by its name.
package struct LoadedNib: Sendable, Hashable {
  /// The name of a nib that is called after the class which loads it, or after a class that inherits from it.
  package static let ownName = "Self"

  /// The name of the nib, or of the class that it is called after; ``ownName`` for the class that loads it.
  package var name: String
  /// Its place.
  package var place: SourcePlace
}
