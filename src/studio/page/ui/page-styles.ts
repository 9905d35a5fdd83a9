import { color, typography } from "../../../theme/tokens"

/** What the studio changes in the site's global styles: a tool fills the window and scrolls in its panes. */
export const pageStyles = `
  html,
  body,
  #studio {
    height: 100%;
    scroll-behavior: auto;
    scroll-padding: 0;
  }

  body {
    ${typography.small}
    background: ${color.bg};
    scrollbar-width: thin;
  }

  /* Rendered, but not shown: its sections are copied. */
  .studio-gallery {
    position: fixed;
    top: 0;
    left: -1400px;
    width: 1280px;
    height: 2000px;
    border: 0;
    visibility: hidden;
  }

  summary {
    cursor: pointer;
  }

  h1:focus {
    outline: none;
  }

  input[type="checkbox"]:not([role]) {
    width: 18px;
    height: 18px;
    accent-color: ${color.accentText};
    vertical-align: -3px;
  }

  ::placeholder {
    color: ${color.textTertiary};
  }
`
