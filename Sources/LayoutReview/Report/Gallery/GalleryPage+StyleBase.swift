extension GalleryPage {
  /// Type, controls, the header and what all pages share.
  static let baseStyle = #"""
    *, *::before, *::after { box-sizing: border-box; }

    html { scroll-padding-top: 8rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }

    body {
      margin: 0;
      background: var(--page);
      color: var(--ink);
      font: 0.9375rem/1.5 Inter, system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif;
      font-feature-settings: "tnum" 0;
    }

    main { padding: 0 clamp(0.75rem, 2.5vw, 2rem) 3rem; outline: none; }
    h1, h2, h3, p, ul, ol, dl, dd, pre { margin: 0; }
    ul, ol { padding: 0; list-style: none; }
    h1 { font-size: 1.75rem; line-height: 1.2; letter-spacing: -0.02em; font-weight: 700; overflow-wrap: anywhere; outline: none; }
    h2 { font-size: 1rem; line-height: 1.3; font-weight: 650; }
    h3 { font-size: 0.9375rem; font-weight: 650; overflow-wrap: anywhere; }
    a { color: var(--accent); text-underline-offset: 0.15em; text-decoration-thickness: 1px; }
    code, pre, kbd { font: 0.8125rem/1.5 ui-monospace, "SF Mono", Menlo, Consolas, "Noto Sans Mono", monospace; overflow-wrap: anywhere; }
    [hidden] { display: none !important; }
    .quiet { color: var(--quiet); font-weight: 400; }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
    h1:focus-visible { outline: none; }

    .skip { position: fixed; top: -4rem; left: 1rem; z-index: 10; padding: 0.5rem 1rem; border: 0; border-radius: 0 0 8px 8px; background: var(--accent); color: var(--on-accent); font: inherit; }
    .skip:focus { top: 0; }

    /* Header */

    .bar {
      position: sticky; top: 0; z-index: 5;
      padding: 0.625rem clamp(0.75rem, 2.5vw, 2rem);
      background: color-mix(in srgb, var(--page) 86%, transparent);
      backdrop-filter: saturate(1.6) blur(16px);
      border-bottom: 1px solid var(--line);
    }
    .bar-row { display: flex; align-items: center; gap: 0.75rem; min-height: 2rem; }
    .trail { flex: 1; min-width: 0; }
    .trail ol { display: flex; align-items: baseline; gap: 0 0.5rem; min-width: 0; font-weight: 550; }
    .trail li { display: flex; gap: 0.5rem; min-width: 2.5rem; flex: 0 1 auto; }
    .trail li:first-child { flex-shrink: 0; }
    .trail li + li::before { content: "›"; color: var(--quiet); }
    .trail a, .trail span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .trail a { text-decoration: none; }
    .trail a:hover { text-decoration: underline; }
    .round { width: 2rem; height: 2rem; flex: none; border: 1px solid var(--control); border-radius: 50%; background: var(--surface); color: var(--ink); font: 650 1rem/1 Inter, system-ui, sans-serif; cursor: pointer; }

    .filters { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-top: 0.5rem; }
    .selects { display: flex; flex-wrap: wrap; gap: 0.5rem; }
    .count { padding: 0.75rem clamp(0.75rem, 2.5vw, 2rem) 0; color: var(--quiet); font-size: 0.8125rem; }
    .foot { padding: 1rem clamp(0.75rem, 2.5vw, 2rem) 2rem; color: var(--quiet); font-size: 0.8125rem; }

    input[type=search], select, .button, .segmented button {
      min-height: 2rem; max-width: 100%;
      padding: 0.2rem 0.65rem;
      border: 1px solid var(--control); border-radius: 8px;
      background: var(--surface); color: var(--ink);
      font: inherit; font-size: 0.875rem;
    }
    input[type=search] { flex: 0 1 18rem; min-width: 10rem; }
    input::placeholder { color: var(--quiet); opacity: 1; }
    select { padding-inline-end: 0.3rem; cursor: pointer; }
    select.on, input.on { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); background: var(--raised); }
    .button { display: inline-flex; align-items: center; justify-content: center; text-decoration: none; cursor: pointer; }
    .button.more { display: none; }
    .button:hover, .segmented button:hover, .round:hover { background: var(--raised); }
    .button.primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
    .button.off { opacity: 0.45; cursor: default; }

    .segmented { display: inline-flex; align-items: stretch; }
    .segmented button { border-radius: 0; margin-left: -1px; cursor: pointer; min-width: 2.25rem; }
    .segmented > :first-child { border-radius: 8px 0 0 8px; margin-left: 0; }
    .segmented > :last-child { border-radius: 0 8px 8px 0; }
    .segmented button[aria-pressed=true] { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
    .segmented button:focus-visible { position: relative; z-index: 1; }

    /* Status */

    .badges { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: baseline; }
    .badge { display: inline-flex; align-items: baseline; gap: 0.4em; font-size: 0.8125rem; line-height: 1.4; font-weight: 550; text-align: start; }
    .badge.ok, .badge.note { color: var(--quiet); font-weight: 450; }
    .badge.warning { color: var(--warning); }
    .badge.error { color: var(--error-ink); }
    .sign { flex: none; font-weight: 750; }

    .panel { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; }
    .panel > summary { display: flex; align-items: center; gap: 0.5rem; padding: 0.6rem 0.9rem; cursor: pointer; list-style: none; border-radius: 12px; }
    .panel > summary::-webkit-details-marker { display: none; }
    .panel > summary::before { content: ""; flex: none; width: 0.4rem; height: 0.4rem; margin-inline: 0.1rem 0.25rem; border: solid var(--quiet); border-width: 0 2px 2px 0; rotate: -45deg; transition: rotate 0.15s; }
    .panel[open] > summary::before { rotate: 45deg; translate: 0 -0.1rem; }

    .findings { display: grid; gap: 0 1.5rem; padding: 0 0.9rem; }
    .findings.columns { grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr)); }
    .finding { display: grid; gap: 0.3rem; align-content: start; padding: 0.7rem 0; border-top: 1px solid var(--line); font-size: 0.875rem; }
    .message { overflow-wrap: anywhere; }
    .notes { padding-inline-start: 0.9rem; border-inline-start: 2px solid var(--line); font-size: 0.8125rem; }
    .notes li { overflow-wrap: anywhere; }
    .hint { color: var(--quiet); }
    .hint::before { content: "→ "; }
    .place code, .where { color: var(--quiet); font-size: 0.8125rem; }
    .excerpt { padding: 0.4rem 0.6rem; border-radius: 6px; background: var(--page); overflow-x: auto; white-space: pre; }
    .excerpt mark { background: none; color: var(--error-ink); text-decoration: underline wavy; text-underline-offset: 0.25em; }
    .files { display: inline-flex; gap: 0.6rem; margin-inline-end: 0.9rem; }
    .notice { padding: 0.75rem 1rem; border: 1px solid var(--warning); border-radius: 10px; background: var(--warning-fill); color: var(--warning); }
    .empty { padding: 4rem 1rem; text-align: center; display: grid; gap: 1rem; color: var(--quiet); }

    """#
}
