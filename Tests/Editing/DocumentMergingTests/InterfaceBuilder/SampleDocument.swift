@testable import DocumentMerging

/// A small document in which tests replace parts.
enum SampleDocument {
  /// A xib with a title, a button and constraints.
  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="16097" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="16087"/>
        </dependencies>
        <objects>
            <view contentMode="scaleToFill" id="box-00-001">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <label text="Title" id="ttl-00-001">
                        <rect key="frame" x="20" y="20" width="335" height="20.5"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                        <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1"/>
                    </label>
                    <view contentMode="scaleToFill" id="inn-00-001">
                        <rect key="frame" x="0.0" y="100" width="375" height="50"/>
                        <subviews>
                            <button opaque="NO" id="btn-00-001">
                                <rect key="frame" x="20" y="10" width="100" height="30"/>
                                <state key="normal" title="Sign in" image="key"/>
                            </button>
                        </subviews>
                    </view>
                </subviews>
                <constraints>
                    <constraint firstItem="ttl-00-001" firstAttribute="top" secondItem="box-00-001" secondAttribute="top" constant="20" id="aaa-00-001"/>
                    <constraint firstItem="ttl-00-001" firstAttribute="leading" secondItem="box-00-001" secondAttribute="leading" constant="20" id="mmm-00-001"/>
                </constraints>
            </view>
        </objects>
        <resources>
            <image name="key" width="20" height="20"/>
        </resources>
    </document>

    """

  /// The constraint that positions the title.
  static let topConstraint = """
                    <constraint firstItem="ttl-00-001" firstAttribute="top" secondItem="box-00-001" secondAttribute="top" constant="20" id="aaa-00-001"/>

    """

  /// Returns the document with strings replaced. Each old text must occur.
  static func edited(_ changes: (old: String, new: String)...) -> String {
    changes.reduce(text) { text, change in
      let parts = text.split(separator: change.old, maxSplits: 1, omittingEmptySubsequences: false)
      return parts.count == 2 ? parts[0] + change.new + parts[1] : "no '\(change.old)'"
    }
  }

  /// Returns the part of the document from the start of one string to the start of another; nil if either is missing.
  static func part(from start: String, to end: String) -> String? {
    guard let first = text.firstRange(of: start)?.lowerBound, let last = text[first...].firstRange(of: end) else {
      return nil
    }
    return String(text[first..<last.lowerBound])
  }

  /// Returns the merged document.
  static func merged(
    _ ours: String, _ theirs: String, base: String = text, favoring side: MergeSide = .ours,
    deciding sides: [String: MergeChoice] = [:]
  ) throws(MergeRefusal) -> (text: String, undecided: [UndecidedPlace]) {
    let versions = MergeInput(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
    let result = try FileMerge.merged(
      versions, of: .interfaceBuilder, path: "View.xib", deciding: MergeDecisions(favoring: side, deciding: sides))
    return (String(decoding: result.bytes, as: UTF8.self), result.undecided)
  }
}
