import Drawing
import Testing

@testable import ArtworkDecoding

/// Detects the format of a file from its contents, including formats that are not pictures.
@Suite struct ArtworkKindTests {
  private let decoder = ArtworkDecoder.forTests()

  @Test(arguments: [
    ("", "it is empty"), ("GIF89a", "its beginning is damaged; export it again"),
    ("II*\0", "its beginning is damaged; export it again"), ("MM\0*", "its beginning is damaged; export it again"),
    ("BM", "BMP files are not supported; convert it to PNG"),
    ("%!PS-Adobe", "PostScript files are not supported; convert it to PDF"),
    ("\u{1F}", "not a supported image file; PNG, JPEG, HEIF, WebP, GIF, TIFF, SVG and PDF are supported"),
    ("version https://git-lfs.github.com/spec/v1", "the file is a git LFS pointer; fetch it with 'git lfs pull'"),
    ("{}", "not a supported image file; PNG, JPEG, HEIF, WebP, GIF, TIFF, SVG and PDF are supported"),
    ("<html></html>", "not a supported image file; PNG, JPEG, HEIF, WebP, GIF, TIFF, SVG and PDF are supported"),
  ])
  func `a file that is not a picture has a fault that says why`(text: String, fault: String) {
    #expect(decoder.fault(text) == fault)
  }

  @Test func `a compressed drawing has a fault in words`() {
    #expect(decoder.fault([0x1F, 0x8B, 8, 0]) == "it is compressed; save it as a plain SVG file")
  }

  @Test func `a file above the limit is not read`() {
    var limits = ArtworkLimits()
    limits.fileSize = 1 << 20
    let fault = ArtworkDecoder.forTests(limits: limits).fault([UInt8](repeating: 0x89, count: 3 << 20))
    #expect(fault == "it has 3 MiB; the limit is 1 MiB; make it smaller")
  }

  @Test func `truncated signatures have faults`() {
    let beginnings: [[UInt8]] = [
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], [0xFF, 0xD8, 0xFF], Array("RIFF\0\0\0\0WEBP".utf8),
      Array("<svg".utf8), Array("%PDF-".utf8),
    ]
    for beginning in beginnings {
      #expect(decoder.fault(beginning)?.isEmpty == false)
      #expect(decoder.fault(beginning + [UInt8](repeating: 0, count: 5000))?.isEmpty == false)
      #expect(decoder.fault(beginning + [UInt8](repeating: 0xFF, count: 5000))?.isEmpty == false)
    }
  }

  @Test func `a missing program is reported with the package to install`() {
    let program = DrawingProgram(
      name: "no-such-program", package: "some-package", versionArgument: "-v", arguments: [], format: "PDF")
    #expect(
      throws: ArtworkFault(
        message: "'no-such-program', which draws PDF files, was not found; install it: apt-get install some-package")
    ) { try program.version() }
  }
}
