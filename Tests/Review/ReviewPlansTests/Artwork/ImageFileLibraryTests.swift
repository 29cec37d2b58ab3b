import Drawing
import LayoutTestSupport
import Synchronization
import Testing

@testable import ReviewPlans

@Suite struct ImageFileLibraryTests {
  /// Counts the pictures that are encoded, with one byte for each pixel. Encoding a picture named `x` fails.
  private final class Counter: Sendable {
    let encoded = Mutex<[String]>([])

    var encoder: ImageEncoder {
      { bitmap in
        self.encoded.withLock { $0.append("\(bitmap.identity) \(bitmap.width)×\(bitmap.height)") }
        guard bitmap.identity != "x" else { return nil }
        return EncodedImage(format: .png, bytes: [UInt8](repeating: 7, count: bitmap.pixels.count))
      }
    }
  }

  private func bitmap(_ identity: String, _ width: Int, _ height: Int) throws -> Bitmap {
    try #require(
      Bitmap(
        width: width, height: height, pixels: [UInt32](repeating: 0, count: width * height), identity: identity))
  }

  @Test func `each picture is encoded once per size and look, for any number of workers`() async throws {
    let counter = Counter()
    let library = ImageFileLibrary(encodingWith: counter.encoder)
    let pictures = [try bitmap("a", 2, 3), try bitmap("a", 3, 2), try bitmap("a in #000000", 2, 3)]
    await withTaskGroup(of: Int?.self) { group in
      for turn in 0..<60 { group.addTask { library.file(of: pictures[turn % 3])?.bytes.count } }
      for await count in group { #expect(count == 6) }
    }
    expect(counter.encoded.withLock { $0.sorted() }, is: ["a 2×3", "a 3×2", "a in #000000 2×3"])
  }

  @Test func `the oldest files are evicted above the byte limit`() throws {
    let counter = Counter()
    let library = ImageFileLibrary(encodingWith: counter.encoder, byteLimit: 10)
    for name in ["a", "b", "b", "c", "b", "a"] {
      #expect(library.file(of: try bitmap(name, 1, 5))?.bytes.count == 5)
    }
    expect(counter.encoded.withLock { $0 }, is: ["a 1×5", "b 1×5", "c 1×5", "a 1×5"])
  }

  @Test func `a file larger than the limit is returned but not stored`() throws {
    let counter = Counter()
    let library = ImageFileLibrary(encodingWith: counter.encoder, byteLimit: 10)
    for _ in 0..<2 { #expect(library.file(of: try bitmap("a", 4, 5))?.bytes.count == 20) }
    expect(counter.encoded.withLock(\.count), is: 2)
  }

  @Test func `a picture that cannot be encoded is encoded again`() throws {
    let counter = Counter()
    let library = ImageFileLibrary(encodingWith: counter.encoder)
    for _ in 0..<2 { #expect(library.file(of: try bitmap("x", 1, 1)) == nil) }
    expect(counter.encoded.withLock(\.count), is: 2)
  }
}
