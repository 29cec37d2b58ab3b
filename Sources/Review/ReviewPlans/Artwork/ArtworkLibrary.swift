internal import DocumentResources
package import Drawing
internal import HostFiles
internal import SceneDrawing
package import Scenes
internal import Synchronization

/// The decoded images of a run, shared by all workers. Each file is decoded once for each size at which it is drawn.
package final class ArtworkLibrary: ArtworkReading {
  private struct Key: Sendable, Hashable {
    var digest: String
    var width: Int?
    var height: Int?
  }

  private struct Shelf: Sendable {
    var pictures: [Key: Result<Bitmap, ArtworkFault>] = [:]
    /// The keys, the oldest first.
    var order: [Key] = []
    var pixelCount = 0
    /// The reasons why files cannot be shown, by their digests.
    var faults: [String: ArtworkFault] = [:]
  }

  /// The largest number of pixels that are kept for other layouts: 128 MB.
  private static let pixelLimit = 32 << 20

  private let decode: ImageDecoder
  private let shelf = Mutex(Shelf())
  /// Locks by key, so that a worker waits if another one is decoding the same image. Other images rarely share its
  /// lock.
  private let turns = (0..<16).map { _ in Turn() }

  private final class Turn: Sendable {
    let mutex = Mutex(())
  }

  /// A library without pictures.
  ///
  /// - Parameter decode: Decodes a file.
  package init(decodingWith decode: @escaping ImageDecoder) { self.decode = decode }

  package func bitmap(of file: ArtworkFile, width: Int?, height: Int?) -> Bitmap? {
    let key = Key(digest: file.digest, width: width, height: height)
    if let known = shelf.withLock({ $0.pictures[key] }) { return try? known.get() }
    return turns[Int(key.hashValue.magnitude % UInt(turns.count))].mutex.withLock { _ in
      if let known = shelf.withLock({ $0.pictures[key] }) { return try? known.get() }
      let made = made(file, key)
      keep(made, for: key)
      return try? made.get()
    }
  }

  package func fault(of file: ArtworkFile) -> String? { shelf.withLock { $0.faults[file.digest]?.message } }

  private func made(_ file: ArtworkFile, _ key: Key) -> Result<Bitmap, ArtworkFault> {
    if let fault = shelf.withLock({ $0.faults[key.digest] }) { return .failure(fault) }
    if let fault = file.fault { return .failure(ArtworkFault(message: fault)) }
    do {
      let bytes = try file.contents ?? FileSystem.contents(of: file.path, limit: Artwork.fileLimit)
      guard ContentDigest(of: bytes).text == key.digest else {
        return .failure(ArtworkFault(message: "it has changed in the meantime"))
      }
      return .success(try decode(bytes, key.digest, key.width, key.height))
    } catch let fault as ArtworkFault {
      return .failure(fault)
    } catch let error as FileError {
      return .failure(ArtworkFault(message: "it cannot be read: \(error.reason)"))
    } catch {
      return .failure(ArtworkFault(message: "it cannot be decoded"))
    }
  }

  private func keep(_ made: Result<Bitmap, ArtworkFault>, for key: Key) {
    shelf.withLock { shelf in
      shelf.pictures[key] = made
      shelf.order.append(key)
      switch made {
      case .success(let bitmap): shelf.pixelCount += bitmap.pixels.count
      case .failure(let fault): shelf.faults[key.digest] = fault
      }
      var gone = 0
      while shelf.pixelCount > Self.pixelLimit, gone < shelf.order.count {
        if case .success(let bitmap)? = shelf.pictures.removeValue(forKey: shelf.order[gone]) {
          shelf.pixelCount -= bitmap.pixels.count
        }
        gone += 1
      }
      shelf.order.removeFirst(gone)
    }
  }
}
