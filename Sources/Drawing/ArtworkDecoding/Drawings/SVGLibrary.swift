internal import CSVGLibrary

/// librsvg, loaded when it is first needed.
enum SVGLibrary {
  /// The functions of the library, or nil if it is not installed.
  static var functions: svg_library? { loaded?.pointee }

  /// The name and version of the library, or nil if it is not installed.
  static var version: String? {
    functions.map { "librsvg \($0.major_version).\($0.minor_version).\($0.micro_version)" }
  }

  /// The library, or nil. The pointer is written once, before anything reads it.
  nonisolated(unsafe) private static let loaded: UnsafePointer<svg_library>? = svg_library_load()
}
