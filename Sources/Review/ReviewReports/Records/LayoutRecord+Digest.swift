internal import Geometry
package import HostFiles
package import SceneLayouts
internal import Scenes

extension LayoutRecord {
  /// The digest of the frames and looks of the layout's views: others have, as good as surely, another one.
  ///
  /// Names of views and findings make no difference.
  package var digest: ContentDigest {
    var writer = ByteWriter()
    writer.write(variant)
    for view in views {
      // Zero has two signs, of which no file tells.
      for number in [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height] {
        writer.write((number + 0).bitPattern)
      }
      writer.write(view.look)
    }
    return ContentDigest(of: writer.bytes)
  }

  /// The digest of a layout whose views were reported already.
  package static func digest(of layout: Layout, _ views: [ViewReport]) -> ContentDigest {
    let records = zip(views, layout.resolved.views).map { report, view in
      ViewRecord(path: report.name, frame: report.frame, look: ViewLook.words(of: view))
    }
    return LayoutRecord(variant: layout.resolved.variant.identifier, views: records).digest
  }
}
