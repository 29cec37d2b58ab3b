/// What the names in Interface Builder documents mean for a merge.
enum XcodeVocabulary {
  /// The attributes of the outermost element that name the version of the tools.
  static let toolAttributes: Set<String> = ["version", "toolsVersion", "systemVersion", "toolsBuild"]

  /// The elements whose `id` is a word of Xcode and names no object.
  static let elementsWithoutIdentity: Set<String> = ["device", "adaptation"]

  /// The attributes that hold the id of another object.
  static let references: Set<String> = [
    "firstItem", "secondItem", "destination", "target", "reference", "view", "barButtonItem",
  ]

  /// The attributes that tell an element without an id from those beside it, the strongest first.
  static let words = ["key", "keyPath", "property", "state", "reference", "sceneID"]

  /// The same for elements that Xcode writes by itself.
  static let ownWords = ["identifier", "name", "key", "reference"]

  /// The elements whose content has an order that the app shows.
  static let ordered: Set<String> = [
    "subviews", "arrangedSubviews", "sections", "cells", "items", "segments", "mutableArray", "array", "tabViewItems",
    "tableColumns", "attributedString", "viewControllers", "splitViewItems", "toolbarItems", "prototypes",
  ]

  /// The elements that go with the last thing in them and come with the first one.
  static let containers: Set<String> = ["mask", "variation", "state"]
}
