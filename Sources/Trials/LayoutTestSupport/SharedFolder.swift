/// The folder of measurements and documents that lies beside a checkout on the machines that have it.
public enum SharedFolder {
  /// The path of a file in the folder, seen from the source file of a test.
  public static func path(_ name: String, from file: String = #filePath) -> String {
    packagePath("../shared/\(name)", from: file)
  }

  /// The path of a file of the package, seen from the source file of a test.
  public static func packagePath(_ name: String, from file: String = #filePath) -> String {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    let package = parts.lastIndex(of: "Tests") ?? parts.lastIndex(of: "Sources") ?? parts.endIndex
    return (parts[..<package] + [name[...]]).joined(separator: "/")
  }
}
