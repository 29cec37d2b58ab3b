extension GalleryPage {
  /// The frame of the page; the script fills it.
  ///
  /// The picture in the tab is a device outline with a constraint in it.
  static let html = #"""
    <!DOCTYPE html>
    <html lang="en" dir="ltr">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Layout review</title>
    <link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%233388FF' stroke-width='1.5'%3E%3Crect x='2.75' y='.75' width='10.5' height='14.5' rx='2.25'/%3E%3Cpath d='M5 8h6M5 5.5v5M11 5.5v5'/%3E%3C/svg%3E">
    <link rel="stylesheet" href="assets/gallery.css">
    </head>
    <body>
    <button type="button" class="skip" id="skip">Skip to the content</button>
    <header class="bar">
    <div class="bar-row">
    <nav class="trail" id="trail" aria-label="You are here"></nav>
    <button type="button" class="round" id="help-button" aria-label="Help and keys" aria-haspopup="dialog">?</button>
    </div>
    <form class="filters" id="filters" role="search" aria-label="Layouts"></form>
    </header>
    <p class="count" id="count" role="status"></p>
    <main id="main" tabindex="-1"></main>
    <footer class="foot" id="foot"></footer>
    <dialog class="help" id="help" aria-labelledby="help-title"></dialog>
    <noscript><p class="notice">This page needs JavaScript. Without it, open the pictures in the folders “sheets” and “renders”, or read report.json.</p></noscript>
    <script src="data.js"></script>
    <script src="assets/gallery.js"></script>
    </body>
    </html>

    """#
}
