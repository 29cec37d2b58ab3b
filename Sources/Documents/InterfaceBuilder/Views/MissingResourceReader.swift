internal import AutoLayout
internal import DocumentResources
internal import Findings
internal import MarkupReading
internal import Scenes

/// A reader that finds where a scene names images and colors that its project does not have.
struct MissingResourceReader {
  let document: InterfaceBuilderDocument
  /// The views of the scene.
  let tree: ViewTree

  private static let imageAttributes: [XMLName] = [
    .image, .highlightedImage, .selectedImage, .backgroundImage, .background, .minimumValueImage, .maximumValueImage,
    .progressImage, .trackImage,
  ]

  /// The elements whose children are cells.
  private static let cellLists: [XMLName] = [.prototypes, .cells]

  /// Whether an element is a view of the scene.
  private func isView(_ element: XMLElement) -> Bool { element[.id].flatMap { tree.items[$0]?.view } != nil }

  /// Returns a finding for each missing image and color, at the first element that names it.
  func findings(in scene: XMLElement) -> [Finding] {
    let missing = document.resources.missing
    guard !missing.images.isEmpty || !missing.colors.isEmpty else { return [] }
    var seen: Set<String> = []
    var findings: [Finding] = []
    func visit(_ element: XMLElement, _ owner: XMLElement) {
      // Elements without an id describe their parent. Elements with an id are separate objects.
      let owner = element.has(.id) ? element : owner
      for attribute in missing.images.isEmpty ? [] : Self.imageAttributes {
        guard let name = element[attribute], let nearest = missing.images[name], element[.catalog] != "system",
          seen.insert(name).inserted
        else { continue }
        findings.append(finding(.missingImage, ("image", attribute, name), nearest, at: element, of: owner))
      }
      if element.name == .color, let name = element[.name], let nearest = missing.colors[name],
        seen.insert("color \(name)").inserted
      {
        findings.append(finding(.missingColor, ("colour", .name, name), nearest, at: element, of: owner))
      }
      // Cells that are scenes themselves are checked with their own scene.
      guard !Self.cellLists.contains(element.name) || element.children.contains(where: isView) else { return }
      for child in element.children { visit(child, owner) }
    }
    visit(scene, scene)
    return findings
  }

  private func finding(
    _ code: FindingCode, _ missing: (kind: String, attribute: XMLName, name: String), _ nearest: String?,
    at element: XMLElement, of owner: XMLElement
  ) -> Finding {
    let view = owner[.id].flatMap { tree.items[$0]?.view }
    let shown = view.map { tree.views[$0].nameInFindings } ?? "<\(owner.tag)>"
    let whereToLook =
      code == .missingImage ? "does not exist in any catalog or file of the project" : "does not exist in any catalog"
    let place = document.source(of: element)
    var finding = Finding(
      code: code, message: "\(shown) uses the \(missing.kind) '\(missing.name)', which \(whereToLook)",
      hint: nearest.map { .init(kind: "nearest", "did you mean '\($0)'?") }
        ?? "add it to an asset catalog, or correct the name",
      source: place, views: view.map { [$0] } ?? [])
    finding.fix = nearest.map { nearest in
      Finding.Fix(
        "Replace with '\(nearest)'", isSafe: false,
        [.set(name: missing.attribute.rawValue, value: nearest, at: place)])
    }
    return finding
  }
}
