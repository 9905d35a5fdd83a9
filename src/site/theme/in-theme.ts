/** For what only the light theme shows. */
export const inLight = `[data-theme="dark"] & { display: none; }`

/** For what only the dark theme shows. @param display its value there */
export const inDark = (display: "block" | "inline") => `
  display: none;
  [data-theme="dark"] & { display: ${display}; }
`
