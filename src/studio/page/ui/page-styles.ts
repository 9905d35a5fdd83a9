import { color, typography } from "../../host"
import { touch } from "./controls"

/** What the studio changes in the site's global styles: a tool fills the window and scrolls in its panes. */
export const pageStyles = `
  html,
  body,
  #studio {
    height: 100%;
    scroll-behavior: auto;
    scroll-padding: 0;
  }

  #studio {
    display: flex;
  }

  body {
    ${typography.small}
    background: ${color.bg};
  }

  * {
    scrollbar-width: thin;
  }

  summary {
    cursor: pointer;
  }

  strong {
    font-weight: 500;
  }

  h1:focus {
    outline: none;
  }

  input[type="checkbox"]:not([role]) {
    width: 18px;
    height: 18px;
    accent-color: ${color.accentText};
  }

  input:is([type="checkbox"], [type="range"]) {
    vertical-align: middle;
  }

  ${touch} {
    summary {
      min-height: 44px;
    }

    label:has(> input[type="checkbox"]) {
      padding-block: 12px;
    }
  }

  ::placeholder {
    color: ${color.textTertiary};
  }
`
