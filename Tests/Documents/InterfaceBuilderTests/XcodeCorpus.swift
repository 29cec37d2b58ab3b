import DocumentTestSupport
import Foundation
import HostFiles
import LayoutTestSupport
import SceneDocuments
import SceneLayouts
import Scenes
import Testing

/// Public Xcode documents in the folder next to the package, and the lists of their contents.
enum XcodeCorpus {
  /// The documents that the collection began with, from which the rules were derived; those added later; and those
  /// added last. Each part has its own minimum percentages, so that a larger collection does not loosen those of
  /// earlier parts.
  enum Part: Hashable, CaseIterable {
    case first, later, latest
  }

  /// A document with its scenes.
  struct Document {
    /// The path in the folder. Its first component is the repository.
    let path: String
    let part: Part
    let scenes: [Scene]

    /// Returns the layouts of the scenes as saved. Scenes without a saved state are skipped.
    func layouts(leafSizes: LeafSizes) throws -> [Layout] {
      leafSizes == .recorded ? try recordedLayouts.get()[path] ?? [] : solved(leafSizes: leafSizes)
    }

    fileprivate func solved(leafSizes: LeafSizes) -> [Layout] {
      scenes.compactMap { $0.resolvedAsSaved(leafSizes: leafSizes)?.layout() }
    }
  }

  static let isAvailable = FileManager.default.fileExists(atPath: folder)

  /// The reason for skipping suites if the folder is missing.
  static let absence: Comment = "no real documents of Xcode lie next to the package"

  private static let folder = SharedFolder.path("corpus/documents")

  private static let firstRepositories = repositories(
    """
    artsy/eidolon AudioKit/ROMPlayer danielgindi/Charts darjeelingsteve/uistackview_adaptivity duckduckgo/iOS
    firebase/quickstart-ios googlemaps-samples/maps-sdk-for-ios-samples hackiftekhar/IQKeyboardManager
    HeroTransitions/Hero IBDecodable/IBDecodable IBDecodable/IBLinter ioscreator/ioscreator kharrison/CodeExamples
    KxCoding/Mastering-iOS LoopKit/Loop mac-cain13/R.swift nmint8m/learn-auto-layout-ios
    NordicSemiconductor/IOS-nRF-Connect-Device-Manager patchthecode/JTAppleCalendar ReactiveX/RxSwift
    Rio-iOS/deep-understanding-autolayout shu223/iOS-9-Sampler stack3/iOSAutoLayoutSamples SwiftGen/SwiftGen
    SwiftKickMobile/SwiftMessages twilio/video-quickstart-ios udacity/ios-nd-uikit uias/Tabman WenchaoD/FSCalendar
    xmartlabs/Eureka xmartlabs/XLPagerTabStrip
    """)

  private static let laterRepositories = repositories(
    """
    Andy0570/iOS-Samples corona-warn-app/cwa-app-ios NordicSemiconductor/IOS-nRF-Mesh-Library
    openfoodfacts/openfoodfacts-ios QuickBlox/quickblox-ios-sdk RocketChat/Rocket.Chat.iOS soapyigu/Swift-30-Projects
    """)

  /// Returns the folders of repositories whose names are separated by spaces.
  private static func repositories(_ names: String) -> [String] {
    names.split(whereSeparator: \.isWhitespace).map { String($0).replacing("/", with: "+") }
  }

  /// The paths of the documents in the folder, ascending.
  static let paths = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
    .filter { SceneDocument(path: $0) == .interfaceBuilder }.sorted()

  private static let all = Result {
    try paths.map { Document(path: $0, part: part(of: $0), scenes: try scenes(of: $0)) }
  }

  private static func part(of path: String) -> Part {
    func isIn(_ repositories: [String]) -> Bool { repositories.contains { path.hasPrefix("\($0)/") } }
    return isIn(firstRepositories) ? .first : isIn(laterRepositories) ? .later : .latest
  }

  private static let recordedLayouts = Result {
    try Dictionary(uniqueKeysWithValues: all.get().map { ($0.path, $0.solved(leafSizes: .recorded)) })
  }

  /// Whether tests that solve each document several times run on all documents, which takes minutes, and not on a
  /// sample.
  static let triesAll = ProcessInfo.processInfo.environment["RENDER_LAYOUTS_ALL_DOCUMENTS"] != nil

  /// Returns every n-th document of a part, or of all, in order.
  static func documents(of part: Part? = nil, oneOf step: Int) throws -> [Document] {
    let documents = try documents(of: part)
    return stride(from: 0, to: documents.count, by: step).map { documents[$0] }
  }

  /// Returns the documents of a part, or all, in order.
  static func documents(of part: Part? = nil) throws -> [Document] {
    try all.get().filter { part == nil || $0.part == part }
  }

  /// Returns the scenes of the documents of a part, or of all, in order.
  static func scenes(of part: Part? = nil) throws -> [Scene] { try documents(of: part).flatMap(\.scenes) }

  /// Returns the layouts of a part's scenes as saved, with the recorded sizes of leaves.
  static func layouts(of part: Part) throws -> [Layout] {
    try documents(of: part).flatMap { try $0.layouts(leafSizes: .recorded) }
  }

  /// Returns the rows of a list of the collection about the documents of a part. Keys are the column headings, with
  /// `document` for the path.
  static func rows(of list: String, _ part: Part) throws -> [[String: String]] {
    let lines = try String(contentsOfFile: SharedFolder.path("corpus/\(list)"), encoding: .utf8)
      .split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    let rows = lines.dropFirst().map { line in
      var row = Dictionary(zip(lines[0], line)) { first, _ in first }
      if let repository = row["repo"], let path = row["path"] {
        row["document"] = "\(repository.replacing("/", with: "+"))/\(path)"
      }
      return row
    }
    return rows.filter { Self.part(of: $0["document", default: ""]) == part }
  }

  /// Returns the sum of a column over the documents of a part, or over those that a predicate accepts.
  static func listed(
    _ column: String, of part: Part, where isCounted: (String) -> Bool = { _ in true }
  ) throws -> Int {
    try rows(of: "index.tsv", part).filter { isCounted($0["document", default: ""]) }
      .compactMap { Int($0[column, default: ""]) }.reduce(0, +)
  }

  /// Returns the text of a document.
  static func text(of path: String) throws -> String { String(decoding: try bytes(of: path), as: UTF8.self) }

  /// Returns the scenes of a document.
  static func scenes(of path: String) throws -> [Scene] {
    try SceneDocument.interfaceBuilder.scenes(in: bytes(of: path), path: path)
  }

  /// Returns the contents of a document.
  static func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: "\(folder)/\(path)")))
  }
}

/// Returns the share of a count in a total, in percent.
func percentage(_ count: Int, of whole: Int) -> Double { 100 * Double(count) / Double(whole) }
