internal import DocumentResources
internal import HostFiles
internal import InterfaceBuilder
internal import MarkupReading
internal import Scenes

extension ReaderTrial {
  /// Storyboards and xibs, from their bytes to solved and drawn layouts. Every eighth length also runs the surveys.
  static let interfaceBuilder = ReaderTrial(
    "interface-builder", longestInput: 4096, mutantCount: 700, isMarkup: true
  ) { bytes in
    if bytes.count % 8 == 0 {
      var survey = DocumentSurvey()
      try? survey.add(bytes, path: "fuzzed")
      var rules = RuleSurvey()
      try? rules.add(bytes, path: "fuzzed")
    }
    return TrialDocument(kind: .interfaceBuilder, bytes: bytes).fault
  }

  /// Storyboards and xibs in which one scene is edited.
  static let interfaceBuilderEditor = ReaderTrial(
    "interface-builder-editor", longestInput: 4096, mutantCount: 900, isMarkup: true
  ) { bytes in
    var edit = TriedEdit(of: bytes)
    return edit.fault()
  }

  /// Storyboards that link to the storyboard of the layout.
  static let linkedStoryboard = ReaderTrial(
    "linked-storyboard", longestInput: 2048, mutantCount: 700, isMarkup: true
  ) { bytes in
    var siblings = SiblingResources()
    siblings.linkingStoryboards = ["Other": bytes]
    return TrialDocument(kind: .interfaceBuilder, bytes: Array(storyboard.utf8), siblings: siblings).fault
  }

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    initialViewController="one">
      <scenes>
        <scene sceneID="s-1">
          <objects>
            <viewController id="one" storyboardIdentifier="One" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="v-1">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              </view>
              <navigationItem key="navigationItem" id="n-1"/>
            </viewController>
          </objects>
        </scene>
        <scene sceneID="s-2">
          <objects>
            <viewControllerPlaceholder id="two" storyboardName="Other" sceneMemberID="viewController"/>
          </objects>
        </scene>
      </scenes>
    </document>
    """
}
