/// The names and sizes that hold where nobody gives others, as they are typed.
package enum StandardNames {
  /// The folder that results go to.
  package static let output = "Output"
  /// The largest size of a gallery of one file.
  package static let singleFileLimit = "8M"
  /// The steps that solving one layout may take, in millions.
  package static let workLimit = "10000"
  /// The configuration of a project.
  package static let configuration = ".render-layouts.yml"
}
