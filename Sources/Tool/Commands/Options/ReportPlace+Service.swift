internal import HostFiles
internal import ReviewReports

extension ReportPlace {
  /// Creates the place of reports for this process, from the variables of GitHub Actions or GitLab.
  ///
  /// Artifacts of GitHub are archives, so no page can show pictures from them. GitLab has a URL for each file.
  ///
  /// - Parameter results: The folder of the results.
  init(ofResultsIn results: String) {
    let folder = Self.pathFromRepository(to: ".")
    self.init(folder: folder)
    if Self.value(of: "GITHUB_ACTIONS") == "true" {
      guard let server = Self.address(in: "GITHUB_SERVER_URL"), let run = Self.value(of: "GITHUB_RUN_ID"),
        let repository = Self.value(of: "GITHUB_REPOSITORY")
      else { return }
      self.results = "\(server)/\(URIReference.text(of: repository))/actions/runs/\(run)#artifacts"
    } else if Self.value(of: "GITLAB_CI") == "true", let job = Self.address(in: "CI_JOB_URL") {
      let path = FolderPath.shortened(FolderPath.join(folder, results))
      guard !path.hasPrefix("/"), !path.hasPrefix("..") else { return }
      let reference = URIReference.text(of: path)
      self.results = "\(job)/artifacts/browse/\(reference)"
      pictures = "\(job)/artifacts/raw/\(reference)/"
    }
  }

  /// Returns the path of a folder relative to the top of the repository; `.` at the top, and outside a repository.
  static func pathFromRepository(to folder: String) -> String {
    guard let top = AcceptedFindingsFile.repository(of: folder).flatMap({ FileSystem.realPath(of: $0) }),
      let folder = FileSystem.realPath(of: folder), folder != top
    else { return "." }
    return FolderPath.relative(folder, to: top) ?? "."
  }

  private static func value(of variable: String) -> String? {
    HostProcess.environmentVariable(variable).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the URL in a variable, or nil if it contains characters that would break a link.
  private static func address(in variable: String) -> String? {
    guard let address = value(of: variable), address.hasPrefix("https://") || address.hasPrefix("http://") else {
      return nil
    }
    let isPlain = address.unicodeScalars.allSatisfy {
      $0.isASCII && $0.value > 0x20 && !"\"'()<>[]`\\|".unicodeScalars.contains($0)
    }
    return isPlain ? address : nil
  }
}
