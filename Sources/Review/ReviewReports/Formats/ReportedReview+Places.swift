internal import AutoLayout
internal import Findings
internal import Scenes

extension ReportedDocument {
  /// Returns the document with the paths that open it and the files next to it.
  ///
  /// - Parameter places: The locations of the documents.
  func placed(in places: ReportedPlaces) -> ReportedDocument {
    var names = ViewNumbers()
    let document = places.unreadDocument(named: path)
    return ReportedDocument(path: document.path, findings: names.numbered(findings, in: document))
  }

  /// Returns the findings that belong to no document of the review, by path.
  static func others(_ findings: [FindingReport]) -> [ReportedDocument] {
    var names = ViewNumbers()
    return names.numbered(findings, in: DocumentLocation(name: "")).map { found in
      ReportedDocument(path: found.finding.source?.path ?? "", findings: [found])
    }
  }
}

extension SceneReport {
  /// Returns the scene with the paths that open its document and the files next to it, and with numbers for its views.
  ///
  /// - Parameter places: The locations of the documents, already advanced past the scenes before this one.
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

/// The locations of a report's documents.
struct ReportedPlaces {
  private var documents: [(document: DocumentLocation, scenes: Int)]
  private var position = 0
  private var taken = 0

  /// Creates the locations in a report. A document that it does not list is located by its name.
  init(_ documents: [ReviewReport.Document]) {
    self.documents = documents.map { (DocumentLocation(path: $0.path, name: $0.name), $0.sceneCount) }
  }

  /// Returns the document of the next scene. Scenes are in the order of their documents.
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

  /// Returns a document without scenes.
  func unreadDocument(named name: String) -> DocumentLocation {
    documents.first { $0.document.name == name && $0.scenes == 0 }?.document ?? DocumentLocation(name: name)
  }
}

/// A table that gives numbers to views that are known by name only, so that findings about the same views can be
/// recognized.
private struct ViewNumbers {
  private var numbers: [String: Int] = [:]

  /// Returns the findings in a part of a report, with the paths that open the document and the files next to it.
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
