import styled from "@emotion/styled"

/** Shown while scripts run; `shell/first-script.ts` says so before the first paint. */
export const ScriptsOnly = styled.div`
  display: none;

  [data-scripts] & {
    display: contents;
  }
`

/** Shown where no script runs. */
export const WithoutScripts = styled.div`
  display: contents;

  [data-scripts] & {
    display: none;
  }
`
