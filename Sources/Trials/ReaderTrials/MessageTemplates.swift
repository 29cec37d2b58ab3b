internal import DocumentResources
internal import Findings
internal import HostFiles
internal import MarkupReading
internal import SceneDocuments
internal import Scenes

/// The templates of what readers say about documents, by the kinds of their messages and hints.
///
/// Findings are recognized by code and kind, so each kind of a code may have one template only, and each kind of the hints
/// to such messages.
public struct MessageTemplates {
  private var templates: [Key: String] = [:]
  /// Pairs of templates under one kind, for people.
  public private(set) var clashes: Set<String> = []

  private struct Key: Hashable {
    let code: String
    let kind: String
    /// The kind of the hint; nil for the template of the message.
    var hint: String?
  }

  /// No templates.
  public init() {}

  /// The number of different kinds.
  public var count: Int { templates.count }

  /// Reads a document, a storyboard or xib or else a scene in YAML, and notes what is said about it.
  public mutating func read(_ bytes: [UInt8], isInterfaceBuilder: Bool) {
    let kind: SceneDocument = isInterfaceBuilder ? .interfaceBuilder : .yaml
    do throws(DocumentError) {
      for scene in try kind.scenes(in: bytes, path: "tried", siblings: SiblingResources()) { note(scene.findings) }
    } catch {
      note(error.findings)
    }
  }

  private mutating func note(_ findings: [Finding]) {
    for finding in findings {
      var key = Key(code: finding.code.name, kind: finding.message.kind)
      note(finding.message.template, of: key)
      guard let hint = finding.hint else { continue }
      key.hint = hint.kind
      note(hint.template, of: key)
    }
  }

  private mutating func note(_ template: String, of key: Key) {
    if let known = templates[key], known != template {
      clashes.insert("\(key.code) '\(key.kind)'\(key.hint.map { ", hint '\($0)'" } ?? ""): \(known) | \(template)")
    }
    if templates[key] == nil { templates[key] = template }
  }
}
