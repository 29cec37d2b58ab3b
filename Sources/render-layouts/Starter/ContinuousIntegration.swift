/// The CI systems that files can be written for.
enum ContinuousIntegration: String, Sendable, Hashable, CaseIterable {
  case github
  case gitlab

  /// The file that tells the system to check and draw the project's scenes for every change.
  var file: Starter.File {
    switch self {
    case .github: Starter.File(path: ".github/workflows/layouts.yml", text: Self.workflow)
    case .gitlab: Starter.File(path: ".gitlab/layouts.yml", text: Self.pipeline)
    }
  }

  private static let workflow = """
    # Checks and draws the project's layouts for every change; the gallery is the artifact 'layouts'.
    # Set the variable RENDER_LAYOUTS_REPOSITORY of the project to the git address of render-layouts.
    name: Layouts
    on: [push, pull_request]
    permissions:
      contents: read
    jobs:
      layouts:
        runs-on: ubuntu-latest
        container: swift:6.3-bookworm
        steps:
          - uses: actions/checkout@v4
          - name: Get render-layouts
            env:
              REPOSITORY: ${{ vars.RENDER_LAYOUTS_REPOSITORY }}
            run: |
              test -n "$REPOSITORY" || { echo "::error::set the variable RENDER_LAYOUTS_REPOSITORY"; exit 1; }
              git clone --depth 1 "$REPOSITORY" /opt/render-layouts
          - name: Draw the layouts
            run: /opt/render-layouts/scripts/render --strict
          - uses: actions/upload-artifact@v4
            if: always()
            with:
              name: layouts
              path: Output

    """

  private static let pipeline = """
    # Checks and draws the project's layouts for every change; the gallery is the artifact 'layouts'.
    # Include this file from .gitlab-ci.yml (include: { local: .gitlab/layouts.yml }), and set the variable
    # RENDER_LAYOUTS_REPOSITORY of the project to the git address of render-layouts.
    layouts:
      image: swift:6.3-bookworm
      script:
        - test -n "$RENDER_LAYOUTS_REPOSITORY" || { echo "set the variable RENDER_LAYOUTS_REPOSITORY"; exit 1; }
        - git clone --depth 1 "$RENDER_LAYOUTS_REPOSITORY" /opt/render-layouts
        - /opt/render-layouts/scripts/render --strict
      artifacts:
        when: always
        expose_as: layouts
        paths: [Output/]

    """
}
