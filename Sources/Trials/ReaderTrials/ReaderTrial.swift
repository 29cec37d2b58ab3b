/// A reader of bytes that others wrote, with what must hold of its answer whatever they are.
///
/// The fuzzer in `Fuzzing` and the tests try the same readers. A trial never ends the process: a reader that does has a
/// fault.
public struct ReaderTrial: Sendable {
  /// The name of the trial and of the folder with its examples: `visual-format`.
  public let name: String
  /// The number of bytes beyond which an input shows nothing that a shorter one does not.
  public let longestInput: Int
  /// The number of altered examples that a test of a second or two has time for.
  public let mutantCount: Int
  /// True where the inputs are XML, most changes of which a parser would refuse; see ``MarkupMutator``.
  public let isMarkup: Bool
  private let find: @Sendable ([UInt8]) -> String?

  /// A trial of a reader.
  ///
  /// - Parameter find: What is wrong with the reader's answer to some bytes, or nil where it is as it should be.
  init(
    _ name: String, longestInput: Int, mutantCount: Int, isMarkup: Bool = false,
    fault find: @escaping @Sendable ([UInt8]) -> String?
  ) {
    self.name = name
    self.longestInput = longestInput
    self.mutantCount = mutantCount
    self.isMarkup = isMarkup
    self.find = find
  }

  /// The fault in the reader's answer to some bytes, or nil where the answer is as it should be.
  public func fault(in bytes: [UInt8]) -> String? { find(bytes) }

  /// All trials, in the order in which they are listed.
  public static let all: [ReaderTrial] = [
    visualFormat, extendedFormat, conflictLog, editorMessages, equation, sceneFile, sceneFileEditor,
    interfaceBuilder, interfaceBuilderEditor, linkedStoryboard, mergedDocument, undecidedList,
    conversion, strings, pluralStrings, stringCatalogue, propertyList, binaryPropertyList, projectFile,
    informationPropertyList, assetCatalogue, symbolTemplate, imageHeader, pngImage, jpegImage, svgImage, configuration,
    baseline,
    decisions, report, json, cacheEntry, partHeader, partCheck, partComparison,
    drawingBytes, commandLine, measuredText, sourceCode,
  ]

  /// The trial of a name, or nil.
  public static func named(_ name: String) -> ReaderTrial? { all.first { $0.name == name } }
}
