internal import DocumentResources
internal import Findings
internal import HostFiles
internal import MarkupReading
internal import SceneDocuments
internal import Scenes

/// The templates of what readers say about documents, by the kinds of their messages.
///
/// Findings are recognized by code and kind, so each kind of a code may have one template only.
public struct MessageTemplates {
  private var templates: [Key: String] = [:]
  /// Pairs of templates under one kind, for people.
  public private(set) var clashes: Set<String> = []

  private struct Key: Hashable {
    let code: String
    let kind: String
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
      let key = Key(code: finding.code.name, kind: finding.message.kind)
      let template = finding.message.template
      if let known = templates[key], known != template {
        clashes.insert("\(key.code) '\(key.kind)': \(known) | \(template)")
      }
      if templates[key] == nil { templates[key] = template }
    }
  }
}
