internal import CCairo
internal import CFontconfig
internal import CPangoCairo

/// The libraries and the fonts, which decide beside the program itself how texts are measured and pictures drawn.
public enum DrawingIdentity {
  /// The versions of the libraries, and each font with its size in bytes and the time it was written; found without
  /// starting any of the libraries.
  public static var current: [String] { libraries + FontDirectories.system.inventory }

  /// The versions of the libraries, and each font with its size: alike on machines that have the same packages.
  public static var anywhere: [String] { libraries + FontDirectories.system.sizes }

  private static var libraries: [String] {
    [
      "cairo \(String(cString: cairo_version_string()))", "pango \(String(cString: pango_version_string()))",
      "harfbuzz \(String(cString: hb_version_string()))", "fontconfig \(FcGetVersion())",
    ]
  }
}
