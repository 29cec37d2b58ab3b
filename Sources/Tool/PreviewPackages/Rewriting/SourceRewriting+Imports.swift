extension SourceRewriting {
  /// Apple's modules for layout code that `UIKit` covers here.
  private static let covered: Set<String> = [
    "CoreGraphics", "CoreLocation", "CoreText", "MapKit", "ObjectiveC", "QuartzCore",
  ]

  /// Apple's modules that do not exist on Linux.
  private static let missing: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "AdSupport", "AppTrackingTransparency", "AuthenticationServices",
    "BackgroundTasks", "CallKit", "CloudKit", "Combine", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData",
    "CoreHaptics", "CoreImage", "CoreML", "CoreMotion", "CoreNFC", "CoreSpotlight", "CoreTelephony",
    "CryptoKit", "DeveloperToolsSupport", "EventKit", "EventKitUI", "GLKit", "GameKit", "HealthKit", "HomeKit",
    "ImageIO",
    "Intents", "IntentsUI", "LinkPresentation", "LocalAuthentication", "MediaPlayer", "MessageUI", "Metal",
    "MetalKit", "MobileCoreServices", "NaturalLanguage", "Network", "PDFKit", "PassKit", "PencilKit", "Photos",
    "PhotosUI", "QuickLook", "RealityKit", "SafariServices", "SceneKit", "Security", "Social", "Speech", "SpriteKit",
    "StoreKit", "SwiftData", "SwiftUI", "UniformTypeIdentifiers", "UserNotifications", "Vision", "WatchConnectivity",
    "WebKit", "WidgetKit",
  ]

  /// The modules that a toolchain for Linux contains, and the modules of this library that every target imports.
  private static let standard: Set<String> = [
    "Dispatch", "Distributed", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Glibc",
    "LayoutPreviews", "Observation", "RegexBuilder", "Swift", "Synchronization", "UIKit",
  ]

  /// Whether no module with a name can be imported.
  private func isMissing(_ name: String) -> Bool {
    if Self.missing.contains(name) { return true }
    guard let availableModules else { return false }
    return !availableModules.contains(name) && !Self.standard.contains(name) && !Self.covered.contains(name)
      && !Self.logging.contains(name) && name != "Darwin"
  }

  /// Apple's modules for logs, whose types `SystemLogs` declares.
  private static let logging: Set<String> = ["os", "OSLog"]

  /// The types that are in the separate module `FoundationNetworking` on Linux.
  static let networking: Set<String> = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "URLAuthenticationChallenge", "URLCache",
    "URLCredential", "URLProtocol", "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration",
    "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate", "URLSessionDownloadDelegate",
    "URLSessionDownloadTask", "URLSessionTask", "URLSessionTaskDelegate", "URLSessionUploadTask",
  ]

  /// Removes the module from types for networking such as `Foundation.URLRequest`, which another module has on Linux.
  ///
  /// - Returns: Whether there are any.
  mutating func dropFoundationOfNetworking() -> Bool {
    let positions = tokens.code.indices.filter {
      Self.networking.contains(text($0)) && text($0 - 1) == "." && text($0 - 2) == "Foundation"
    }
    for position in positions { blank(position - 2, position - 1) }
    return !positions.isEmpty
  }

  /// Removes modules that `UIKit` covers from types: `CoreGraphics.CGFloat`.
  mutating func dropCoveredModules() {
    for position in tokens.code.indices
    where Self.covered.contains(text(position)) && text(position + 1) == "." && token(position + 2)?.kind == .word
      && !["import", "."].contains(text(position - 1)) && !Self.kinds.contains(text(position - 1))
    { blank(position, position + 1) }
  }

  /// The keywords between `import` and the name of a module.
  private static let kinds: Set<String> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]

  /// Returns the module of an import, and the last token of its path.
  private func module(importedAt position: Int) -> (name: String, last: Int, isPart: Bool)? {
    var first = position + 1
    let kind = first
    if Self.kinds.contains(text(first)), token(first + 1)?.kind == .word, text(first + 1) != "." { first += 1 }
    guard token(first)?.kind == .word, !isLineBreak(between: position, position + 1) else { return nil }
    var last = first
    while text(last + 1) == ".", token(last + 2)?.kind == .word { last += 2 }
    return (text(first), last, last > first && first == kind)
  }

  /// Removes an import of a module that does not exist on Linux, or imports UIKit instead.
  mutating func rewriteImport(_ position: Int) {
    guard let (name, last, isPart) = module(importedAt: position) else { return }
    if conditions.isEmpty, scopes.isEmpty, importEnd == nil, !isMissing(name) {
      importEnd = token(last)?.range.upperBound
    }
    // Code that checks for the module is prepared for its absence.
    if conditions.all.contains(where: { $0.contains("canImport(\(name))") }) { return }
    if name == "FoundationNetworking" { importsNetworking = true }
    if name == "UIKit" || Self.covered.contains(name), conditions.isEmpty { importsUIKit = true }
    if name == "SwiftUI", isLibraryOfSwiftUI {
      importsUIKit = true
      replace(position, last, with: "import UIKit")
    } else if Self.logging.contains(name) {
      replace(position, last, with: "import SystemLogs")
    } else if isPart, ["UIKit", "Foundation"].contains(name) {
      // An import of one header: on Linux modules have no submodules.
      replace(position, last, with: "import \(name)")
    } else if Self.covered.contains(name) {
      replace(position, last, with: "import UIKit")
    } else if name == "Darwin" {
      replace(position, last, with: "import Glibc")
    } else if isMissing(name) {
      blank(start(ofDeclarationAt: position), last)
      hasLostImport = true
      remark(position, "'\(name)' is not available on Linux: import skipped")
    }
  }

  /// Imports the module of previews on the line of another import, so that no line is added.
  mutating func importModule(_ name: String) {
    let text = "import \(name)"
    if let importEnd {
      insert("; \(text)", at: importEnd)
    } else if let first = token(0) {
      insert("\(text); ", at: first.range.lowerBound)
    }
  }

  /// Removes the content of a source for SwiftUI: one that imports it and not UIKit.
  ///
  /// - Returns: Whether it was removed.
  mutating func leaveOutSwiftUI() -> Bool {
    var conditions = SourceConditions()
    var imported: [String: Int] = [:]
    for position in tokens.code.indices {
      if text(position) == "#", isAttached(position), ["if", "elseif", "else", "endif"].contains(text(position + 1)) {
        conditions.follow(text(position + 1), "")
      } else if text(position) == "import", text(position - 1) != ".", conditions.isEmpty,
        let module = module(importedAt: position)
      {
        imported[module.name] = imported[module.name] ?? position
      }
    }
    guard let position = imported["SwiftUI"], imported["UIKit"] == nil else { return false }
    if keepsDeclarations() {
      isLibraryOfSwiftUI = true
      return false
    }
    countPreviews(in: tokens.code.indices)
    remark(position, "file skipped: it uses SwiftUI, which is not available on Linux")
    blank(0, tokens.code.count - 1)
    return true
  }
}
