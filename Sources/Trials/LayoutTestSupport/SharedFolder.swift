/// The folder with measurements and documents next to a checkout. Not every machine has it.
public enum SharedFolder {
  /// Returns the path of a file of the shared folder.
  ///
  /// `file` is the path of the calling source file.
  public static func path(_ name: String, from file: String = #filePath) -> String {
    packagePath("../shared/\(name)", from: file)
  }

  /// Returns the path of a file of the package.
  ///
  /// `file` is the path of the calling source file.
  public static func packagePath(_ name: String, from file: String = #filePath) -> String {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    let package = parts.lastIndex(of: "Tests") ?? parts.lastIndex(of: "Sources") ?? parts.endIndex
    return (parts[..<package] + [name[...]]).joined(separator: "/")
  }
}
