import DocumentTestSupport
import Geometry
import HostFiles
import LayoutTestSupport
import SceneDocuments
import Scenes
import Testing

@testable import DocumentResources

/// Images that a document embeds as archives.
@Suite struct EmbeddedImageTests {
  /// An archive with a TIFF file of nine bytes, a wrapped one of fourteen bytes, and other data.
  private static let archive = """
    YnBsaXN0MDDUAQIDBAUGEBNZJGFyY2hpdmVyWCRvYmplY3RzVCR0b3BYJHZlcnNpb25fEA9OU0tleWVkQXJjaGl2ZXKlBwgLDA9V
    JG51bGzRCQpWTlNSZXBzgAJJTU0AKnNtYWxs0Q0OV05TLmRhdGFOSUkqAGxhcmdlciBvbmVPEB1zb21ldGhpbmcgZWxzZSB0aGF0
    IGlzIGxvbmdlctERElRyb290gAESAAGGoAgRGyQpMkRKUFNaXGZpcYCgo6iqAAAAAAAAAQEAAAAAAAAAFAAAAAAAAAAAAAAAAAAA
    AK8=
    """

  private func artwork(_ archive: String, reads: Bool = true) throws -> Artwork? {
    let text = XcodeDocument.xib(
      XcodeDocument.view(
        "view", "r", (0, 0, 100, 100), "",
        "<subviews>\(XcodeDocument.view("imageView", "a", (0, 0, 20, 20), "image=\"a:image\""))</subviews>"),
      rest: """
        <resources><image name="a:image" width="25" height="20">
        <mutableData key="keyedArchiveRepresentation">\(archive)</mutableData></image></resources>
        """)
    var siblings = SiblingResources()
    siblings.readsArtwork = reads
    let scene = try SceneDocument.interfaceBuilder.scenes(in: Array(text.utf8), path: "A.xib", siblings: siblings).first
    guard case .image(let image)? = scene?.views[1].content else { return nil }
    #expect(image.size?.width == 25 && image.size?.height == 20)
    return image.artwork
  }

  @Test func `the largest picture of an archive is the image`() throws {
    let file = try #require(try artwork(Self.archive)?.files.first)
    #expect(file.contents == Array("II*\0larger one".utf8) && file.path == "a:image" && !file.digest.isEmpty)
    try expect(artwork(Self.archive, reads: false), is: nil)
  }

  @Test(arguments: ["", "AAAA", "YnBsaXN0MDDUAQIDBAUGBwo=", String(archive.prefix(300))])
  func `an archive without a picture is an image without a file`(archive: String) throws {
    try expect(artwork(archive), is: nil)
  }
}
