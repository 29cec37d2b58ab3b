import Geometry
internal import HostFiles
import LayoutTestSupport
import ReviewTestSupport
import Testing

@testable import ReviewReports

/// The digest of the frames and appearance of a layout.
@Suite struct LayoutRecordDigestTests {
  private let layout = SampleReview.layout()
  private var record: LayoutRecord { LayoutRecord(of: layout) }

  @Test func `the digest of a reported layout is that of its record`() {
    expect(LayoutRecord.digest(of: layout, ViewReport.views(of: layout)), is: record.digest)
  }

  @Test func `different frames, looks and variants have different digests`() {
    var (moved, restyled, turned) = (record, record, record)
    moved.views[2].frame.origin.y += 0.5
    restyled.views[2].look += ", hidden"
    turned.variant = "phone.landscape.en.L.light"
    expect(Set([record, moved, restyled, turned].map(\.digest)).count, is: 4)
  }

  @Test func `names, findings and the sign of zero do not change the digest`() {
    var other = record
    other.findings = []
    other.views[2].path = "form/other"
    for index in other.views.indices where other.views[index].frame.minX == 0 {
      other.views[index].frame.origin.x = -0.0
    }
    #expect(other != record && other.digest == record.digest)
  }

  @Test func `a scene has a digest if all of its layouts have one`() {
    var report = SampleReview.report.scenes[0]
    #expect(report.digest == nil)
    for index in report.layouts.indices { report.layouts[index].digest = record.digest }
    expect(report.digest, is: ContentDigest(of: report.layouts.compactMap(\.digest)).text)
    report.layouts[0].digest = nil
    #expect(report.digest == nil)
  }
}
