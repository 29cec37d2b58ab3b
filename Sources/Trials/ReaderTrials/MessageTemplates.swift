internal import DocumentResources
internal import Findings
internal import HostFiles
internal import MarkupReading
internal import SceneDocuments
internal import Scenes

/// The templates of the messages and hints of readers, by their kinds.
///
/// Findings are recognized by code and kind, so a kind of message must have one template for each code. The same
/// applies to the hints of such messages.
public struct MessageTemplates {
  private var templates: [Key: String] = [:]
  /// Descriptions of pairs of templates that share a kind.
  public private(set) var clashes: Set<String> = []

  private struct Key: Hashable {
    let code: String
    let kind: String
    /// The kind of the hint; nil for the template of the message itself.
    var hint: String?
  }

  public init() {}

  /// The number of different kinds.
  public var count: Int { templates.count }

  /// Reads a document and adds the templates of its findings.
  ///
  /// `isInterfaceBuilder` specifies whether the document is a storyboard or xib rather than a scene in YAML.
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
