/**
 * Creates the prompt's stylesheet. A constructed sheet in a shadow root is allowed by a strict policy and not affected
 * by the page's styles.
 */
export function createPromptStyles(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    dialog {
      all: initial;
      display: block;
      color-scheme: light dark;
      box-sizing: border-box;
      position: fixed;
      inset: 16px 16px auto auto;
      margin: 0;
      inline-size: min(360px, calc(100vw - 32px));
      max-block-size: calc(100dvh - 32px);
      overflow: auto;
      padding: 0;
      border: 1px solid light-dark(#d8b26a, #7a5a1e);
      border-radius: 14px;
      background: light-dark(#fffaf0, #211a0e);
      color: light-dark(#241a06, #f8eedb);
      box-shadow: 0 24px 64px -12px rgb(0 0 0 / 45%);
      font: 400 14px/1.45 system-ui, sans-serif;
    }
    dialog::backdrop { background: rgb(20 14 0 / 18%); }
    .top { display: flex; align-items: center; gap: 10px; padding: 14px 16px; border-block-end: 1px solid light-dark(#ecd9b0, #41331a); }
    h2 { margin: 0; font-size: 14px; font-weight: 650; }
    .top span { margin-inline-start: auto; font-size: 12px; color: light-dark(#6b5523, #c9b587); overflow-wrap: anywhere; }
    svg { inline-size: 24px; block-size: 24px; flex: none; }
    section { padding: 16px; }
    p { margin: 0 0 12px; font-size: 17px; font-weight: 600; }
    dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 14px; margin: 0; }
    dt { color: light-dark(#6b5523, #c9b587); }
    dd { margin: 0; text-align: end; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
    pre { margin: 0; padding: 10px; max-block-size: 180px; overflow: auto; border-radius: 8px; background: light-dark(#f6ead0, #2e2412); white-space: pre-wrap; overflow-wrap: anywhere; font: 12px/1.5 ui-monospace, monospace; }
    .buttons { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; padding: 0 16px 16px; }
    button { min-block-size: 44px; border: 1px solid light-dark(#8a6820, #b28a3c); border-radius: 10px; background: none; color: inherit; font: 600 14px system-ui, sans-serif; cursor: pointer; }
    button[data-primary] { border-color: transparent; background: light-dark(#8a5a00, #e9b650); color: light-dark(#fff, #221700); }
    button:focus-visible, pre:focus-visible { outline: 2px solid light-dark(#8a5a00, #e9b650); outline-offset: 2px; }
  `)
  return sheet
}
