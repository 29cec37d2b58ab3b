internal import CImageDecoding
internal import CWebP
internal import HostFiles

/// The libraries and programs, in addition to the tool itself, that determine the decoded pixels.
package enum DecodingIdentity {
  /// The versions of the libraries, and each external program with its size in bytes, or that it is missing. No program
  /// is started to find this out.
  package static var current: [String] { libraries + DrawingProgram.names.map(program) }

  private static var libraries: [String] {
    let webP = WebPGetDecoderVersion()
    return [
      "libpng \(String(cString: png_library_version()))",
      "libwebp \(webP >> 16).\(webP >> 8 & 255).\(webP & 255)",
      SVGLibrary.version ?? "no librsvg",
    ]
  }

  private static func program(_ name: String) -> String {
    let folders = (HostProcess.environmentVariable("PATH") ?? "").split(separator: ":")
    let sizes = folders.lazy.compactMap { try? FileSystem.ageAndSize(of: "\($0)/\(name)").bytes }
    return sizes.first.map { "\(name) of \($0) bytes" } ?? "no \(name)"
  }
}
