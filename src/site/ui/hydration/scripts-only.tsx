import styled from "@emotion/styled"

/** Visible with JavaScript: `site/shell/head/first-script.ts` sets the attribute before the first paint. */
export const ScriptsOnly = styled.div`
  display: none;

  [data-scripts] & {
    display: contents;
  }
`

/** Visible without JavaScript. */
export const WithoutScripts = styled.div`
  display: contents;

  [data-scripts] & {
    display: none;
  }
`
