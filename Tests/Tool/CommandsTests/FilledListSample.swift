/// A controller with a table whose only cell is in a xib that code registers.
enum FilledListSample {
  /// The files, by name.
  static var files: [String: String] { ["List.storyboard": storyboard, "RowCell.xib": cell, "Screen.swift": source] }

  private static let source = """
    class Screen: UIViewController {
      func viewDidLoad() { tableView.register(UINib(nibName: "RowCell", bundle: nil), forCellReuseIdentifier: "row") }
    }
    """

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="15000" \
    useAutolayout="YES">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="s"><objects><viewController id="c" customClass="Screen" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews><tableView contentMode="scaleToFill" style="plain" rowHeight="-1" id="list">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/></tableView></subviews></view>
    <connections><outlet property="tableView" destination="list" id="o"/></connections>
    </viewController></objects></scene></scenes>
    </document>
    """

  /// The xib of the cell.
  static let cell = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="15000" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait"/>
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
    <tableViewCell contentMode="scaleToFill" id="cell"><rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
    <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
    <subviews><label opaque="NO" text="Row of the xib" lineBreakMode="tailTruncation" \
    translatesAutoresizingMaskIntoConstraints="NO" id="label"><rect key="frame" x="20" y="20" width="200" height="20"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
    <constraints><constraint firstItem="label" firstAttribute="top" secondItem="content" secondAttribute="top" \
    constant="20" id="t"/><constraint firstAttribute="bottom" secondItem="label" secondAttribute="bottom" \
    constant="20" id="b"/><constraint firstItem="label" firstAttribute="leading" secondItem="content" \
    secondAttribute="leading" constant="20" id="l"/></constraints></tableViewCellContentView></tableViewCell></objects>
    </document>
    """
}
