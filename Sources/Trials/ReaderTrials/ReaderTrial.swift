/// A trial of a reader of untrusted bytes, with the conditions that its result must meet for any input.
///
/// The fuzzer in `Fuzzing` and the tests use the same trials. A reader must never end the process; if it does, it has a
/// fault.
public struct ReaderTrial: Sendable {
  /// The name of the trial and of the folder with its examples, such as `visual-format`.
  public let name: String
  /// The largest length of an input, in bytes. Longer inputs reveal nothing new.
  public let longestInput: Int
  /// The number of mutated examples that a test checks in a second or two.
  public let mutantCount: Int
  /// Whether the inputs are XML. A parser would reject most mutations of bytes; see ``MarkupMutator``.
  public let isMarkup: Bool
  private let find: @Sendable ([UInt8]) -> String?

  /// Creates a trial.
  ///
  /// `find` returns the fault in the reader's result for the given bytes, or nil.
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

  /// Returns the fault in the reader's result for the given bytes, or nil.
  public func fault(in bytes: [UInt8]) -> String? { find(bytes) }

  /// All trials, in the order they are listed.
  public static let all: [ReaderTrial] = [
    visualFormat, extendedFormat, conflictLog, editorMessages, equation, sceneFile, sceneFileEditor,
    interfaceBuilder, interfaceBuilderEditor, linkedStoryboard, mergedDocument, undecidedList,
    conversion, strings, pluralStrings, stringCatalogue, propertyList, binaryPropertyList, projectFile,
    informationPropertyList, assetCatalogue, symbolTemplate, imageHeader, pngImage, jpegImage, svgImage, configuration,
    acceptedFindings, baseline, decisions, report, json, cacheEntry, partHeader, partCheck, partComparison,
    drawingBytes, commandLine, measuredText, sourceCode,
    objectiveCHeader,
  ]

  /// Returns the trial with the given name, or nil.
  public static func named(_ name: String) -> ReaderTrial? { all.first { $0.name == name } }
}
