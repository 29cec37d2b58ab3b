internal import DocumentResources
internal import Geometry
internal import Scenes
internal import Typography

extension ReaderTrial {
  /// The headers of PNG, JPEG, PDF and SVG files.
  static let imageHeader = ReaderTrial("image-header", longestInput: 1024, mutantCount: 15_000) { bytes in
    guard let size = ImageFile.size(in: bytes, scale: 2) else { return nil }
    return isSize(size) ? nil : "an image of \(size.width) × \(size.height)"
  }

  /// The descriptions of image sets, `Contents.json`.
  static let assetCatalogue = ReaderTrial("asset-catalogue", longestInput: 2048, mutantCount: 12_000) { bytes in
    let image = ImageSet(describedBy: bytes, in: "set") { path, scale in Size(width: 30 / scale, height: 20 / scale) }
    guard let image else { return nil }
    if let size = image.size, !isSize(size) { return "an image of \(size.width) × \(size.height)" }
    if image.artwork.files.contains(where: { $0.path.dropFirst(4).contains("/") }) { return "a file of another folder" }
    return image.densities.allSatisfy { [1, 2, 3].contains($0) } ? nil : "a density of no screen"
  }

  /// Templates of symbols in SVG.
  static let symbolTemplate = ReaderTrial(
    "symbol-template", longestInput: 2048, mutantCount: 3000, isMarkup: true
  ) { bytes in
    guard let symbol = SymbolTemplate(bytes, at: "symbol.svg") else { return nil }
    for weight in FontWeight.allCases {
      let configuration = SymbolConfiguration(pointSize: 100, scale: .small, weight: weight)
      guard isSize(symbol.size(configuration)) else { return "a symbol without a size" }
      guard let file = symbol.artwork(configuration).files.first?.contents,
        let size = ImageFile.size(in: file, scale: 1),
        isSize(size)
      else { return "a drawing that is not a file" }
      if String(decoding: file, as: UTF8.self).contains("<script") { return "a drawing with a script" }
    }
    return nil
  }

  private static func isSize(_ size: Size) -> Bool {
    size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
  }
}
