internal import ReviewPlans
package import ReviewReports

extension DifferenceEntry {
  /// The pictures before and after the change, by their paths from the folder of the page. They are from the first
  /// layout that has both, else from the first that has one; nil if no picture was written.
  package var changedPictures: ChangedPictures? {
    let paths = files.map(\.path)
    let all = variants.map { variant in
      let sides = ["before", "after"].map { side in
        paths.first { $0.lowercased().hasSuffix("/\(variant.lowercased()).\(side).svg") }
      }
      return ChangedPictures(before: sides[0], after: sides[1], layoutCount: variants.count)
    }
    return all.first { $0.before != nil && $0.after != nil } ?? all.first { $0.before != nil || $0.after != nil }
  }
}
