import AutoLayout
import Geometry
import HostFiles
import LayoutTestSupport
import SceneDocuments
import SceneLayouts
import Scenes
import Testing

@testable import DocumentEditing

/// Constraints for views that frames and masks place (specification RES-04, RES-05).
@Suite struct MaskedViewTests {
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14460.31" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" colorMatched="YES">
        <device id="retina4_7" orientation="portrait"/>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <view contentMode="scaleToFill" id="root-vw-01">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
                    <view contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="card-vw-01">
                        <rect key="frame" x="20" y="40" width="335" height="120"/>
                        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                    </view>
                    <view contentMode="scaleToFill" id="dots-vw-01">
                        <rect key="frame" x="150" y="200" width="75" height="30"/>
                        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                    </view>
                </subviews>
            </view>
        </objects>
    </document>
    """

  private static func scene(_ kind: SceneDocument, _ bytes: [UInt8]) throws -> Scene {
    try #require(try kind.scenes(in: bytes, path: "Card").first)
  }

  private static func resolution(
    _ action: ResolveAction, of scene: Scene, _ views: Set<Int>? = nil
  ) throws -> SceneResolution {
    let layouts = { @Sendable (scene: Scene) in
      scene.saved == nil ? [scene.resolved(for: TestScene.variant(width: 320, height: 568))] : []
    }
    let guides = scene.saved == nil ? NamedGuides() : NamedGuides(hasSafeArea: false, hasLayoutGuides: false)
    let resolvable = try #require(
      ResolvableScene(scene, layouts: layouts(scene), naming: guides, relayout: layouts))
    return resolvable.resolution(action, of: views, measuringTextWith: FixedPitchTextMeasurer())
  }

  private static func savedFrames(of scene: Scene) throws -> [Rect] {
    try #require(scene.resolvedAsSaved(leafSizes: .recorded))
      .uncheckedLayout(measuringTextWith: FixedPitchTextMeasurer()).frames
  }

  @Test func `masks are a complete layout, so only named views and a reset get constraints instead`() throws {
    let scene = try Self.scene(.interfaceBuilder, Array(Self.document.utf8))
    #expect(try Self.resolution(.addMissing, of: scene).isUnchanged)
    let named = try Self.resolution(.addMissing, of: scene, [1])
    #expect(named.isEnough)
    expect(named.edit.constrained.map(\.view), is: [1])
    let reset = try Self.resolution(.resetToSuggested, of: scene)
    #expect(reset.isEnough)
    expect(reset.edit.constrained.map(\.view), is: [1, 2])
  }

  @Test func `a view that constraints place instead of its mask stays, and is written as Xcode does`() throws {
    let bytes = Array(Self.document.utf8)
    let scene = try Self.scene(.interfaceBuilder, bytes)
    let edit = try Self.resolution(.resetToSuggested, of: scene).edit
    let edited = try DocumentEdit.bytes(
      bytes, of: .interfaceBuilder, path: "Card", changedBy: [(edit, scene)], equation: { _ in "" })
    let text = String(decoding: edited, as: UTF8.self)
    #expect(!text.contains("fixedFrame"))
    #expect(!text.contains("flexibleMaxX"))
    #expect(text.contains(#"scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="dots-vw-01">"#))
    let reread = try Self.scene(.interfaceBuilder, edited)
    expect(reread.views.filter(\.placement.isPlacedByMask).count, is: 0)
    expect(reread.constraints.count, is: 8)
    try expect(Self.savedFrames(of: reread), is: Self.savedFrames(of: scene))
  }

  @Test func `the frame of a view in a scene file becomes its design frame, and its size is kept`() throws {
    let text = """
      format: 1
      devices: [iPhone 5s]
      views:
        title: { type: label, text: Title, frame: { x: 20, y: 72, width: 280, height: 21 } }
        line:
          color: red
          frame:
            x: 20
            y: 196
            width: 280
            height: 2
            in: 320x568
            stretch: [width]
          hidden: false

      """
    let bytes = Array(text.utf8)
    let scene = try Self.scene(.yaml, bytes)
    let found = try Self.resolution(.resetToSuggested, of: scene)
    #expect(found.isEnough)
    let before = scene.resolved(for: TestScene.variant(width: 320, height: 568))
    let after = scene.applying(found.edit).resolved(for: TestScene.variant(width: 320, height: 568))
    let measurer = FixedPitchTextMeasurer()
    let sizes = [before, after].map { $0.uncheckedLayout(measuringTextWith: measurer).frames.map { $0.size.width } }
    expect(sizes[1], is: sizes[0])
    let edited = try DocumentEdit.bytes(
      bytes, of: .yaml, path: "Card", changedBy: [(SceneEdit(constrained: found.edit.constrained), scene)],
      equation: { _ in "" })
    expect(
      String(decoding: edited, as: UTF8.self),
      is: """
        format: 1
        devices: [iPhone 5s]
        views:
          title: { type: label, text: Title, designFrame: { x: 20, y: 72, width: 280, height: 21 } }
          line:
            color: red
            designFrame: { x: 20, y: 196, width: 280, height: 2 }
            hidden: false

        """)
  }
}
