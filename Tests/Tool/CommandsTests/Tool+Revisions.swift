import Foundation
import LayoutTestSupport
import Testing

extension Tool {
  /// Returns the entries of `compare` for a document and its former version, each with its consequences.
  func entries(
    of document: String, with former: String, in file: String = "Main.storyboard", on devices: String = "iPhone 8"
  ) throws -> [String] {
    try add(file, former)
    let git = "git -c user.name=a -c user.email=a@b.c"
    let commit = try shell("git init -q . && git add -A && \(git) commit -q -m first")
    try #require(commit.code == 0, "\(commit.messages)")
    try add(file, document)
    let output = try run("compare", ".", "--against", "HEAD", "-d", devices, "--orientation", "portrait").output
    return output.components(separatedBy: "\n\(file):").map { entry in
      entry.split(separator: "\n").filter { $0.contains("[") }.joined(separator: "\n")
    }
  }

  /// Returns a storyboard with the objects of one scene, which may begin others.
  func storyboard(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="24127" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES"><device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="scn-01-001"><objects>\(objects)</objects></scene></scenes>
    </document>
    """
  }
}
