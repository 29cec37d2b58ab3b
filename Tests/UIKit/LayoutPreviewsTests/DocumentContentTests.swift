import Foundation
import Scenes
import Testing
import UIKit

@testable import LayoutPreviews

/// Code gets the views of storyboards and xibs (Apple, UINib, UIStoryboard, `UIViewController.nibName`).
@MainActor
struct DocumentContentTests {
  private static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="NoteOwner">
          <connections><outlet property="note" destination="top" id="o1"/></connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="top" customClass="NoteView" customModule="LayoutPreviewsTests">
          <rect key="frame" x="0.0" y="0.0" width="300" height="60"/>
          <subviews>
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Note" textAlignment="right" \
    lineBreakMode="tailTruncation" numberOfLines="2" translatesAutoresizingMaskIntoConstraints="NO" id="lab">
              <rect key="frame" x="20" y="20" width="260" height="20"/>
              <fontDescription key="fontDescription" type="system" pointSize="15"/>
            </label>
          </subviews>
          <constraints>
            <constraint firstItem="lab" firstAttribute="leading" secondItem="top" secondAttribute="leading" \
    constant="20" id="c1"/>
            <constraint firstItem="lab" firstAttribute="top" secondItem="top" secondAttribute="top" constant="20" id="c2"/>
            <constraint firstAttribute="trailing" secondItem="lab" secondAttribute="trailing" constant="20" id="c3"/>
          </constraints>
          <connections>
            <outlet property="title" destination="lab" id="o2"/>
            <outlet property="inset" destination="c1" id="o3"/>
          </connections>
        </view>
      </objects>
    </document>
    """

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    initialViewController="nav">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="s1"><objects>
          <navigationController id="nav" sceneMemberID="viewController">
            <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r"/>
            </connections>
          </navigationController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <tableViewController storyboardIdentifier="list" id="list" customClass="NoteList" \
    customModule="LayoutPreviewsTests" sceneMemberID="viewController">
            <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="44" id="tab">
              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
              <prototypes>
                <tableViewCell reuseIdentifier="note" id="cell" customClass="NoteCell" \
    customModule="LayoutPreviewsTests">
                  <rect key="frame" x="0.0" y="50" width="393" height="44"/>
                  <tableViewCellContentView key="contentView" tableViewCell="cell" id="con">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
                    <subviews>
                      <label text="Cell" translatesAutoresizingMaskIntoConstraints="NO" id="ctl">
                        <rect key="frame" x="16" y="11" width="361" height="22"/>
                        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                      </label>
                    </subviews>
                    <constraints>
                      <constraint firstItem="ctl" firstAttribute="leading" secondItem="con" secondAttribute="leading" \
    constant="30" id="k1"/>
                      <constraint firstItem="ctl" firstAttribute="centerY" secondItem="con" secondAttribute="centerY" \
    id="k2"/>
                    </constraints>
                  </tableViewCellContentView>
                  <connections><outlet property="title" destination="ctl" id="k3"/></connections>
                </tableViewCell>
              </prototypes>
              <connections>
                <outlet property="dataSource" destination="list" id="d1"/>
                <outlet property="delegate" destination="list" id="d2"/>
              </connections>
            </tableView>
            <navigationItem key="navigationItem" title="Notes" id="n"/>
          </tableViewController>
        </objects></scene>
      </scenes>
    </document>
    """

  /// Runs a test in the layout of an iPhone whose project has the documents.
  private func withDocuments(_ test: @MainActor (DocumentReader) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(Self.xib.utf8).write(to: folder.appendingPathComponent("NoteView.xib"))
    try Data(Self.storyboard.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
    let device = try #require(DeviceCatalogue.devices(named: "iphone-16-pro").first)
    let variant = SceneVariant(device: device, orientation: .portrait)
    try UIScreen.showing(variant) {
      let reader = DocumentReader(store: DocumentStore(below: folder.path), variant: variant)
      AppResources.read(documentsWith: reader)
      return Result { try test(reader) }
    }.get()
  }

  @Test func `a xib gives a view of its class with outlets and constraints, and connects its owner`() throws {
    try withDocuments { _ in
      let owner = NoteOwner()
      let views = UINib(nibName: "NoteView", bundle: nil).instantiate(withOwner: owner)
      let note = try #require(views.first as? NoteView)
      #expect(owner.note === note && note.isAwake && views.count == 1)
      #expect(note.title.text == "Note" && note.title.numberOfLines == 2 && note.title.textAlignment == .right)
      #expect(note.inset?.constant == 20)
      note.inset?.constant = 40
      note.frame.size = CGSize(width: 200, height: 100)
      note.layoutIfNeeded()
      #expect(note.title.frame.minX == 40 && note.title.frame.maxX == 180)
    }
  }

  @Test func `a xib that does not exist gives no views`() throws {
    try withDocuments { _ in
      #expect(UINib(nibName: "Other", bundle: nil).instantiate(withOwner: nil).isEmpty)
      #expect(Bundle.main.loadNibNamed("Other", owner: nil) == nil)
    }
  }

  @Test func `a storyboard gives its first controller, and its prototypes become rows`() throws {
    try withDocuments { _ in
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
      let list = try #require(navigation.topViewController as? NoteList)
      #expect(list.title == "Notes")
      list.view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
      list.view.layoutIfNeeded()
      let cells = list.tableView.visibleCells.compactMap { $0 as? NoteCell }
      #expect(cells.map(\.title?.text) == ["Row 0", "Row 1"])
      cells[0].layoutIfNeeded()
      #expect(cells[0].title?.frame.minX == 30)
    }
  }

  @Test func `a controller whose code ends the process is shown as its storyboard says, with its prototypes`() throws {
    try withDocuments { reader in
      #expect(reader.store.names("NoteList") && !reader.store.names("Other"))
      let controller = try #require(reader.contentWithoutCode(ofClass: "NoteList") as? UITableViewController)
      #expect(!(controller is NoteList) && controller.title == "Notes")
      controller.view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
      controller.view.layoutIfNeeded()
      let cells = controller.tableView.visibleCells
      #expect(cells.count == 1 && !cells.contains { $0 is NoteCell })
      #expect(cells.first?.contentView.subviews.compactMap { ($0 as? UILabel)?.text } == ["Cell"])
      #expect(reader.contentWithoutCode(ofClass: "NoteView") is UIView)
      #expect(reader.contentWithoutCode(ofClass: "Other") == nil)
    }
  }

  @Test func `a view or controller is found by its class`() throws {
    try withDocuments { reader in
      #expect(reader.controller(ofClass: NoteList.self) != nil)
      #expect(reader.view(ofClass: NoteView.self)?.title.text == "Note")
      #expect(reader.view(ofClass: NoteCell.self)?.title?.text == "Cell")
      #expect(reader.view(ofClass: UILabel.self) == nil)
    }
  }
}

final class NoteOwner: UIResponder {
  var note: NoteView?
  override func connectOutlet(named name: String, to object: Any) { note = object as? NoteView }
}

final class NoteView: UIView {
  var title: UILabel!
  var inset: NSLayoutConstraint?
  private(set) var isAwake = false
  override func awakeFromNib() { isAwake = title != nil }
  override func connectOutlet(named name: String, to object: Any) {
    switch name {
    case "title": title = object as? UILabel
    case "inset": inset = object as? NSLayoutConstraint
    default: super.connectOutlet(named: name, to: object)
    }
  }
}

final class NoteCell: UITableViewCell {
  var title: UILabel?
  override func connectOutlet(named name: String, to object: Any) { title = object as? UILabel }
}

final class NoteList: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    (cell as? NoteCell)?.title?.text = "Row \(indexPath.row)"
    return cell
  }
}
