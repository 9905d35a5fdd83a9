import { fontFaces } from "./font-faces"
import { forcedColorsStyles } from "./forced-colors"
import { dark, light } from "./palette"
import { printStyles } from "./print-styles"
import { revealStyles } from "./reveal-styles"
import {
  below,
  color,
  fontSizeVariables,
  from,
  growthStart,
  lowWindow,
  reducedMotion,
  smoothScrolling,
  typography,
  variableName,
} from "./tokens"
import { fontFamily } from "./typeface"
import { viewTransitions } from "./view-transitions"

/**
 * Global styles: variables of both themes, fonts, reset and focus ring. A static style sheet in the head of every page
 * (`gatsby-ssr.tsx`), without JavaScript. Selections are styled below `body`: for the root, Chromium would compute the
 * styles of all elements at each view transition. `--growth` is for windows from `growthStart` to 2560 px, `--bleed` how
 * far covers extend beyond the container there.
 */
export const globalStyles = () =>
  `
  ${fontFaces}

  /* A number, so that a transition can follow the pointer. */
  @property --pointer {
    syntax: "<number>";
    inherits: true;
    initial-value: 0;
  }

  :root {
    color-scheme: light;
    --section-padding: clamp(72px, 4rem + 5vw, 152px);
    --header-size: 72px;
    /* What of it stays in view while the page scrolls. */
    --header-height: var(--header-size);
    --grid-gap: 12px;
    --growth: clamp(0px, (100vw - ${growthStart / 16}rem) / 275, 0.2rem);
    --bleed: calc(40 * var(--growth));
    ${fontSizeVariables()}
    --focus: var(--color-focus);
    ${variables(light)}
  }

  [data-theme="dark"] {
    color-scheme: dark;
    ${variables(dark)}
  }

  ${below.sm} {
    :root {
      --section-padding: 56px;
    }
  }

  ${from.md} {
    :root {
      --grid-gap: 24px;
    }
  }

  ${from.lg} {
    :root {
      --header-size: 88px;
    }
  }

  ${lowWindow} {
    :root {
      --header-height: 0px;
    }
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  * {
    margin: 0;
  }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-top: calc(var(--header-height) + 24px);
    /* Without it, the value of body applies to the window, which then scrolls if scrollbars take space. */
    overflow-x: clip;
  }

  ${smoothScrolling("html")}

  html:has(dialog:modal) {
    overflow: hidden;
    /* Behind a modal dialog, the dots of rails would still catch clicks and the focus. With a selector for them here,
    browsers would compute the styles of the whole page again after every change. */
    --dots: hidden;
  }

  body {
    ${typography.body}
    font-family: ${fontFamily};
    color: ${color.text};
    background: ${color.bg};
    -webkit-font-smoothing: antialiased;
    overflow-x: clip;
    overflow-wrap: break-word;
    /* For the logo: the light of the home page's hero. */
    timeline-scope: --hero-light;
  }

  img,
  svg,
  video {
    display: block;
    max-width: 100%;
  }

  a {
    color: inherit;
    text-decoration: none;
  }

  ul,
  ol {
    padding: 0;
    list-style: none;
  }

  button,
  input,
  textarea,
  select {
    font: inherit;
    letter-spacing: inherit;
    word-spacing: inherit;
    color: inherit;
  }

  h1,
  h2,
  h3,
  h4,
  h5 {
    font-weight: 500;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }

  p,
  li,
  dd,
  figcaption {
    text-wrap: pretty;
  }

  p,
  dd,
  figcaption {
    overflow-wrap: anywhere;
  }

  /* Elements of Gatsby whose style attributes the content security policy blocks. */
  #gatsby-focus-wrapper {
    outline: none;
  }

  #gatsby-announcer {
    position: absolute;
    top: 0;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  body ::selection {
    background: ${color.selection};
  }

  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }

  ${revealStyles}

  ${viewTransitions}

  ${reducedMotion} {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      /* Not a short duration: it would start a transition of every property that changes. */
      transition: none !important;
    }
  }

  ${forcedColorsStyles()}

  ${printStyles(variables(light))}
`.replace(commentsAndSpace, " ")

const commentsAndSpace = /(?:\/\*[\s\S]*?\*\/|\s)+/g

function variables(theme: typeof light) {
  return (["color", "shadow"] as const)
    .flatMap((group) =>
      Object.entries(theme[group]).map(([name, value]) => `${variableName(group, name)}: ${value};`),
    )
    .join("\n")
}
