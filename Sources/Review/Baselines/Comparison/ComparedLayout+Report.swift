package import ReviewReports
package import Scenes

extension LayoutReport {
  /// Creates the findings of a comparison in a layout of a scene with these views. The size of the whole screen is
  /// used, in points.
  package init(_ compared: ComparedLayout, in views: [View]) {
    self.init(
      variant: compared.variant, rootSize: compared.variant.device.size(in: compared.variant.orientation),
      findings: compared.findings.map { FindingReport($0, in: views) })
  }
}
