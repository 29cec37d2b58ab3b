package import ReviewReports
package import Scenes

extension LayoutReport {
  /// What comparing found in a layout of a scene with these views; the size is that of the whole screen.
  package init(_ compared: ComparedLayout, in views: [View]) {
    self.init(
      variant: compared.variant, rootSize: compared.variant.device.size(in: compared.variant.orientation),
      findings: compared.findings.map { FindingReport($0, in: views) })
  }
}
