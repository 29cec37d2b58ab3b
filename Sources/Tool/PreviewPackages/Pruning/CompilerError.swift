/// An error of the Swift compiler, at its location.
package struct CompilerError: Sendable, Hashable {
  /// The path of the source, as the compiler prints it.
  package let path: String
  /// The line, counted from 1.
  package let line: Int
  /// The column in bytes, counted from 1.
  package let column: Int
  /// The message, without its group.
  package let message: String

  package init(path: String, line: Int, column: Int, message: String) {
    (self.path, self.line, self.column, self.message) = (path, line, column, message)
  }

  /// Returns the errors in the output of the compiler, in their order. The compiler prints an error once for each job
  /// that finds it; here it is listed once.
  package static func errors(in output: String) -> [CompilerError] {
    var known: Set<CompilerError> = []
    return output.split(separator: "\n").compactMap { error(in: $0) }.filter { known.insert($0).inserted }
  }

  /// Reads a line such as `Card.swift:3:7: error: cannot find type 'A' in scope`. Nil for other lines.
  private static func error(in line: Substring) -> CompilerError? {
    guard line.first != " ", let mark = line.firstRange(of: ": error: ") ?? line.firstRange(of: noteAboutProperty)
    else { return nil }
    let parts = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let column = Int(parts[parts.count - 1]), let number = Int(parts[parts.count - 2]) else {
      return nil
    }
    var message = line[mark.lowerBound...].dropFirst(": error: ".utf8.count)
    if line[mark.lowerBound...].hasPrefix(noteAboutProperty) {
      message = line[mark.lowerBound...].dropFirst(": note: ".utf8.count)
    }
    if message.hasSuffix("]"), let group = message.firstRange(of: " [#") { message = message[..<group.lowerBound] }
    return CompilerError(
      path: parts.dropLast(2).joined(separator: ":"), line: number, column: column, message: String(message))
  }

  /// Whether a name of UIKit cannot be found, which another module may have exported on iOS.
  var namesUIKit: Bool { namesType(withPrefix: ["UI"]) }

  /// Whether a name of a framework that UIKit exports cannot be found. A source without imports knows the names of the
  /// bridging header.
  var namesExportOfUIKit: Bool {
    namesType(withPrefix: ["UI", "NS", "CG", "CA", "CF"])
      || message.hasPrefix("cannot find") && names.first.map(Self.foundation.contains) ?? false
  }

  /// The most common types of Foundation without a prefix.
  private static let foundation: Set<String> = [
    "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateFormatter", "DispatchQueue",
    "FileManager", "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder", "JSONSerialization", "Locale",
    "Notification", "NotificationCenter", "NumberFormatter", "Operation", "OperationQueue", "ProcessInfo", "Scanner",
    "Selector", "TimeInterval", "TimeZone", "Timer", "URL", "URLComponents", "URLQueryItem", "UUID", "UserDefaults",
  ]

  /// Whether a type of the separate module for networking cannot be found.
  var namesNetworking: Bool {
    message.hasPrefix("cannot find") && names.first.map(SourceRewriting.networking.contains) ?? false
  }

  private func namesType(withPrefix prefixes: [String]) -> Bool {
    guard message.hasPrefix("cannot find"), let name = names.first, prefixes.contains(where: name.hasPrefix) else {
      return false
    }
    return name.dropFirst(2).first?.isUppercase == true
  }

  /// The beginning of a note about a property that keeps its class from having initializers.
  private static let noteAboutProperty = ": note: stored property '"

  /// Whether it is about a property without a value, which leaves its class without initializers.
  var isAboutProperty: Bool { message.hasPrefix("stored property '") && message.contains("without initial value") }

  /// Whether a class has no initializers, because of properties to which other errors point.
  var isAboutClassOfProperty: Bool { message.hasSuffix("has no initializers") }

  /// Whether an initializer does not initialize all properties.
  var isAboutInitialization: Bool {
    isAboutUnsetProperties
      || ["isn't called on all paths", "before being initialized", "before 'super.init'"].contains {
        message.contains($0)
      }
  }

  /// Whether the body of an initializer leaves properties without a value.
  var isAboutUnsetProperties: Bool {
    message.contains("without initializing all stored") || message.contains("not initialized at")
  }

  /// Whether a declaration overrides something that its superclass lacks.
  var isAboutOverriding: Bool {
    ["method", "property", "initializer", "subscript"].contains { message.hasPrefix("\($0) does not override") }
  }

  /// Whether a type or module cannot be found, which makes its members and subclasses seem wrong as well.
  var isAboutMissingType: Bool { message.hasPrefix("cannot find type") || message.hasPrefix("no such module") }

  /// Whether a color, font or image with a name is missing.
  var isAboutStaticMemberOfUIKit: Bool {
    guard message.hasPrefix("type '"), message.contains("has no member"), let name = names.first else { return false }
    return MissingTypes.extendedTypes.contains(name.last == "?" ? String(name.dropLast()) : name)
  }

  /// Whether an attribute is unknown. It may be a property wrapper of another module.
  var namesAttribute: Bool { message.hasPrefix("unknown attribute") }

  /// The text in the quotes of the message.
  var names: [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
  }
}
