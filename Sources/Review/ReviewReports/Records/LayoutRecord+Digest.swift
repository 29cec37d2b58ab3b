internal import Geometry
package import HostFiles
package import SceneLayouts
internal import Scenes

extension LayoutRecord {
  /// The digest of the frames and looks of the layout's views. Collisions are negligible.
  ///
  /// Names of views and findings do not affect it.
  package var digest: ContentDigest {
    var writer = ByteWriter()
    writer.write(variant)
    for view in views {
      // Adding zero turns -0 into 0, whose sign no file keeps.
      for number in [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height] {
        writer.write((number + 0).bitPattern)
      }
      writer.write(view.look)
    }
    return ContentDigest(of: writer.bytes)
  }

  /// Returns the digest of a layout whose views have been reported.
  package static func digest(of layout: Layout, _ views: [ViewReport]) -> ContentDigest {
    let records = zip(views, layout.resolved.views).map { report, view in
      ViewRecord(path: report.name, frame: report.frame, look: ViewLook.words(of: view))
    }
    return LayoutRecord(variant: layout.resolved.variant.identifier, views: records).digest
  }
}
