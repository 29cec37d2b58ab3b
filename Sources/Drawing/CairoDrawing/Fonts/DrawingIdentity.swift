internal import CCairo
internal import CFontconfig
internal import CPangoCairo

/// The libraries and fonts, in addition to the program itself, that determine text metrics and pictures.
public enum DrawingIdentity {
  /// The versions of the libraries, and each font file with its size in bytes and modification time. No library is
  /// initialized to find this out.
  public static var current: [String] { libraries + FontDirectories.system.inventory }

  /// The versions of the libraries, and each font file with its size. Equal on machines with the same packages.
  public static var anywhere: [String] { libraries + FontDirectories.system.sizes }

  private static var libraries: [String] {
    [
      "cairo \(String(cString: cairo_version_string()))", "pango \(String(cString: pango_version_string()))",
      "harfbuzz \(String(cString: hb_version_string()))", "fontconfig \(FcGetVersion())",
    ]
  }
}
