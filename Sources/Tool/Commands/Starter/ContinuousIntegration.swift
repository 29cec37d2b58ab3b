internal import Findings
internal import JSON

/// The CI systems for which files can be written.
enum ContinuousIntegration: String, Sendable, Hashable, CaseIterable {
  case github
  case gitlab

  /// Returns the file with which the system checks, draws and compares the project's scenes for every change.
  ///
  /// - Parameters:
  ///   - folder: The path from the top of the repository, the location of the file, to the project; `.` at the top.
  ///   - branch: The branch whose pushes are checked on GitHub, as pull requests are. GitLab has a variable for it.
  func file(for folder: String = ".", branch: String = "main") -> Starter.File {
    switch self {
    case .github: Starter.File(path: ".github/workflows/layouts.yml", text: Self.workflow(for: folder, branch))
    case .gitlab: Starter.File(path: ".gitlab/layouts.yml", text: Self.pipeline(for: folder))
    }
  }

  /// The setup that the CI system needs before the file works, as one line.
  var setup: String {
    switch self {
    case .github:
      "for GitHub, set the variable RENDER_LAYOUTS_PACKAGE of the repository to the URL of the Debian package"
    case .gitlab:
      "for GitLab, include .gitlab/layouts.yml in .gitlab-ci.yml, and set the variable RENDER_LAYOUTS_IMAGE of the "
        + "project to the address of the image"
    }
  }

  /// Returns a path inside the project's folder, for YAML.
  private static func path(_ name: String, in folder: String) -> String {
    folder == "." ? name : JSONValue.string("\(folder)/\(name)").line
  }

  /// The findings that `compare` reports as warnings without approved layouts, so that only new failures fail the
  /// change.
  private static let shownChanges = "moved,resized,restyled,view-added,view-removed,missing-baseline"

  /// Returns the lines that compare with the approved layouts, or with the target branch.
  ///
  /// - Parameters:
  ///   - target: The shell variable with the revision of the target branch; empty if there is none.
  ///   - reports: The reports to write.
  private static func comparison(with target: String, reports: String) -> [String] {
    [
      "if git ls-files | grep -qE '(^|/)__layouts__/'; then",
      "  render-layouts compare . --warn missing-baseline --report \(reports)",
      "elif [ -n \"\(target)\" ]; then",
      "  render-layouts compare . --against \"\(target)\" \\",
      "    --warn \(shownChanges) --report \(reports)",
      "fi",
    ]
  }

  private static func indented(_ lines: [some StringProtocol], by width: Int) -> String {
    lines.map { String(repeating: " ", count: width) + $0 }.joined(separator: "\n")
  }

  /// Returns a branch as a pattern of GitHub that only matches its name, for a YAML list in brackets.
  private static func pattern(for branch: String) -> String {
    // Git allows only these of the special characters in names.
    JSONValue.string(branch.map { "+]!".contains($0) ? "\\\($0)" : String($0) }.joined()).line
  }

  /// The step of GitHub that installs the Debian package of the repository's variables.
  private static let installation = #"""
    - name: Install render-layouts
      env:
        CHECKSUM: ${{ vars.RENDER_LAYOUTS_CHECKSUM }}
        PACKAGE: ${{ vars.RENDER_LAYOUTS_PACKAGE }}
      run: |
        test -n "$PACKAGE" || { echo "::error::set the variable RENDER_LAYOUTS_PACKAGE"; exit 1; }
        curl --fail --silent --show-error --location --output /tmp/render-layouts.deb "$PACKAGE"
        test -z "$CHECKSUM" || echo "$CHECKSUM  /tmp/render-layouts.deb" | sha256sum --check --quiet
        sudo apt-get update --quiet
        sudo apt-get install --yes --no-install-recommends git poppler-utils librsvg2-bin libgdk-pixbuf2.0-bin \
          /tmp/render-layouts.deb
    """#.split(separator: "\n")

  private static func workflow(for folder: String, _ branch: String) -> String {
    let isTop = folder == "."
    let before = isTop ? "" : "\(folder)/"
    let place =
      isTop ? "" : "\n    defaults:\n      run:\n        working-directory: \(JSONValue.string(folder).line)"
    return """
      # Draws the project's layouts for every change, and annotates the lines that break them. The gallery is the
      # artifact 'layouts': unpack it and open index.html. Existing problems do not fail the job.
      # Set the variable RENDER_LAYOUTS_PACKAGE of the repository to the URL of render-layouts' Debian package, and
      # RENDER_LAYOUTS_CHECKSUM to its SHA-256 checksum, so that no other package is installed.
      name: Layouts
      on:
        push:
          branches: [\(pattern(for: branch))]
        pull_request:
      permissions:
        contents: read
      jobs:
        layouts:
          runs-on: ubuntu-latest\(place)
          steps:
            - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
              with:
                # Layouts are compared with those of the target branch.
                fetch-depth: 0
            # Unchanged layouts are not drawn again. The cache is outside the checkout, because the authors of a pull
            # request control the files in it.
            - uses: actions/cache@5a3ec84eff668545956fd18022155c47e93e2684 # v4.2.3
              with:
                path: |
                  ~/.cache/render-layouts
                  \(before)Output
                key: layouts-${{ github.ref }}-${{ github.sha }}
                restore-keys: |
                  layouts-${{ github.ref }}-
                  layouts-refs/heads/${{ github.base_ref || github.event.repository.default_branch }}-
      \(indented(installation, by: 6))
            # Fails if there are findings that 'approve --findings' has not accepted.
            - name: Draw the layouts
              run: render-layouts render . --report junit,sarif,markdown
            # Fails if a layout differs from the approved one; without approved layouts, if a layout begins to fail.
            # Scenes can be approved one by one: a layout that is not approved yet is a warning.
            - name: Compare the layouts
              if: ${{ !cancelled() }}
              env:
                TARGET: ${{ github.base_ref && format('origin/{0}...', github.base_ref) }}
              run: |
      \(indented(comparison(with: "$TARGET", reports: "github,junit"), by: 10))
            - uses: actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02 # v4.6.2
              if: always()
              with:
                name: layouts
                path: \(path("Output", in: folder))

      """
  }

  private static func pipeline(for folder: String) -> String {
    let place = folder == "." ? "" : "\n    - \(JSONValue.string("cd \(Finding.quoted(folder))").line)"
    func reports(_ name: String) -> String {
      ["Output/\(name)", "Output/diff/\(name)"].map { path($0, in: folder) }.joined(separator: ", ")
    }
    return """
      # Draws the project's layouts for every change, and shows new problems in the merge request. The gallery is the
      # artifact 'layouts': open Output/index.html in it. Existing problems do not fail the job.
      # Include this file from .gitlab-ci.yml (include: { local: .gitlab/layouts.yml }), and set the variable
      # RENDER_LAYOUTS_IMAGE of the project to the address of render-layouts' image.
      layouts:
        image:
          name: $RENDER_LAYOUTS_IMAGE
          entrypoint: [""]
        rules:
          - if: $CI_PIPELINE_SOURCE == "merge_request_event"
          - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
        variables:
          # Unchanged layouts are not drawn again. GitLab keeps caches inside the checkout: the tool
          # does not use a cache in which git tracks files.
          RENDER_LAYOUTS_CACHE: .layouts-cache
          # Layouts are compared with those of the target branch.
          GIT_DEPTH: 0
        cache:
          key: layouts-$CI_COMMIT_REF_SLUG
          fallback_keys: [layouts-$CI_DEFAULT_BRANCH]
          when: always
          paths: [\(path(".layouts-cache/", in: folder)), \(path("Output/", in: folder))]
        script:\(place)
          # Runners make checked-out and restored files writable for all users.
          - if [ -d .layouts-cache ]; then chmod -R go-w .layouts-cache; fi
          # Fails if there are findings that 'approve --findings' has not accepted, or if a layout differs from the
          # approved one; without approved layouts, if a layout begins to fail. Scenes can be approved one by one: a
          # layout that is not approved yet is a warning.
          - code=0; render-layouts render . --report junit,gitlab,markdown || code=$?
          - |
            {
      \(indented(comparison(with: "${CI_MERGE_REQUEST_DIFF_BASE_SHA:-}", reports: "junit,gitlab"), by: 8))
            } || code=$?
            exit "$code"
        artifacts:
          when: always
          expose_as: layouts
          paths: [\(path("Output/", in: folder))]
          reports:
            junit: [\(reports("junit.xml"))]
            codequality: [\(reports("codequality.json"))]

      """
  }
}
