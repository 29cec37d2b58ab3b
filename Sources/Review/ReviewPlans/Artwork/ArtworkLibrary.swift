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

  /// The most pixels that are kept for other layouts: 128 MB.
  private static let pixelLimit = 32 << 20

  private let decode: ImageDecoder
  private let pictures = SharedValues<Key, Result<Bitmap, ArtworkFault>>(limit: pixelLimit)
  /// The reasons why files cannot be shown, by the digests of the files.
  private let faults = Mutex<[String: ArtworkFault]>([:])

  /// A library without pictures.
  ///
  /// - Parameter decode: Decodes a file.
  package init(decodingWith decode: @escaping ImageDecoder) { self.decode = decode }

  package func bitmap(of file: ArtworkFile, width: Int?, height: Int?) -> Bitmap? {
    let key = Key(digest: file.digest, width: width, height: height)
    let cost = { (made: Result<Bitmap, ArtworkFault>) in (try? made.get())?.pixels.count ?? 0 }
    let picture = pictures.value(for: key, cost: cost) {
      let made = made(file, key)
      if case .failure(let fault) = made { faults.withLock { $0[key.digest] = fault } }
      return made
    }
    return try? picture?.get()
  }

  package func fault(of file: ArtworkFile) -> String? { faults.withLock { $0[file.digest]?.message } }

  private func made(_ file: ArtworkFile, _ key: Key) -> Result<Bitmap, ArtworkFault> {
    if let fault = faults.withLock({ $0[key.digest] }) { return .failure(fault) }
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
}
