internal import Baselines
internal import HostFiles

extension ApprovalDecisions {
  /// Returns the decisions in a file that the page of `compare` has saved, or in standard input if the path is `-`. Nil
  /// if they cannot be used, which is reported.
  static func decisions(in path: String, _ console: Console) -> ApprovalDecisions? {
    do {
      let bytes =
        try path == "-" ? StandardStream.input(limit: sizeLimit) : FileSystem.contents(of: path, limit: sizeLimit)
      return try ApprovalDecisions(reading: bytes)
    } catch let error as BaselineError {
      console.printError("\(path):\(error.line): \(error.message)", hint: "the page of 'compare' saves such files")
    } catch {
      let isMissing = (error as? FileError)?.reason == .notFound
      console.printError(
        "\(error)",
        hint: isMissing ? "the browser saves it in its downloads folder, such as ~/Downloads/decisions.json" : nil)
    }
    return nil
  }
}
