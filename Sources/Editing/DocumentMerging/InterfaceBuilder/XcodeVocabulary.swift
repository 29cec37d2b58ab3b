/// The names in Interface Builder documents that matter for a merge.
enum XcodeVocabulary {
  /// The attributes of the root with the versions of the tools.
  static let toolAttributes: Set<String> = ["version", "toolsVersion", "systemVersion", "toolsBuild"]

  /// The elements whose `id` is a word of Xcode rather than an object id.
  static let elementsWithoutIdentity: Set<String> = ["device", "adaptation"]

  /// The attributes that contain the id of another object.
  static let references: Set<String> = [
    "firstItem", "secondItem", "destination", "target", "reference", "view", "barButtonItem",
  ]

  /// The attributes that distinguish an element without an id from its siblings, the strongest first.
  static let words = ["key", "keyPath", "property", "state", "reference", "sceneID"]

  /// The same for elements that Xcode itself maintains.
  static let ownWords = ["identifier", "name", "key", "reference"]

  /// The elements whose children have an order with a meaning.
  static let ordered: Set<String> = [
    "subviews", "arrangedSubviews", "sections", "cells", "items", "segments", "mutableArray", "array", "tabViewItems",
    "tableColumns", "attributedString", "viewControllers", "splitViewItems", "toolbarItems", "prototypes",
  ]

  /// The elements that are removed with their last child and added with their first one.
  static let containers: Set<String> = ["mask", "variation", "state"]
}
