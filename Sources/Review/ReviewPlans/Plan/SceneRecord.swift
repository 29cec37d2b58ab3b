package import Findings
package import ReviewReports

/// The record of a scene that was drawn, checked or compared: what messages and reports say about it.
///
/// A run prints it, the cache keeps it for later runs, and a part of a run passes it to the machine that joins the
/// parts. It contains only text, so none of them needs the scene or its layouts.
@dynamicMemberLookup
package struct SceneRecord<Details: Sendable & Hashable>: Sendable, Hashable {
  /// The status of the scene with all its layouts.
  package var status: ReviewStatus
  package var layoutStatuses: [ReviewStatus]
  /// The findings about the scene itself. Their paths open the document, except in drawn scenes: those have the paths
  /// of reports, since another run may open the document from elsewhere.
  package var findings: [Finding]
  /// The findings about its layouts; in a comparison, their differences.
  package var groups: [SharedFinding]
  /// The parts that only one command has.
  package var details: Details

  package init(
    status: ReviewStatus, layoutStatuses: [ReviewStatus], findings: [Finding], groups: [SharedFinding],
    details: Details
  ) {
    self.status = status
    self.layoutStatuses = layoutStatuses
    self.findings = findings
    self.groups = groups
    self.details = details
  }

  /// A part that only one command has.
  package subscript<Part>(dynamicMember part: KeyPath<Details, Part>) -> Part { details[keyPath: part] }
}
