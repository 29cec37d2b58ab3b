import Drawing
import LayoutTestSupport
import ReviewTestSupport
import Scenes
import Synchronization
import Testing

@testable import HostFiles
@testable import ReviewPlans

@Suite struct ArtworkLibraryTests {
  /// Counts decodings. A file that begins with `x` cannot be decoded.
  private final class Counter: Sendable {
    let decoded = Mutex<[String]>([])

    var decoder: ImageDecoder {
      { bytes, identity, width, height in
        self.decoded.withLock { $0.append("\(String(decoding: bytes, as: UTF8.self)) \(width ?? 0)×\(height ?? 0)") }
        if bytes.first == UInt8(ascii: "x") { throw ArtworkFault(message: "it is no picture") }
        let pixels = [UInt32](repeating: 0, count: (width ?? 1) * (height ?? 1))
        guard let bitmap = Bitmap(width: width ?? 1, height: height ?? 1, pixels: pixels, identity: identity) else {
          throw ArtworkFault(message: "it has no pixels")
        }
        return bitmap
      }
    }
  }

  private func file(_ contents: String, in folder: String) throws -> ArtworkFile {
    let path = FolderPath.join(folder, contents)
    try FileSystem.write(Array(contents.utf8), to: path)
    return ArtworkFile(path: path, digest: ContentDigest(of: contents).text)
  }

  @Test func `each file is decoded once per size, for any number of workers`() async throws {
    try await withTemporaryFolder { folder in
      let counter = Counter()
      let library = ArtworkLibrary(decodingWith: counter.decoder)
      let file = try file("abc", in: folder)
      await withTaskGroup(of: Int?.self) { group in
        for turn in 0..<40 { group.addTask { library.bitmap(of: file, width: 2 + turn % 2, height: 3)?.width } }
        for await width in group { #expect(width == 2 || width == 3) }
      }
      expect(counter.decoded.withLock { $0.sorted() }, is: ["abc 2×3", "abc 3×3"])
    }
  }

  @Test func `an unreadable picture is reported and not decoded again`() async throws {
    try await withTemporaryFolder { folder in
      let counter = Counter()
      let library = ArtworkLibrary(decodingWith: counter.decoder)
      let file = try file("xyz", in: folder)
      #expect(library.fault(of: file) == nil)
      #expect(library.bitmap(of: file, width: 1, height: 1) == nil)
      #expect(library.bitmap(of: file, width: 2, height: 2) == nil)
      expect(library.fault(of: file), is: "it is no picture")
      expect(counter.decoded.withLock(\.count), is: 1)
    }
  }

  @Test(arguments: [true, false]) func `a reason that may be gone in the next run is known as such`(isPassing: Bool)
    async throws
  {
    try await withTemporaryFolder { folder in
      let library = ArtworkLibrary { _, _, _, _ in throw ArtworkFault(message: "no process", isPassing: isPassing) }
      let file = try file("abc", in: folder)
      #expect(!library.isFaultPassing(of: file))
      #expect(library.bitmap(of: file, width: 1, height: 1) == nil)
      #expect(library.isFaultPassing(of: file) == isPassing)
    }
  }

  @Test func `a file that changed after the document was read is not shown`() async throws {
    try await withTemporaryFolder { folder in
      let library = ArtworkLibrary(decodingWith: Counter().decoder)
      let file = try file("abc", in: folder)
      try FileSystem.write(Array("other".utf8), to: file.path)
      #expect(library.bitmap(of: file, width: 1, height: 1) == nil)
      expect(library.fault(of: file), is: "it has changed in the meantime")
    }
  }

  @Test func `old pictures are evicted for new ones`() async throws {
    try await withTemporaryFolder { folder in
      let counter = Counter()
      let library = ArtworkLibrary(decodingWith: counter.decoder)
      let file = try file("abc", in: folder)
      for side in [4000, 4001, 4002, 4000] { #expect(library.bitmap(of: file, width: side, height: side) != nil) }
      expect(counter.decoded.withLock(\.count), is: 4)
    }
  }
}
