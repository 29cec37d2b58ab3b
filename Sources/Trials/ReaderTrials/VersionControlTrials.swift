internal import DocumentFacts
internal import DocumentMerging
internal import JSON
internal import MarkupReading

extension ReaderTrial {
  /// Storyboards and xibs that are merged as `theirs` and compared with another version.
  static let mergedDocument = ReaderTrial(
    "merged-document", longestInput: 4096, mutantCount: 500, isMarkup: true
  ) { bytes in
    let states = MergeInput(
      base: Array(document("Title", 8).utf8), ours: Array(document("Hello", 8).utf8), theirs: bytes)
    do throws(MergeRefusal) {
      let merged = try FileMerge.merged(
        states, of: .interfaceBuilder, path: "fuzzed", deciding: MergeDecisions(favoring: .ours))
      guard root(of: merged.bytes) != nil else { return "the merged document cannot be read" }
      let decisions = Dictionary(
        merged.undecided.map { ($0.key, MergeChoice.theirs) }, uniquingKeysWith: { first, _ in first })
      _ = try FileMerge.merged(
        states, of: .interfaceBuilder, path: "fuzzed", deciding: MergeDecisions(favoring: .ours, deciding: decisions))
    } catch {
      if error.message.isEmpty { return "a refusal without words" }
    }
    return faultOfComparison(states)
  }

  private static func faultOfComparison(_ states: MergeInput<[UInt8]>) -> String? {
    guard let old = root(of: states.base), let new = root(of: states.theirs) else { return nil }
    _ = DocumentReview(from: old, to: new)
    _ = DocumentReview(from: new, to: old)
    let same = DocumentReview(from: new, to: new)
    guard same.scenes.isEmpty, same.recorded.isEmpty else { return "a document is different from itself" }
    return DocumentLines(of: new).text.hasSuffix("\n") ? nil : "lines without an end"
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
