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

  /// The maximum number of pixels that are kept for other layouts: 128 MB.
  private static let pixelLimit = 32 << 20

  private let decode: ImageDecoder
  private let pictures = SharedValues<Key, Bitmap>(limit: pixelLimit)
  /// The reasons why files cannot be shown, by the digests of the files.
  private let faults = Mutex<[String: ArtworkFault]>([:])

  /// Creates a library without pictures.
  ///
  /// - Parameter decode: Decodes a file.
  package init(decodingWith decode: @escaping ImageDecoder) { self.decode = decode }

  package func bitmap(of file: ArtworkFile, width: Int?, height: Int?) -> Bitmap? {
    let key = Key(digest: file.digest, width: width, height: height)
    return pictures.value(for: key, cost: \.pixels.count) {
      // A file that cannot be shown at one size cannot be shown at others, and is not read again.
      guard faults.withLock({ $0[key.digest] }) == nil else { return nil }
      do throws(ArtworkFault) {
        return try decoded(file, key)
      } catch {
        faults.withLock { $0[key.digest] = error }
        return nil
      }
    }
  }

  package func fault(of file: ArtworkFile) -> String? { faults.withLock { $0[file.digest]?.message } }

  package func isFaultPassing(of file: ArtworkFile) -> Bool { faults.withLock { $0[file.digest]?.isPassing ?? false } }

  private func decoded(_ file: ArtworkFile, _ key: Key) throws(ArtworkFault) -> Bitmap {
    if let fault = file.fault { throw ArtworkFault(message: fault) }
    do {
      let bytes = try file.contents ?? FileSystem.contents(of: file.path, limit: Artwork.fileLimit)
      guard ContentDigest(of: bytes).text == key.digest else {
        throw ArtworkFault(message: "it has changed in the meantime")
      }
      return try decode(bytes, key.digest, key.width, key.height)
    } catch let fault as ArtworkFault {
      throw fault
    } catch let error as FileError {
      throw ArtworkFault(message: "it cannot be read: \(error.reason)", isPassing: error.reason.isFault)
    } catch {
      throw ArtworkFault(message: "it cannot be decoded")
    }
  }
}
