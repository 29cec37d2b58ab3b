internal import AutoLayout
internal import Findings
internal import Scenes

extension ReportedDocument {
  /// The document with the paths that open it and the files beside it.
  ///
  /// - Parameter places: The places of the documents.
  func placed(in places: ReportedPlaces) -> ReportedDocument {
    var names = ViewNumbers()
    let document = places.unreadDocument(named: path)
    return ReportedDocument(path: document.path, findings: names.numbered(findings, in: document))
  }

  /// The findings about no document that was read, by the path of each.
  static func others(_ findings: [FindingReport]) -> [ReportedDocument] {
    var names = ViewNumbers()
    return names.numbered(findings, in: DocumentLocation(name: "")).map { found in
      ReportedDocument(path: found.finding.source?.path ?? "", findings: [found])
    }
  }
}

extension SceneReport {
  /// The scene with the paths that open its document and the files beside it, and with numbers for its views.
  ///
  /// - Parameter places: The places of the documents, of which the scenes before it have been asked for.
  func placed(in places: inout ReportedPlaces) -> SceneReport {
    let document = places.nextDocument(named: documentPath)
    var (scene, names) = (self, ViewNumbers())
    scene.documentPath = document.path
    scene.source?.path = document.path
    scene.findings = names.numbered(findings, in: document)
    for index in layouts.indices {
      scene.layouts[index].findings = names.numbered(layouts[index].findings, in: document)
    }
    return scene
  }
}

/// The places of the documents of a report.
struct ReportedPlaces {
  private var documents: [(document: DocumentLocation, scenes: Int)]
  private var position = 0
  private var taken = 0

  /// The places that a report tells; documents that it does not name lie where their names say.
  init(_ documents: [ReviewReport.Document]) {
    self.documents = documents.map { (DocumentLocation(path: $0.path, name: $0.name), $0.sceneCount) }
  }

  /// The document of the next scene; scenes stand in the order of their documents.
  mutating func nextDocument(named name: String) -> DocumentLocation {
    while position < documents.count, taken == documents[position].scenes {
      position += 1
      taken = 0
    }
    guard position < documents.count, documents[position].document.name == name else {
      return DocumentLocation(name: name)
    }
    taken += 1
    return documents[position].document
  }

  /// A document that has no scenes.
  func unreadDocument(named name: String) -> DocumentLocation {
    documents.first { $0.document.name == name && $0.scenes == 0 }?.document ?? DocumentLocation(name: name)
  }
}

/// Gives views whose names alone are known numbers, by which findings about the same views are recognized.
private struct ViewNumbers {
  private var numbers: [String: Int] = [:]

  /// The findings of a part of a report, with the paths that open the document and the files beside it.
  mutating func numbered(_ findings: [FindingReport], in document: DocumentLocation) -> [FindingReport] {
    findings.map { found in
      var finding = document.shown(found.finding)
      finding.views = found.viewNames.map { number(of: $0) }
      finding.constraints = []
      for index in finding.consequences.indices {
        finding.consequences[index].view = number(of: finding.consequences[index].name)
      }
      return FindingReport(finding, viewNames: found.viewNames)
    }
  }

  private mutating func number(of name: String) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = numbers.count
    return numbers.count - 1
  }
}
