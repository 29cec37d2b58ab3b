/// The CI systems that files can be written for.
enum ContinuousIntegration: String, Sendable, Hashable, CaseIterable {
  case github
  case gitlab

  /// The file that tells the system to check, draw and compare the project's scenes for every change.
  var file: Starter.File {
    switch self {
    case .github: Starter.File(path: ".github/workflows/layouts.yml", text: Self.workflow)
    case .gitlab: Starter.File(path: ".gitlab/layouts.yml", text: Self.pipeline)
    }
  }

  private static let workflow = """
    # Draws the project's layouts for every change, compares them with the approved ones, and shows what is wrong beside
    # the lines. The gallery is the artifact 'layouts': unpack it and open index.html.
    # Set the variable RENDER_LAYOUTS_REPOSITORY of the project to the git address of render-layouts.
    name: Layouts
    on:
      push:
        branches: [main]
      pull_request:
    permissions:
      contents: read
    jobs:
      layouts:
        runs-on: ubuntu-latest
        container: swift:6.3-bookworm
        env:
          # What has not changed since the last run is not drawn again.
          RENDER_LAYOUTS_CACHE: .layouts-cache
        steps:
          - uses: actions/checkout@v4
          - uses: actions/cache@v4
            with:
              path: |
                .layouts-cache
                Output
              key: layouts-${{ github.sha }}
              restore-keys: layouts-
          - name: Get render-layouts
            env:
              REPOSITORY: ${{ vars.RENDER_LAYOUTS_REPOSITORY }}
            run: |
              test -n "$REPOSITORY" || { echo "::error::set the variable RENDER_LAYOUTS_REPOSITORY"; exit 1; }
              git clone --depth 1 "$REPOSITORY" /opt/render-layouts
          # Fails on errors and warnings, and where a scene cannot be read.
          - name: Draw the layouts
            run: /opt/render-layouts/scripts/render . --strict --report github,junit,sarif,markdown
          # Fails where a layout is not as approved or has never been approved. Only 'approve' writes, never this.
          - name: Compare with the approved layouts
            if: success() || failure()
            run: /opt/render-layouts/.build/release/render-layouts compare . --report github,junit
          - uses: actions/upload-artifact@v4
            if: always()
            with:
              name: layouts
              path: Output

    """

  private static let pipeline = """
    # Draws the project's layouts for every change, compares them with the approved ones, and shows what is wrong in the
    # merge request. The gallery is the artifact 'layouts': open Output/index.html in it.
    # Include this file from .gitlab-ci.yml (include: { local: .gitlab/layouts.yml }), and set the variable
    # RENDER_LAYOUTS_REPOSITORY of the project to the git address of render-layouts.
    layouts:
      image: swift:6.3-bookworm
      variables:
        # What has not changed since the last run is not drawn again.
        RENDER_LAYOUTS_CACHE: .layouts-cache
      cache:
        key: layouts
        when: always
        paths: [.layouts-cache/, Output/]
      script:
        - |
          test -n "$RENDER_LAYOUTS_REPOSITORY" || { echo "set the variable RENDER_LAYOUTS_REPOSITORY"; exit 1; }
          git clone --depth 1 "$RENDER_LAYOUTS_REPOSITORY" /opt/render-layouts
        # Fails on errors and warnings, where a scene cannot be read, and where a layout is not as approved or has never
        # been approved. Only 'approve' writes what is approved, never this.
        - |
          code=0
          /opt/render-layouts/scripts/render . --strict --report junit,gitlab,markdown || code=$?
          /opt/render-layouts/.build/release/render-layouts compare . --report junit,gitlab || code=$?
          exit $code
      artifacts:
        when: always
        expose_as: layouts
        paths: [Output/]
        reports:
          junit: [Output/junit.xml, Output/diff/junit.xml]
          codequality: [Output/codequality.json, Output/diff/codequality.json]

    """
}
