internal import DocumentFacts
internal import DocumentMerging
internal import JSON
internal import MarkupReading

extension ReaderTrial {
  /// Storyboards and xibs that are merged as `theirs` and compared with a different version. The length chooses one of
  /// four checks, because each takes long.
  static let mergedDocument = ReaderTrial(
    "merged-document", longestInput: 2048, mutantCount: 1_500, isMarkup: true
  ) { bytes in
    switch bytes.count % 4 {
    case 0: faultOfComparison(from: baseRoot, to: root(of: bytes))
    case 1: faultOfComparison(from: root(of: bytes), to: baseRoot)
    case 2: faultOfLines(bytes)
    default: faultOfMerge(bytes)
    }
  }

  private static let base = Array(document("Title", 8).utf8)
  private static let baseRoot = root(of: base)
  private static let ours = Array(document("Hello", 8).utf8)

  private static func faultOfMerge(_ bytes: [UInt8]) -> String? {
    let states = MergeInput(base: base, ours: ours, theirs: bytes)
    do throws(MergeRefusal) {
      let merged = try FileMerge.merged(
        states, of: .interfaceBuilder, path: "fuzzed", deciding: MergeDecisions(favoring: .ours))
      guard root(of: merged.bytes) != nil else { return "the merged document cannot be read" }
      guard !merged.undecided.isEmpty else { return nil }
      let decisions = Dictionary(
        merged.undecided.map { ($0.key, MergeChoice.theirs) }, uniquingKeysWith: { first, _ in first })
      _ = try FileMerge.merged(
        states, of: .interfaceBuilder, path: "fuzzed", deciding: MergeDecisions(favoring: .ours, deciding: decisions))
      return nil
    } catch {
      return error.message.isEmpty ? "a refusal without words" : nil
    }
  }

  private static func faultOfComparison(from old: XMLElement?, to new: XMLElement?) -> String? {
    guard let old, let new else { return nil }
    _ = DocumentReview(from: old, to: new)
    return nil
  }

  private static func faultOfLines(_ bytes: [UInt8]) -> String? {
    guard let root = root(of: bytes) else { return nil }
    let same = DocumentReview(from: root, to: root)
    guard same.scenes.isEmpty, same.recorded.isEmpty else { return "a document is different from itself" }
    return DocumentLines(of: root).text.hasSuffix("\n") ? nil : "lines without an end"
  }

  private static func root(of bytes: [UInt8]) -> XMLElement? {
    try? XMLElementParser.root(of: XMLText(bytes, path: "fuzzed"))
  }

  /// Lists of undecided places: they contain at most one decision for each place.
  static let undecidedList = ReaderTrial("undecided-list", longestInput: 1024, mutantCount: 12_000) { bytes in
    do throws(MergeRefusal) {
      let decisions = try UndecidedList.decisions(in: bytes)
      guard let value = try? JSONParser.value(in: bytes) else { return "decisions that are not JSON" }
      let count = value["undecided"]?.elements.count ?? 0
      return decisions.count <= count ? nil : "more decisions than places"
    } catch {
      return error.message.isEmpty ? "a refusal without words" : nil
    }
  }

  private static func document(_ text: String, _ constant: Int) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
          <subviews>
            <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="l1">
              <rect key="frame" x="20" y="20" width="80" height="46"/>
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label>
          </subviews>
          <constraints>
            <constraint firstItem="l1" firstAttribute="top" secondItem="v" secondAttribute="top" constant="\(constant)" id="c1"/>
          </constraints>
        </view>
      </objects>
    </document>

    """
  }
}
